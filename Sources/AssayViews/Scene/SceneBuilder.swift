// SPDX-License-Identifier: MIT

public import AssayGraphics
public import AssayText

/// Lays out a view tree for a trait set.
///
/// One value may be used from many threads at once; what it answers depends on its arguments alone.
public struct SceneBuilder: Sendable {
  public var engine: TextEngine
  public var resources: SceneResources

  public init(engine: TextEngine, resources: SceneResources = SceneResources()) {
    self.engine = engine
    self.resources = resources
  }

  /// The scene alone.
  ///
  /// - Throws: `SceneError` where the tree cannot be drawn, such as an image file that is missing.
  public func scene(of root: ViewNode, traits: TraitSet) throws -> Scene {
    try build(root, traits: traits).scene
  }

  /// The scene, the layout as a tree, and what was noticed on the way.
  ///
  /// - Throws: `SceneError` where the tree cannot be drawn, such as an image file that is missing.
  public func build(_ root: ViewNode, traits: TraitSet) throws -> BuiltScene {
    try NestingLimit.check(root)
    let canvas = SceneCanvas(traits.canvas)
    let tree = SceneTree(engine: engine, resources: resources, canvas: canvas)
    let environment = SceneEnvironment(traits: traits, preferred: root.preferredColorScheme)
    let top = try tree.single(tree.lower(root, environment), environment)
    let size = canvas.layOut(tree.layout, root: top)
    let writer = SceneWriter(tree: tree, canvas: canvas, size: size)
    var scene = writer.scene(root: top, environment: environment)
    if traits.showsSystemChrome, case .device(let device) = traits.canvas {
      scene.items += SystemChrome(device: device, environment: environment, engine: engine).items
    }
    return BuiltScene(
      scene: scene, layoutTree: writer.layoutTree(root: top),
      missingKeys: tree.notes.missingKeys, diagnostics: tree.notes.diagnostics)
  }
}
