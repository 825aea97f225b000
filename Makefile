.PHONY: serve test check golden bench soak mutants

serve test check golden bench soak mutants:
	@python3 run.py $@
