// SPDX-License-Identifier: MIT

/// An image that code has drawn with UIKit's or Core Graphics' names.
package final class DrawnImage: Hashable, @unchecked Sendable {
  /// In points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  private let isOpaque: Bool
  private let commands: [CGContext.Command]

  init(size: CGSize, scale: CGFloat, isOpaque: Bool, commands: [CGContext.Command]) {
    self.size = size
    self.scale = scale
    self.isOpaque = isOpaque
    self.commands = commands
  }

  package static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The view of the image: in its size, or in the room that it is offered.
  @ViewBuilder
  func view(_ node: ImageNode) -> some View {
    let canvas = Canvas { context, room in
      guard self.size.width > 0, self.size.height > 0 else { return }
      context.scaleBy(x: room.width / self.size.width, y: room.height / self.size.height)
      if node.renderingMode == .template {
        context.clipToLayer { self.draw(in: &$0) }
        context.fill(Path(CGRect(origin: .zero, size: self.size)), with: .foreground)
      } else {
        context.drawLayer { self.draw(in: &$0) }
      }
    }
    if node.isResizable {
      canvas.frame(idealWidth: size.width, idealHeight: size.height)
    } else {
      canvas.frame(width: size.width, height: size.height)
    }
  }

  private func draw(in context: inout GraphicsContext) {
    context.clip(to: Path(CGRect(origin: .zero, size: size)))
    if isOpaque {
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    for command in commands { command(&context) }
  }
}
