// SPDX-License-Identifier: MIT

package import AssayDocuments

/// What SwiftUI shows over or instead of a screen while it is presented. It has no written form: a
/// description is of the screen below.
package struct PresentationModifier: ModifierDescription {
  package static let name = "presentation"
  package static let example = PresentationModifier(
    what: "a presented sheet", presentation: PresentationNode(kind: .cover(background: nil)))

  /// As in "`what` is not drawn", where it is not.
  package var what: String
  /// nil where presentations are left out of a picture.
  package var presentation: PresentationNode?

  package init(what: String, presentation: PresentationNode?) {
    self.what = what
    self.presentation = presentation
  }

  package static func read(_ reader: inout ModifierReader) throws -> Self {
    throw DocumentError(
      "a description cannot contain a presentation; describe its content as a view of its own",
      at: reader.whole.mark)
  }

  package func written() throws -> DocumentValue {
    throw DocumentError(
      "a description cannot contain \(what); describe its content as a view of its own")
  }

  package var effect: ModifierEffect {
    presentation.map { .container(.presentation($0)) } ?? .notDrawn(what)
  }
}

/// What is presented over a screen.
package struct PresentationNode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case sheet(Sheet)
    case cover(background: StyleNode?)
    case alert(title: TextNode)
    /// nil for a title that is not shown.
    case confirmationDialog(title: TextNode?)
  }

  package enum Detent: Hashable, Sendable {
    case large
    /// About half of the screen, as the system has it.
    case medium
    /// Of the height of the screen, in 0...1.
    case fraction(Double)
    /// In points.
    case height(Double)

    /// The smallest on a phone; `large` where there is none.
    package static func smallest(of detents: [Detent]) -> Detent {
      detents.min { $0.rank < $1.rank } ?? .large
    }

    /// Whether a sheet of this height covers no more than one of another height.
    package func reaches(atMost other: Detent) -> Bool { rank <= other.rank }

    /// A phone is about 800 points high.
    private var rank: Double {
      switch self {
      case .large: 800
      case .medium: 420
      case .fraction(let fraction): fraction * 800
      case .height(let height): height
      }
    }
  }

  package struct Sheet: Hashable, Sendable {
    package var detent: Detent
    package var hasDragIndicator: Bool
    /// nil for the default.
    package var cornerRadius: Double?
    package var background: StyleNode?
    /// Whether it is a popover where there is room for one.
    package var isPopover: Bool
    /// Whether the screen behind is dimmed: it is not where it can be touched.
    package var dimsScreen: Bool

    package init(
      detent: Detent = .large, hasDragIndicator: Bool = false, cornerRadius: Double? = nil,
      background: StyleNode? = nil, isPopover: Bool = false, dimsScreen: Bool = true
    ) {
      self.detent = detent
      self.hasDragIndicator = hasDragIndicator
      self.cornerRadius = cornerRadius
      self.background = background
      self.isPopover = isPopover
      self.dimsScreen = dimsScreen
    }
  }

  package var kind: Kind
  /// The content, or the actions.
  package var children: [ViewNode]
  package var message: [ViewNode]

  package init(kind: Kind, children: [ViewNode] = [], message: [ViewNode] = []) {
    self.kind = kind
    self.children = children
    self.message = message
  }
}
