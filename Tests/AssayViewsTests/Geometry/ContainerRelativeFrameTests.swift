// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayGraphics
import AssayTraits
import Foundation
import Testing

@testable import AssayNodes
@testable import AssayViews

@MainActor
@Suite("containerRelativeFrame in a scene")
struct ContainerRelativeFrameSceneTests {
  @Test("pages of a horizontal scroll view are as wide as it")
  func pages() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<2) { _ in Color.red.containerRelativeFrame(.horizontal) }
      }
    }
    .padding(.horizontal, 20)
    #expect(
      try GeometrySketch.tree(view) == """
        padding 0,0 100x100
          ScrollView 20,0 60x100
            HStack 20,0 120x100
              frame 20,0 60x100
                Color 20,0 60x100
              frame 80,0 60x100
                Color 80,0 60x100
        """)
  }

  /// Three columns of (100 - 2 * 8) / 3 = 28.
  @Test("columns share the width of the screen")
  func columns() throws {
    let view = Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 8)
    #expect(try GeometrySketch.tree(view).hasPrefix("frame 36,0 28x100"))
  }

  /// 50 by 25 in the middle of 100 by 100 ends at 75 by 62.5. At one pixel a point, the frame
  /// starts at 37.5, rounded to 38, and the text of 10 at 52.5, rounded to 53.
  @Test("a length of one's own")
  func computed() throws {
    let view = Text(verbatim: "ab").containerRelativeFrame(
      [.horizontal, .vertical], alignment: .bottomTrailing
    ) { length, axis in axis == .vertical ? length / 4 : length / 2 }
    #expect(
      try GeometrySketch.tree(view) == """
        frame 25,38 50x25
          Text 65,53 10x10 "ab"
        """)
  }

  /// iPhone 13, 390 by 844: 47 for the status bar, 44 for the bar, 34 for the home indicator.
  @Test("the screen of a navigation stack ends at its bars")
  func navigationStack() throws {
    let device = try #require(Device.named("iPhone13"))
    let proxy = try GeometrySketch.proxy(in: .device(device)) { probe in
      NavigationStack {
        probe.containerRelativeFrame([.horizontal, .vertical])
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(proxy?.size == CGSize(width: 390, height: 844 - 47 - 44 - 34))
  }

  @Test("reads as it is written; Swift code has no written form")
  func writtenForm() throws {
    let views: [any View] = [
      Text(verbatim: "a").containerRelativeFrame(.horizontal),
      Text(verbatim: "a").containerRelativeFrame(
        [.horizontal, .vertical], count: 4, span: 2, spacing: 8, alignment: .leading),
    ]
    for view in views {
      let node = try view.viewNode()
      #expect(try ViewNode.read(node.written()) == node)
    }
    #expect(throws: DocumentError.self) {
      try Text(verbatim: "a").containerRelativeFrame(.horizontal) { length, _ in length }
        .viewNode().written()
    }
  }
}
