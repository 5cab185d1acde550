// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `onGeometryChange`, `onAppear` and their kind: Swift code that runs when layout knows the place
/// of the view. It draws nothing, so all are equal, and the written form of a view leaves it out.
package struct GeometryChangeModifier: ModifierDescription {
  package static let name = "onGeometryChange"
  package static let example = GeometryChangeModifier { _ in }

  /// SwiftUI does not require `@Sendable` closures. Each rendering calls them on one thread.
  private final class Observer: @unchecked Sendable {
    let report: (Room) -> Void
    init(_ report: @escaping (Room) -> Void) { self.report = report }
  }

  private let observer: Observer

  package init(_ report: @escaping (Room) -> Void) {
    self.observer = Observer(report)
  }

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    throw DocumentError.swiftCode("'onGeometryChange'", at: reader.whole.mark)
  }

  package func written() throws -> DocumentValue {
    throw DocumentError.swiftCode("onGeometryChange")
  }

  package var effect: ModifierEffect { .geometry(.observer { [observer] in observer.report($0) }) }

  package static func == (a: Self, b: Self) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
