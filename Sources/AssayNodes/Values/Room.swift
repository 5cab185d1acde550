// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayLayout

/// What layout knows of the place of a view: its size, and where it is.
package struct Room: Sendable {
  /// A coordinate space around the view and where its view is.
  package struct Space: Sendable {
    package var name: CoordinateSpaceName
    /// In points of the scene.
    var frame: Rect

    package init(name: CoordinateSpaceName, frame: Rect) {
      self.name = name
      self.frame = frame
    }
  }

  /// In points of the scene.
  package var frame: Rect
  /// How far the view may grow beyond the safe area at the edges where it reaches it.
  package var safeAreaInsets: EdgeInsets
  /// Innermost first.
  var spaces: [Space]
  /// Whether a part of it is in sight, on the canvas and in the scroll views around.
  package var isVisible: Bool

  package init(
    frame: Rect, safeAreaInsets: EdgeInsets = EdgeInsets(), spaces: [Space] = [],
    isVisible: Bool = true
  ) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.spaces = spaces
    self.isVisible = isVisible
  }

  package var size: Size { frame.size }

  /// Where the innermost space of a name is; nil where there is none.
  package func frame(of name: CoordinateSpaceName) -> Rect? {
    spaces.first { $0.name == name }?.frame
  }
}
