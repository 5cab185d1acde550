// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Foundation
import Testing

@testable import AssayNodes
@testable import AssayViews

/// Sizes by SwiftUI's rules: a stack without a spacing of its own keeps 8 points between views, and
/// gives views that are not flexible what they want before it divides the rest.
@MainActor
@Suite("A geometry reader")
struct GeometryReaderTests {
  @Test("takes what a stack leaves: 100 less a row of 20 and 8 points between them")
  func sharesAStack() throws {
    let proxy = try GeometrySketch.proxy { probe in
      VStack {
        Color.red.frame(height: 20)
        probe
      }
    }
    #expect(proxy?.size == CGSize(width: 100, height: 72))
  }

  @Test("shares a row with another in equal parts")
  func sharesARow() throws {
    let proxy = try GeometrySketch.proxy { probe in
      HStack(spacing: 0) {
        GeometryReader { _ in Color.red }
        probe
      }
    }
    #expect(proxy?.size == CGSize(width: 50, height: 100))
    #expect(proxy?.frame(in: .global) == CGRect(x: 50, y: 0, width: 50, height: 100))
    #expect(proxy?.frame(in: .local) == CGRect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test("puts its content at the top leading corner, one view over the other")
  func content() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      GeometryReader { proxy in
        Text(verbatim: "ab")
        Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }
    }
    #expect(
      try GeometrySketch.tree(view) == """
        VStack 0,0 100x100
          frame 0,0 100x20
            Color 0,0 100x20
          GeometryReader 0,20 100x80
            Group 0,20 50x20
              Text 0,20 10x10 "ab"
              frame 0,20 50x20
                Color 0,20 50x20
        """)
  }

  @Test("is 10 by 10 where its ideal size is asked for")
  func ideal() throws {
    #expect(try GeometrySketch.proxy { $0.fixedSize() }?.size == CGSize(width: 10, height: 10))
  }

  @Test("is 10 points high in a vertical scroll view")
  func scrollView() throws {
    let proxy = try GeometrySketch.proxy { probe in
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          probe
        }
      }
    }
    #expect(proxy?.size == CGSize(width: 100, height: 10))
    #expect(proxy?.frame(in: .scrollView) == CGRect(x: 0, y: 30, width: 100, height: 10))
  }

  @Test("is as wide as the content of a list's row")
  func listRow() throws {
    let proxy = try GeometrySketch.proxy { probe in
      List { probe.listRowInsets(EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 25)) }
        .listStyle(.plain)
    }
    #expect(proxy?.size == CGSize(width: 60, height: 10))
  }

  @Test("as a background has the size of the view in front")
  func background() throws {
    let proxy = try GeometrySketch.proxy { Text(verbatim: "abcd").background($0) }
    #expect(proxy?.size == CGSize(width: 20, height: 10))
    #expect(proxy?.frame(in: .global).origin == CGPoint(x: 40, y: 45))
  }

  @Test("in a reader has what the outer one really has")
  func nested() throws {
    let proxy = try GeometrySketch.proxy { probe in
      VStack {
        Color.red.frame(height: 20)
        GeometryReader { outer in probe.frame(width: outer.size.width / 2) }
      }
    }
    #expect(proxy?.size == CGSize(width: 50, height: 72))
    #expect(proxy?.frame(in: .global).origin == CGPoint(x: 0, y: 28))
  }

  @Test("at the end of a row is at the left from right to left")
  func rightToLeft() throws {
    func frame(_ locale: String) throws -> CGRect? {
      try GeometrySketch.proxy(locale: locale) { probe in
        HStack(spacing: 0) {
          Color.red.frame(width: 30)
          probe
        }
      }?.frame(in: .global)
    }
    #expect(try frame("en") == CGRect(x: 30, y: 0, width: 70, height: 100))
    #expect(try frame("ar") == CGRect(x: 0, y: 0, width: 70, height: 100))
  }

  @Test("has its content at the right from right to left")
  func rightToLeftContent() throws {
    let view = GeometryReader { _ in Text(verbatim: "ab") }
    let built = try GeometrySketch.build(view, locale: "ar")
    #expect(
      built.layoutTree.description == """
        GeometryReader 0,0 100x100
          Text 90,0 10x10 "ab"
        """)
  }

  @Test("measures from the spaces that views around it are named as")
  func namedSpaces() throws {
    let proxy = try GeometrySketch.proxy { probe in
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        probe.padding(5).coordinateSpace(name: 7)
      }
      .coordinateSpace(.named("stack"))
      .padding(10)
    }
    // 100 - 2 * 10 wide, less 2 * 5; 20 high views above.
    let size = CGSize(width: 70, height: 50)
    #expect(proxy?.frame(in: .named(7)) == CGRect(origin: CGPoint(x: 5, y: 5), size: size))
    #expect(proxy?.frame(in: .named("stack")) == CGRect(origin: CGPoint(x: 5, y: 25), size: size))
    #expect(proxy?.frame(in: .global) == CGRect(origin: CGPoint(x: 15, y: 35), size: size))
    let old = CoordinateSpace.named("stack")
    #expect(proxy?.frame(in: old) == CGRect(origin: CGPoint(x: 5, y: 25), size: size))
    #expect(proxy?.bounds(of: .named("stack")) == CGRect(x: -5, y: -25, width: 80, height: 80))
  }

  @Test("measures from the screen where no view has the name")
  func unknownSpace() throws {
    let proxy = try GeometrySketch.proxy { $0.padding(10) }
    #expect(proxy?.frame(in: .named("x")) == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(proxy?.bounds(of: .named("x")) == nil)
  }

  @Test("is evaluated on many threads at once, each with its own room")
  func threads() async throws {
    let traits = TraitSet(canvas: .fixed(Size(width: 100, height: 100), displayScale: 1))
    let view = VStack {
      Color.red.frame(height: 20)
      GeometryReader { Text(verbatim: "\($0.size.height)") }
    }
    let node = try view.viewNode(in: EnvironmentValues(traits: traits))
    let builder = try SceneSketch.builder()
    let texts = try await withThrowingTaskGroup(of: String?.self) { group in
      for height in 11...50 {
        group.addTask {
          let size = Size(width: 100, height: 28 + Double(height))
          let traits = TraitSet(canvas: .fixed(size, displayScale: 1))
          return try builder.build(node, traits: traits).texts.first?.string
        }
      }
      var texts: Set<String> = []
      for try await text in group { if let text { texts.insert(text) } }
      return texts
    }
    #expect(texts == Set((11...50).map { "\(CGFloat($0))" }))
  }
}

