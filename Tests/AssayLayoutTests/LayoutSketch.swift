// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout

/// A tree of fixed leaves and layouts, laid out and printed as text: one line a node,
/// `name x,y widthxheight`, two spaces a level.
final class LayoutSketch {
  private let tree = LayoutTree()
  private var names: [String] = []
  private let direction: LayoutDirection

  init(_ direction: LayoutDirection = .leftToRight) {
    self.direction = direction
  }

  func leaf(
    _ name: String, _ width: Double, _ height: Double, baseline: Double? = nil
  ) -> LayoutTree.ID {
    add(
      name, FixedLayout(size: Size(width: width, height: height), baseline: baseline), [],
      priority: 0, guides: baseline == nil ? [] : .textBaselines)
  }

  /// Takes what it is offered, between two widths, at one height.
  func flexible(
    _ name: String, min: Double, max: Double, height: Double = 10
  ) -> LayoutTree.ID {
    add(name, FlexibleLeaf(min: min, max: max, height: height), [], priority: 0)
  }

  func spacer(_ axis: Axis?, minLength: Double? = nil) -> LayoutTree.ID {
    add("Spacer", SpacerLayout(minLength: minLength, axis: axis), [], priority: -.infinity)
  }

  func fill(_ name: String = "Fill") -> LayoutTree.ID { add(name, FillLayout(), [], priority: 0) }

  func node(
    _ name: String, _ layout: any Layout, _ children: LayoutTree.ID...,
    guides: AlignmentKey.Set? = nil
  ) -> LayoutTree.ID {
    add(name, layout, children, priority: children.count == 1 ? nil : 0, guides: guides)
  }

  func prioritized(_ child: LayoutTree.ID, _ priority: Double) -> LayoutTree.ID {
    tree.setPriority(priority, of: child)
    return child
  }

  func lines(
    _ root: LayoutTree.ID, in size: Size, scale: Double? = nil, safeArea: SafeArea? = nil
  ) -> String {
    let area = safeArea ?? SafeArea(region: Rect(size: size), safe: Rect(size: size))
    tree.layOut(root: root, in: area.safe, safeArea: area)
    return text(root, scale)
  }

  /// Laid out at its ideal size.
  func ideal(_ root: LayoutTree.ID) -> String {
    let size = tree.size(of: root, .unspecified)
    tree.layOut(root: root, at: Rect(size: size), proposal: .unspecified)
    return text(root, nil)
  }

  func size(_ root: LayoutTree.ID, _ proposal: ProposedViewSize) -> Size {
    tree.size(of: root, proposal)
  }

  private func text(_ root: LayoutTree.ID, _ scale: Double?) -> String {
    var lines: [String] = []
    func walk(_ id: LayoutTree.ID, _ indent: String) {
      var frame = tree.frame(of: id)
      if let scale { frame = PixelGrid(scale: scale).round(frame) }
      lines.append(
        "\(indent)\(names[id]) \(short(frame.x)),\(short(frame.y)) "
          + "\(short(frame.width))x\(short(frame.height))")
      for child in tree.children(of: id) { walk(child, indent + "  ") }
    }
    walk(root, "")
    return lines.joined(separator: "\n")
  }

  private func short(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    return thousandths == thousandths.rounded()
      ? String(Int(thousandths)) : String(thousandths)
  }

  private func add(
    _ name: String, _ layout: any Layout, _ children: [LayoutTree.ID], priority: Double?,
    guides: AlignmentKey.Set? = nil
  ) -> LayoutTree.ID {
    let id = tree.add(
      layout, children: children, direction: direction, priority: priority, guides: guides)
    names.append(name)
    return id
  }
}

/// As wide as it is offered between two widths; its ideal is the smaller.
private struct FlexibleLeaf: Layout {
  var min: Double
  var max: Double
  var height: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: Swift.min(Swift.max(proposal.width ?? min, min), max), height: height)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
