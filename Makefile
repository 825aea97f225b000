.PHONY: serve test check play golden shots gallery bench soak mutants

serve test check play golden shots gallery bench soak mutants:
	@python3 run.py $@
