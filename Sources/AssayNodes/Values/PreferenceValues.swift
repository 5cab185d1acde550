// SPDX-License-Identifier: MIT

/// What views tell the views around them, by the type of the preference key.
///
/// It is unchecked because one thread lays a view out, and the values stay on it.
package struct PreferenceValues: @unchecked Sendable {
  private struct Entry {
    var value: Any
    /// Joins a value with one that comes later.
    let join: (Any, Any) -> Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The value of a key; nil where no view has set one.
  package func value(of key: Any.Type) -> Any? { entries[ObjectIdentifier(key)]?.value }

  /// Replaces the value of a key.
  package mutating func set(
    _ value: Any, of key: Any.Type, join: @escaping (_ first: Any, _ next: Any) -> Any
  ) {
    entries[ObjectIdentifier(key)] = Entry(value: value, join: join)
  }

  /// Joins the values with those of a view that comes later.
  package mutating func add(_ later: PreferenceValues) {
    for (key, entry) in later.entries {
      if let first = entries[key] {
        entries[key]?.value = first.join(first.value, entry.value)
      } else {
        entries[key] = entry
      }
    }
  }
}

/// Identifies a view whose preferences a body reads.
package final class PreferenceSource: Sendable {
  package init() {}
}

/// What a modifier does with the preferences of the views inside.
package enum PreferenceStep: Sendable {
  /// Changes what the views around get.
  case change(@Sendable (inout PreferenceValues, Room) -> Void)
  /// Tells them to code, after layout.
  case report(@Sendable (PreferenceValues) -> Void)
  /// Lets a body read them.
  case source(PreferenceSource)
}
