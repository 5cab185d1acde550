// SPDX-License-Identifier: MIT

/// Draws a view as an image, for code that shares one. Unlike SwiftUI, the image is not drawn, and
/// is reported where a screen shows it.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the image is opaque.
  public var isOpaque = false

  /// The colors of the image.
  public var colorMode = ColorRenderingMode.nonLinear
  /// How bright the image may be.
  public var allowedDynamicRange: Image.DynamicRange?

  /// Whether a change of what the view observes is told. Nothing changes in a snapshot.
  public var isObservationEnabled = false

  /// Creates what draws a view.
  public init(content: Content) { self.content = content }

  /// An image that is not drawn, and is reported.
  public var uiImage: UIImage? { UIImage(undrawn: "an image made by ImageRenderer") }
  /// Not there: code that asks for pixels gets nil, as where an image is too large. It is reported.
  public var cgImage: CGImage? { uiImage?.cgImage }
  /// An image that is not drawn, and is reported.
  public var nsImage: NSImage? { uiImage }

  /// Never calls the closure, because the view is not drawn, which is reported.
  ///
  /// - Parameters:
  ///   - rasterizationScale: pixels per point.
  ///   - renderer: takes the size of the view in points, and what draws it into a context.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ draw: (_ context: CGContext) -> Void) -> Void
  ) {
    LeftOutNotes.add("what ImageRenderer draws into a context")
  }
}
