// SPDX-License-Identifier: MIT

extension GraphicsContext {
  /// Draws with the names of Core Graphics. The origin is the top left corner, as in the canvas.
  ///
  /// - Parameter content: draws into the context, whose state ends with it.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let drawing = CGContext(size: clipBoundingRect.size)
    try content(drawing)
    var inner = self
    for command in drawing.commands { command(&inner) }
  }
}
