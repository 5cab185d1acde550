// SPDX-License-Identifier: MIT

package import AssayGraphics

/// `safeAreaInset`: a bar at an edge of the content, whose safe area ends where the bar starts.
package struct SafeAreaInsetLayout: UncachedLayout {
  var edge: Edge
  var alignment: Alignment
  var spacing: Double

  package init(edge: Edge, alignment: Alignment, spacing: Double?) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing ?? ViewSpacing.defaultDistance
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    guard let content = subviews.first, let bar = subviews.dropFirst().first else { return .zero }
    let taken = bar.sizeThatFits(barOffer(proposal, beside: content))[axis] + spacing
    let size = content.sizeThatFits(contentOffer(proposal, taken))
    return axis == .vertical
      ? Size(width: size.width, height: size.height + taken)
      : Size(width: size.width + taken, height: size.height)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first, let bar = subviews.dropFirst().first else { return }
    let barOffer = barOffer(ProposedViewSize(bounds.size), beside: content)
    let barSize = bar.sizeThatFits(barOffer)
    let taken = barSize[axis] + spacing
    var room = bounds
    var barRoom = bounds
    switch edge {
    case .top:
      room.y += taken
      room.height -= taken
      barRoom.height = barSize.height
    case .bottom:
      room.height -= taken
      barRoom.y = bounds.maxY - barSize.height
      barRoom.height = barSize.height
    case .leading:
      room.x += taken
      room.width -= taken
      barRoom.width = barSize.width
    case .trailing:
      room.width -= taken
      barRoom.x = bounds.maxX - barSize.width
      barRoom.width = barSize.width
    }
    content.place(in: room, alignment: .center, proposal: ProposedViewSize(room.size))
    content.setSafeArea(
      SafeArea(region: subviews.safeArea.region, safe: subviews.safeArea.safe.intersection(room)))
    bar.place(in: barRoom, alignment: alignment, proposal: barOffer)
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// What the content leaves at its smallest, as OpenSwiftUI's `InsetViewLayout` has it: a bar of a
  /// shape with a maximum height has that height, not the shape's ideal one.
  private func barOffer(
    _ proposal: ProposedViewSize, beside content: LayoutSubview
  ) -> ProposedViewSize {
    let across = proposal[axis.cross]
    let along = proposal[axis].map { length in
      let smallest = content.sizeThatFits(ProposedViewSize(axis, along: 0, across: across))
      return max(0, length - spacing - smallest[axis])
    }
    return ProposedViewSize(axis, along: along, across: across)
  }

  private func contentOffer(_ proposal: ProposedViewSize, _ taken: Double) -> ProposedViewSize {
    ProposedViewSize(
      axis, along: proposal[axis].map { max(0, $0 - taken) }, across: proposal[axis.cross])
  }
}
