// The program's top-level code.
// claim: keeps topLevelUse
used()
