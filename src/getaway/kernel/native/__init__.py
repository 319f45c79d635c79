"""A small compiler: it reads the text of rules and writes LLVM's assembly.

`kinds` says what a value can be, `body` collects the lines of one function, `reckoning` calculates, `words`
are the functions that rules may call without being rules, `writer` reads expressions and `statements` the
rest, `unit` puts functions together, `entrance` lets Python call them, `machine` is LLVM, `rule` is what
`@rule` means to the compiled engine.
"""
