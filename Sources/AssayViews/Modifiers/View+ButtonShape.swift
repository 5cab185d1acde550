// SPDX-License-Identifier: MIT

/// The shape of buttons with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  let node: ButtonBorderShapeNode
  /// As the style and the size of the button suggest.
  public static let automatic = ButtonBorderShape(node: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(node: .capsule)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(node: .roundedRectangle(radius: nil))
  /// A circle.
  public static let circle = ButtonBorderShape(node: .circle)
  /// A rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(node: .roundedRectangle(radius: Double(radius)))
  }
}

nonisolated extension View {
  /// Sets the shape of the buttons with a border in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modified(.buttonBorderShape(shape.node))
  }
}
