// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Synchronization

@testable import AssayNodes
@testable import AssayViews

/// Views of Swift code, laid out at one pixel a point in the font of boxes.
@MainActor
enum GeometrySketch {
  static func build(
    _ view: some View,
    in canvas: TraitSet.Canvas = .fixed(Size(width: 100, height: 100), displayScale: 1),
    locale: String = "en"
  ) throws -> BuiltScene {
    let traits = TraitSet(canvas: canvas, locale: locale)
    let host = ViewHost(view, in: EnvironmentValues(traits: traits))
    var built = try host.settle { try SceneSketch.builder().build($0.boxes, traits: traits) }
    built.scene.diagnostics += host.diagnostics
    return built
  }

  static func tree(_ view: some View, in size: Size = Size(width: 100, height: 100)) throws
    -> String
  {
    try build(view, in: .fixed(size, displayScale: 1)).layoutTree.description
  }
}

/// Keeps what closures were given.
final class Recorder<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  func add(_ value: Value) { values.withLock { $0.append(value) } }
  var last: Value? { values.withLock(\.last) }
  var all: [Value] { values.withLock { $0 } }
}

/// A reader that shows nothing and says what it is given.
struct Probe: View {
  var recorder: Recorder<GeometryProxy>

  var body: some View {
    GeometryReader { proxy in
      let _ = recorder.add(proxy)
      Color.clear
    }
  }
}

@MainActor
extension GeometrySketch {
  /// What a reader is given that `place` puts somewhere.
  static func proxy(
    in canvas: TraitSet.Canvas = .fixed(Size(width: 100, height: 100), displayScale: 1),
    locale: String = "en", @ViewBuilder _ place: (Probe) -> some View
  ) throws -> GeometryProxy? {
    let recorder = Recorder<GeometryProxy>()
    _ = try build(place(Probe(recorder: recorder)), in: canvas, locale: locale)
    return recorder.last
  }
}