/// iPhone 13: 390 by 844 with 47 points taken at the top and 34 at the bottom.
@MainActor
@Suite("The safe area of a geometry reader")
struct GeometryReaderSafeAreaTests {
  private func proxy(@ViewBuilder _ place: (Probe) -> some View) throws -> GeometryProxy {
    let device = try #require(Device.named("iPhone13"))
    return try #require(try GeometrySketch.proxy(in: .device(device), place))
  }

  @Test("is outside of a reader that fills the screen")
  func screen() throws {
    let proxy = try proxy { $0 }
    #expect(proxy.size == CGSize(width: 390, height: 763))
    #expect(proxy.safeAreaInsets == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(proxy.frame(in: .global) == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test("is nothing for a reader that ignores it")
  func ignored() throws {
    let proxy = try proxy { $0.ignoresSafeArea() }
    #expect(proxy.size == CGSize(width: 390, height: 844))
    #expect(proxy.safeAreaInsets == EdgeInsets())
    #expect(proxy.frame(in: .global) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("counts at the edges that the reader reaches")
  func oneEdge() throws {
    let proxy = try proxy { probe in
      VStack(spacing: 0) {
        Color.red.frame(height: 63)
        probe
      }
    }
    #expect(proxy.size == CGSize(width: 390, height: 700))
    #expect(proxy.safeAreaInsets == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
  }

  @Test("includes the navigation bar, and what is scrolled has none")
  func navigationBar() throws {
    let inside = try proxy { probe in
      NavigationStack { probe.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    // A bar of 44 points.
    #expect(inside.frame(in: .global) == CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 34))
    #expect(inside.safeAreaInsets == EdgeInsets(top: 91, leading: 0, bottom: 34, trailing: 0))

    let scrolled = try proxy { probe in
      NavigationStack {
        ScrollView { probe.frame(height: 50) }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(scrolled.safeAreaInsets == EdgeInsets())
    #expect(scrolled.frame(in: .global).minY == 91)
    #expect(scrolled.frame(in: .scrollView).minY == 0)
  }
}
