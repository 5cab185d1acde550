// SPDX-License-Identifier: MIT

/// The glass of iOS 26. Unlike SwiftUI, it bends and reflects nothing.
public struct Glass: Hashable, Sendable {
  fileprivate var tintColor: Color?
  fileprivate var isClear = false
  fileprivate var isIdentity = false

  /// The usual glass.
  public static let regular = Glass()
  /// Glass that shows more of what is behind it.
  public static let clear = Glass(isClear: true)
  /// No glass.
  public static let identity = Glass(isIdentity: true)

  /// Returns the glass in a color; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tintColor = color
    return copy
  }

  /// Returns the same glass: nothing is touched in a snapshot.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass that names none.
public nonisolated struct DefaultGlassEffectShape: Shape, PrimitiveShape {
  /// Creates the shape.
  public init() {}
  /// Returns a capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  package var geometry: ShapeGeometry { .capsule(style: .continuous) }
}

nonisolated extension View {
  /// Draws glass behind the view: a blur of what is there, with a bright edge and a soft shadow.
  @ViewBuilder
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    if glass.isIdentity { self } else { background { GlassPane(glass: glass, shape: shape) } }
  }

  /// Accepted, but not drawn: the identity of glass in motion.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Accepted, but not drawn: glass that flows together.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    reporting(id == nil ? nil : "glass that flows together")
  }
}

/// Accepted, but not drawn: how glass appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// Accepted, but not drawn: without a motion.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Accepted, but not drawn: from the glass beside it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Accepted, but not drawn: out of nothing.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

nonisolated extension View {
  /// Accepted, but not drawn: how glass appears and disappears.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// Measured on iOS 26 (Home Assistant's `EntityFilterPickerView`): 253 over white, 19 over black,
/// an edge of one point that is 40 there, and a shadow around it only, as four capsules in a
/// column show it.
private nonisolated struct GlassPane<S: Shape>: View {
  let glass: Glass
  let shape: S

  var body: some View {
    shape.fill(glass.isClear ? Material.ultraThin : Material(name: .glassPane))
      .overlay(shape.fill(glass.tintColor?.opacity(0.8) ?? Color.clear))
      .overlay(shape.stroke(Color.white.opacity(0.09), lineWidth: 2).clipShape(shape))
      .background(shadow)
  }

  private var shadow: some View {
    ZStack {
      shape.fill(Color.black).shadow(color: Color.black.opacity(0.074), radius: 15.5, x: 0, y: 8)
      shape.fill(Color.black).blendMode(.destinationOut)
    }
    .compositingGroup()
  }
}

/// Views whose glass would flow together. Unlike SwiftUI, each pane is drawn by itself.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container; the spacing, in points, has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}

/// A button on glass.
public nonisolated struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass
  /// Creates the style.
  public init(_ glass: Glass = .regular) { self.glass = glass }
  /// Returns the label on a capsule of glass.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 12).padding(.vertical, 7).glassEffect(glass)
  }
}

/// A button on glass in the tint color, drawn as a prominent button with a border.
public nonisolated struct GlassProminentButtonStyle: NamedButtonStyle {
  /// Creates the style.
  public init() {}
  package var node: ButtonStyleNode { .borderedProminent }
}

nonisolated extension ButtonStyle where Self == GlassButtonStyle {
  /// A button on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button on a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button on glass in the tint color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
