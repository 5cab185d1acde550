// SPDX-License-Identifier: MIT

/// An alignment of an app's own. Two are equal when the same type declares them.
///
/// A class, because every view that is nested in another one has alignments on the stack.
package final class CustomAlignment: Hashable, Sendable {
  /// The type that declares it.
  private let type: ObjectIdentifier
  /// Where the guide lies in a view that does not place it, in points of the view.
  let defaultValue: @Sendable (ViewDimensions) -> Double

  package init(
    declaredBy type: Any.Type, defaultValue: @escaping @Sendable (ViewDimensions) -> Double
  ) {
    self.type = ObjectIdentifier(type)
    self.defaultValue = defaultValue
  }

  package static func == (a: CustomAlignment, b: CustomAlignment) -> Bool { a.type == b.type }
  package func hash(into hasher: inout Hasher) { hasher.combine(type) }
}
