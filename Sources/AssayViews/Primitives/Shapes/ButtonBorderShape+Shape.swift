// SPDX-License-Identifier: MIT

/// The outline of buttons with a border, as a shape of its own.
nonisolated extension ButtonBorderShape: InsettableShape, PrimitiveShape {
  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  /// Returns the shape shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }

  package var geometry: ShapeGeometry { outline.geometry }

  private var outline: any PrimitiveShape {
    let environment = FormattedWords.current
    let shape = node == .automatic ? environment.buttonBorderShape : node
    switch shape {
    case .automatic:
      guard let radius = Self.radius(environment) else { return Capsule() }
      return RoundedRectangle(cornerRadius: radius)
    case .capsule: return Capsule()
    case .circle: return Circle()
    case .roundedRectangle(let radius):
      let radius = radius.map { CGFloat($0) } ?? Self.radius(environment) ?? 8
      return RoundedRectangle(cornerRadius: radius)
    }
  }

  /// Of a button with a border of the control size, in points; nil for a capsule. The radii are
  /// those that buttons are drawn with.
  private static func radius(_ environment: EnvironmentValues) -> CGFloat? {
    switch (environment.look, environment.controlSize) {
    case (.iOS26, _), (.tvOS, _): nil
    case (.iOS18, .mini), (.iOS18, .small): nil
    case (.iOS18, .regular): 7
    case (.iOS18, .large), (.iOS18, .extraLarge): 12
    case (.macOS, .mini): 3.5
    case (.macOS, .small): 4.5
    case (.macOS, .regular): 5
    case (.macOS, .large), (.macOS, .extraLarge): 6
    }
  }
}

nonisolated extension Shape where Self == ButtonBorderShape {
  /// The shape of buttons with a border at the place of the view.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
