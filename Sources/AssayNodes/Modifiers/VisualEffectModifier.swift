// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `visualEffect(_:)` and the effects of a `GeometryEffect`: Swift code that says, once layout
/// knows the place of the view, how the view is drawn. The written form of a view leaves it out.
package struct VisualEffectModifier: ModifierDescription {
  package static let name = "visualEffect"
  package static let example = VisualEffectModifier("example") { _ in [.opacity(0.5)] }

  /// SwiftUI does not require `@Sendable` closures. Each rendering calls them on one thread.
  private final class Effect: @unchecked Sendable {
    let drawings: (Room) -> [ModifierDrawing]
    init(_ drawings: @escaping (Room) -> [ModifierDrawing]) { self.drawings = drawings }
  }

  /// By which two are compared.
  private let detail: String
  private let code: Effect

  /// - Parameter drawings: what is drawn of the view at a place, innermost first.
  package init(_ detail: String, _ drawings: @escaping (Room) -> [ModifierDrawing]) {
    self.detail = detail
    self.code = Effect(drawings)
  }

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    throw DocumentError.swiftCode("'visualEffect'", at: reader.whole.mark)
  }

  package func written() throws -> DocumentValue {
    throw DocumentError.swiftCode("visualEffect")
  }

  package var effect: ModifierEffect { .geometry(.effect { [code] in code.drawings($0) }) }

  package static func == (a: Self, b: Self) -> Bool { a.detail == b.detail }
  package func hash(into hasher: inout Hasher) { hasher.combine(detail) }
}
