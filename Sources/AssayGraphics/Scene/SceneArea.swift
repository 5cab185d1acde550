// SPDX-License-Identifier: MIT

/// A part of a scene that the system scrolls, keeps or decorates: what rules on what is drawn there
/// must know. It is not drawn, and not written to files.
package struct SceneArea: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// What one scrolls, along these axes.
    case scroll(isHorizontal: Bool, isVertical: Bool)
    /// A bar of the system's, at one text size and with targets of its own.
    case bar
    /// A sign of the system's that adds nothing to the words beside it.
    case decoration
    /// A picture that is missing, or not loaded, and is drawn as a stand-in.
    case missingImage
    /// What keeps its colors with Smart Invert, or does not.
    case smartInvert(isIgnored: Bool)
  }

  package var kind: Kind
  /// What of it is seen, in points of the scene; of a scroll view the rectangle that clips it.
  package var frame: Rect
  /// Of all that is inside, which may reach beyond the frame.
  package var content: Rect
  /// Of a scroll view, what of its frame no bar or inset takes: its content begins and ends there.
  package var safe: Rect
  /// Of the accessibility elements inside of a bar.
  package var elements: [Rect]

  package init(
    kind: Kind, frame: Rect, content: Rect, safe: Rect? = nil, elements: [Rect] = []
  ) {
    self.kind = kind
    self.frame = frame
    self.content = content
    self.safe = safe ?? frame
    self.elements = elements
  }
}
