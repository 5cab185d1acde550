// What the top-level code of main.swift calls is used.
// claim: file main.swift
// claim: keeps topLevelUse
used()
let counter = Counter()
counter.increment()
func used() {}
final class Counter {
  func increment() {}
  // ↓ unused-method
  func reset() {}
}
// ↓ unused-function
func unused() {}
