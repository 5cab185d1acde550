// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Foundation
import Testing

@testable import AssayNodes
@testable import AssayViews

@MainActor
@Suite("onGeometryChange")
struct GeometryChangeTests {
  @Test("is called once, with the place that layout gave")
  func calledOnce() throws {
    let recorder = Recorder<CGRect>()
    let view = VStack {
      Color.red.frame(height: 20)
      Color.blue.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        recorder.add($0)
      }
    }
    let built = try GeometrySketch.build(view)
    #expect(recorder.all == [CGRect(x: 0, y: 28, width: 100, height: 72)])
    #expect(built.scene.diagnostics.isEmpty)
  }

  @Test("inside a geometry reader is called for its true room alone")
  func insideReader() throws {
    let recorder = Recorder<[CGSize]>()
    let view = VStack {
      Color.red.frame(height: 20)
      GeometryReader { proxy in
        Color.blue.frame(height: proxy.size.height / 2)
          .onGeometryChange(for: CGSize.self, of: \.size) { recorder.add([$0, $1]) }
      }
    }
    _ = try GeometrySketch.build(view)
    let size = CGSize(width: 100, height: 36)
    #expect(recorder.all == [[size, size]])
  }

  @Test("is not called for a view that is not shown")
  func notShown() throws {
    let recorder = Recorder<CGSize>()
    let view = ViewThatFits {
      Color.red.frame(width: 200)
        .onGeometryChange(for: CGSize.self, of: \.size) { recorder.add($0) }
      Color.blue
    }
    _ = try GeometrySketch.build(view)
    #expect(recorder.all.isEmpty)
  }

  struct Sized: View {
    var change: Double
    @State private var height = 100.0

    init(change: Double) {
      self.change = change
    }

    var body: some View {
      Text(verbatim: "\(height)")
        .onGeometryChange(for: Double.self) { _ in
          change
        } action: {
          height = $0
        }
    }
  }

  @Test("what it sets is drawn")
  func setsState() throws {
    let built = try GeometrySketch.build(Sized(change: 72))
    #expect(built.texts.map(\.string) == ["72.0"])
    #expect(built.scene.diagnostics.isEmpty)
    #expect(try GeometrySketch.build(Sized(change: 100)).texts.map(\.string) == ["100.0"])
  }

  @Test("draws nothing and is not written")
  func writtenForm() throws {
    let view = Text(verbatim: "ab")
    let observed = view.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    #expect(try observed.viewNode().written() == view.viewNode().written())
    #expect(try observed.viewNode() == observed.viewNode())
  }
}
