// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayRendering
internal import AssayScenes
internal import AssaySnapshotStore

/// From a view to a picture or a layout, with the fonts and resources of this process.
enum ViewRendering {
  static func rendition(of view: some View, traits: TraitSet) throws -> Rendition {
    try rendition(of: view.viewNode(in: EnvironmentValues(traits: traits)), traits: traits)
  }

  static func rendition(of node: ViewNode, traits: TraitSet) throws -> Rendition {
    let session = SnapshotSession.shared
    let renderer = try session.renderer(near: AssertionScope.file ?? "/")
    let size = pixelSize(of: traits.canvas)
    let memory = size.flatMap { session.bitmaps.take(width: $0.width, height: $0.height) }
    let result = try renderer.render(node, traits: traits, reusing: memory)
    var rendition = result.rendition
    rendition.notes = result.built.notes
    return rendition
  }

  static func layout(of view: some View, traits: TraitSet) throws -> String {
    try layout(of: view.viewNode(in: EnvironmentValues(traits: traits)), traits: traits)
  }

  static func layout(of node: ViewNode, traits: TraitSet) throws -> String {
    let renderer = try SnapshotSession.shared.renderer(near: AssertionScope.file ?? "/")
    return "\(try renderer.scene(of: node, traits: traits).layoutTree)\n"
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
