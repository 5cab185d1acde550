// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayText

/// The layout of a `Text`: as wide as its widest line in the room it is offered.
struct TextLeafLayout: UncachedLayout {
  var engine: TextEngine
  var request: TextRequest
  /// Points that text below keeps from text above.
  var leading: Double
  /// Points that it keeps from other views above.
  var above: Double?
  /// Points that other views below keep from it.
  var below: Double?
  /// The size without limits.
  var ideal: Size

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    // Room for all of it: nothing can change.
    if proposal.width ?? .infinity >= ideal.width, proposal.height ?? .infinity >= ideal.height {
      return ideal
    }
    // How narrow text may become is asked of each text in each stack; laying it out a letter a line
    // to learn that it is 0 is the dearest way to know.
    if let width = proposal.width, width <= 0 { return Size(width: 0, height: ideal.height) }
    return engine.layout(request.offered(proposal)).size
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func spacing(subviews: Subviews, cache: inout Void) -> AssayLayout.ViewSpacing {
    .text(leading: leading, above: above, below: below)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: AssayLayout.ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    guide == .listRowSeparatorLeading ? 0 : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: AssayLayout.ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? {
    switch guide {
    case .firstTextBaseline: engine.layout(request.offered(proposal)).firstBaseline
    case .firstTextLineCenter: engine.layout(request.offered(proposal)).lines.first?.frame.midY
    case .lastTextBaseline: engine.layout(request.offered(proposal)).lastBaseline
    default: nil
    }
  }
}

extension TextRequest {
  /// The request in the room that a view is proposed; no end of room is no limit.
  func offered(_ proposal: AssayLayout.ProposedViewSize) -> TextRequest {
    var request = self
    request.maxWidth = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    request.maxHeight = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    return request
  }
}
