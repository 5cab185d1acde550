// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayViews

/// SwiftUI's documentation of `inset(by:edges:)`: of the two corners at an edge, the larger counts.
@Suite("Insets of corners")
struct RectangleCornerInsetsTests {
  private let corners = RectangleCornerInsets(
    topLeading: CGSize(width: 1, height: 2), topTrailing: CGSize(width: 30, height: 40),
    bottomLeading: CGSize(width: 5, height: 6), bottomTrailing: CGSize(width: 7, height: 8))

  @Test("each edge has the larger of its corners")
  func edges() {
    let insets = EdgeInsets(top: 100, leading: 200, bottom: 300, trailing: 400)
    #expect(
      insets.inset(by: corners)
        == EdgeInsets(top: 140, leading: 205, bottom: 308, trailing: 430))
    #expect(
      insets.inset(by: corners, edges: .top)
        == EdgeInsets(top: 140, leading: 200, bottom: 300, trailing: 400))
    #expect(insets.inset(by: RectangleCornerInsets()) == insets)
  }
}
