// What main.swift uses of other files is used.
func used() {}
// ↓ unused-function
func unused() {}
