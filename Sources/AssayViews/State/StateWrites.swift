// SPDX-License-Identifier: MIT

/// Whether a `@State` was given another value while an action ran. A rendering shows the first
/// value, so what the action meant to show is missing from the picture.
///
/// It is unchecked because the action runs on one thread, in one call.
final class StateWrites: @unchecked Sendable {
  @TaskLocal private static var current: StateWrites?

  private var hasChanges = false

  /// Runs an action, and answers whether it changed a state.
  static func recorded(_ action: () -> Void) -> Bool {
    let writes = StateWrites()
    $current.withValue(writes, operation: action)
    return writes.hasChanges
  }

  /// Notes that a state was set.
  static func note<Value>(_ new: Value, over old: Value) {
    guard let current, !isEqual(new, old) else { return }
    current.hasChanges = true
  }

  private static func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func open<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    return open(a)
  }
}
