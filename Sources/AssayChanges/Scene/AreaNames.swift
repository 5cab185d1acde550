// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Names the element at a place of a picture.
package struct AreaNames {
  private let elements: [AccessibilityElement]

  /// - Parameter trees: of the pictures, the one whose words are preferred first.
  package init(_ trees: [AccessibilityNode]...) {
    elements = trees.flatMap { AccessibilityElement.elements(of: $0) }
  }

  /// The element that covers an area best, such as `button "Save"`; nil where none is about as
  /// large as the area or around it.
  package func name(at area: Rect) -> String? {
    var best: (share: Double, element: AccessibilityElement)?
    for element in elements {
      let frame = element.node.frame
      let width = min(frame.maxX, area.maxX) - max(frame.minX, area.minX)
      let height = min(frame.maxY, area.maxY) - max(frame.minY, area.minY)
      guard width > 0, height > 0 else { continue }
      let covered = width * height
      // Most of the area must be the element's, or the name would be of a part of the change.
      guard covered >= area.width * area.height / 2 else { continue }
      let share = covered / (frame.width * frame.height)
      if share > best?.share ?? 0 { best = (share, element) }
    }
    return best?.element.fullName
  }
}
