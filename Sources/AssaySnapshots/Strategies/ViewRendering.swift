// SPDX-License-Identifier: MIT

internal import AssayGraphics
package import AssayRendering
package import AssayScenes
internal import AssaySnapshotStore

// By name, because a Mac's <MacTypes.h> has it too.
internal import struct AssayGraphics.Size

/// From a view to a scene, a picture or a layout, with the fonts and resources of this process.
package enum ViewRendering {
  /// The scene of a view whose actions have run, unless the configuration of the assertion leaves
  /// them out.
  ///
  /// - Parameter host: the rendering of the view, which can then be asked for other states.
  package static func scene<Content: View>(
    of host: ViewHost<Content>, traits: TraitSet, renderer: SnapshotRenderer
  ) throws -> BuiltScene {
    let measure: @Sendable (ViewNode) -> CGSize? = { node in
      renderer.size(of: node, traits: traits).map { CGSize(width: $0.width, height: $0.height) }
    }
    var built = try ViewMeasuring.$measure.withValue(measure) {
      try host.settle { try renderer.scene(of: $0, traits: traits) }
    }
    let drawn = built.scene.diagnostics
    built.scene.diagnostics += host.diagnostics.filter { !drawn.contains($0) }
    try PictureSize.check(built.scene)
    return built
  }

  /// A rendering of a view, under the configuration of the assertion.
  package static func host<Content: View>(
    _ view: Content, traits: TraitSet
  ) throws -> ViewHost<Content> {
    var environment = EnvironmentValues(traits: traits)
    if let file = AssertionScope.file {
      environment.mainBundle = try SnapshotSession.shared.mainBundle(near: file)
    }
    return ViewHost(
      view, in: environment,
      runsActions: SnapshotTestingConfiguration.current?.runsActions ?? true)
  }

  static func rendition(of view: some View, traits: TraitSet) throws -> Rendition {
    let traits = traits.onScreen
    var rendition = try draw(view, traits: traits)
    rendition.redrawing = Redrawing { try draw(view, traits: traits) }
    return rendition
  }

  private static func draw(_ view: some View, traits: TraitSet) throws -> Rendition {
    let session = SnapshotSession.shared
    let renderer = try session.renderer(near: AssertionScope.file ?? "/")
    let built = try scene(of: try host(view, traits: traits), traits: traits, renderer: renderer)
    let size = pixelSize(of: traits.canvas)
    let memory = size.flatMap { session.bitmaps.take(width: $0.width, height: $0.height) }
    var rendition = renderer.draw(
      built, traits: traits, cache: session.pictures, reusing: memory)
    rendition.notes = built.notes
    return rendition
  }

  static func layout(of view: some View, traits: TraitSet) throws -> String {
    let traits = traits.onScreen
    let renderer = try SnapshotSession.shared.renderer(near: AssertionScope.file ?? "/")
    let built = try scene(of: try host(view, traits: traits), traits: traits, renderer: renderer)
    return "\(built.layoutTree)\n"
  }

  /// nil where only the layout tells.
  private static func pixelSize(of canvas: TraitSet.Canvas) -> (width: Int, height: Int)? {
    switch canvas {
    case .device(let device): pixels(device.size, scale: device.displayScale)
    case .fixed(let width, let height, let scale):
      pixels(Size(width: width, height: height), scale: scale)
    case .sizeThatFits: nil
    }
  }

  private static func pixels(_ size: Size, scale: Double) -> (width: Int, height: Int) {
    let scene = AssayGraphics.Scene(size: size, scale: scale)
    return (scene.pixelWidth, scene.pixelHeight)
  }
}
