// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayLayout

/// A view as data: what a `View` lowers to, what a description file holds, what layout reads.
///
/// `modifiers` apply in order, the first nearest to the content, as they are written in Swift.
package struct ViewNode: Hashable, Sendable {
  package var content: Content
  package var modifiers: [ModifierNode]

  package init(_ content: Content, modifiers: [ModifierNode] = []) {
    self.content = content
    self.modifiers = modifiers
  }

  package indirect enum Content: Hashable, Sendable {
    case text(TextNode)
    case image(ImageNode)
    case color(Color)
    case linearGradient(LinearGradient)
    case shape(ShapeNode)
    case divider
    /// `minLength` in points; nil for the default.
    case spacer(minLength: Double?)
    /// `spacing` in points; nil for the default between each pair of neighbours.
    case hStack(alignment: VerticalAlignment, spacing: Double?, children: [ViewNode])
    case vStack(alignment: HorizontalAlignment, spacing: Double?, children: [ViewNode])
    case zStack(alignment: Alignment, children: [ViewNode])
    case scrollView(axes: Axis.Set, children: [ViewNode])
    case list(children: [ViewNode])
    case form(children: [ViewNode])
    case section(header: [ViewNode], footer: [ViewNode], children: [ViewNode])
    case button(role: ButtonRole?, label: [ViewNode])
    case link(label: [ViewNode])
    case label(title: [ViewNode], icon: [ViewNode])
    case toggle(isOn: Bool, label: [ViewNode])
    case textField(TextFieldNode)
    /// `value` in 0...1; nil for an indeterminate spinner.
    case progressView(value: Double?, label: [ViewNode])
    /// NavigationStack and NavigationView.
    case navigationStack(children: [ViewNode])
    case navigationLink(label: [ViewNode])
    /// One child is shown: that whose tag is `selection`, else the first.
    case tabView(selection: String?, children: [ViewNode])
    /// Children of the container around it: `Group`, `ForEach`, several views where one is asked for.
    case group(children: [ViewNode])
    /// Swift code that lays out its children; it has no written form.
    case customLayout(CustomLayoutNode, children: [ViewNode])
    case empty
  }
}

public enum ButtonRole: String, Codable, Hashable, Sendable, CaseIterable {
  case destructive, cancel
}

/// `Text`: pieces that are either said as they stand or looked up in the string tables.
package struct TextNode: Hashable, Sendable {
  package struct Piece: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
      case verbatim(String)
      /// A key of the string tables with its arguments; `Text("key")`.
      case localized(key: String, arguments: [LocalizedArgument], table: String?)
    }

    package var source: Source
    package var style: TextPieceStyle

    package init(_ source: Source, style: TextPieceStyle = TextPieceStyle()) {
      self.source = source
      self.style = style
    }
  }

  package var pieces: [Piece]

  package init(pieces: [Piece]) {
    self.pieces = pieces
  }

  package init(verbatim text: String) {
    self.init(pieces: [Piece(.verbatim(text))])
  }

  package init(key: String, arguments: [LocalizedArgument] = [], table: String? = nil) {
    self.init(pieces: [Piece(.localized(key: key, arguments: arguments, table: table))])
  }
}

/// A value interpolated into a localised key.
package enum LocalizedArgument: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case double(Double)
}

/// What a `Text` says of itself, apart from the environment; nil where it says nothing.
package struct TextPieceStyle: Hashable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var isItalic: Bool?
  package var hasMonospacedDigits: Bool?
  package var foreground: StyleNode?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?
  /// In points.
  package var kerning: Double?
  package var tracking: Double?
  package var baselineOffset: Double?

  package init() {}
}

/// `Image.TemplateRenderingMode`.
public enum TemplateRenderingMode: String, Codable, Hashable, Sendable, CaseIterable {
  case original, template
}

/// `Image`.
package struct ImageNode: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case system(String)
    /// An image set of the asset catalog.
    case named(String)
    /// A PNG file, relative to the description or absolute.
    case file(String)
  }

  package typealias RenderingMode = TemplateRenderingMode

  package var source: Source
  package var isResizable: Bool
  package var renderingMode: RenderingMode?
  /// Not spoken.
  package var isDecorative: Bool
  package var label: String?

  package init(
    _ source: Source, isResizable: Bool = false, renderingMode: RenderingMode? = nil,
    isDecorative: Bool = false, label: String? = nil
  ) {
    self.source = source
    self.isResizable = isResizable
    self.renderingMode = renderingMode
    self.isDecorative = isDecorative
    self.label = label
  }
}

/// `TextField` and `SecureField`, drawn as they stand.
package struct TextFieldNode: Hashable, Sendable {
  package var prompt: TextNode
  package var text: String
  package var isSecure: Bool
  package var isMultiline: Bool

  package init(
    prompt: TextNode, text: String, isSecure: Bool = false, isMultiline: Bool = false
  ) {
    self.prompt = prompt
    self.text = text
    self.isSecure = isSecure
    self.isMultiline = isMultiline
  }
}

/// A shape and how it is drawn.
package struct ShapeNode: Hashable, Sendable {
  package enum Drawing: Hashable, Sendable {
    case fill
    /// Centred on the outline.
    case stroke(AssayGraphics.StrokeStyle)
    /// Within the outline.
    case strokeBorder(AssayGraphics.StrokeStyle)
  }

  package var geometry: ShapeGeometry
  package var drawing: Drawing
  /// nil for the foreground style in force.
  package var style: StyleNode?

  package init(_ geometry: ShapeGeometry, drawing: Drawing = .fill, style: StyleNode? = nil) {
    self.geometry = geometry
    self.drawing = drawing
    self.style = style
  }
}

/// Which outline a shape draws in the room it gets.
package indirect enum ShapeGeometry: Hashable, Sendable {
  case rectangle
  /// In points.
  case roundedRectangle(cornerRadius: Double, style: RoundedCornerStyle)
  case unevenRoundedRectangle(CornerRadii, style: RoundedCornerStyle)
  case circle
  case ellipse
  case capsule(style: RoundedCornerStyle)
  /// In points of the room it gets.
  case path(AssayGraphics.Path)
  case inset(ShapeGeometry, by: Double)
  /// The `path(in:)` of a shape written in Swift; it has no written form.
  case computed(ShapeComputation)
}
