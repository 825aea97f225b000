.PHONY: serve test check play golden shots bench soak mutants

serve test check play golden shots bench soak mutants:
	@python3 run.py $@
