// SPDX-License-Identifier: MIT

public import AssayGraphics

/// Measures and places subviews, as SwiftUI's protocol of the same name.
public protocol Layout: Sendable {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews)
}

public struct LayoutSubviews {
}

/// A type-erased layout.
public struct AnyLayout: Sendable {
  public let layout: any Layout

  public init(_ layout: any Layout) {
    self.layout = layout
  }
}
