// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayRaster
package import AssayResources
import AssayScenes
import AssaySnapshotStore
import AssayText
import AssayTraits

/// The one door from a view tree and a trait set to a scene or a rendition, for tests, the command
/// line and audits alike.
///
/// One value may be used from many threads at once.
package struct SnapshotRenderer: Sendable {
  /// Changes whenever the same scene would give other pixels.
  package static let version = "1"

  package var engine: TextEngine
  package var resources: Resources
  /// The folder that relative paths of image files start from; the current one where empty.
  package var folder: String

  package init(engine: TextEngine, resources: Resources = Resources(), folder: String = "") {
    self.engine = engine
    self.resources = resources
    self.folder = folder
  }

  /// A rendition and what was noticed on the way.
  package struct Result: Sendable {
    package var rendition: Rendition
    package var built: BuiltScene

    package init(rendition: Rendition, built: BuiltScene) {
      self.rendition = rendition
      self.built = built
    }
  }

  /// The scene of a view tree, with its layout and everything that was noticed while it was built.
  ///
  /// - Throws: `SceneError` if the tree cannot be drawn, `FontError` if a font that text needs is
  ///   missing or is not the pinned one: its boxes or stand-ins are nobody's reference.
  package func scene(of node: ViewNode, traits: TraitSet) throws -> BuiltScene {
    let builder = SceneBuilder(engine: engine, resources: resources, folder: folder)
    let built = try builder.build(node, traits: traits)
    try checkFonts()
    return built
  }

  /// The size of a view tree that is offered any room, in points; nil if it cannot be drawn.
  package func size(of node: ViewNode, traits: TraitSet) -> AssayGraphics.Size? {
    var traits = traits
    traits.canvas = .sizeThatFits(displayScale: traits.displayScale)
    do { return try scene(of: node, traits: traits).scene.size } catch { return nil }
  }

  /// Draws a view tree.
  ///
  /// - Parameter bitmap: memory to draw into if its size fits.
  /// - Throws: `SceneError` or `FontError`, as `scene(of:traits:)`.
  package func render(
    _ node: ViewNode, traits: TraitSet, reusing bitmap: consuming Bitmap? = nil
  ) throws -> Result {
    let built = try scene(of: node, traits: traits)
    return Result(rendition: draw(built, traits: traits, reusing: bitmap), built: built)
  }

  /// Draws a scene that `scene(of:traits:)` built.
  ///
  /// - Parameters:
  ///   - cache: of what earlier runs drew; a picture that it knows is drawn when it is needed.
  ///   - bitmap: memory to draw into if its size fits.
  package func draw(
    _ built: BuiltScene, traits: TraitSet, cache: SceneCache? = nil,
    reusing bitmap: consuming Bitmap? = nil
  ) -> Rendition {
    let scene = built.scene
    let fonts = SceneFonts(engine: engine).files(of: scene)
    var rendition = Rendition(
      picture(of: scene, fonts, cache, reusing: bitmap), traits: RenditionTraits(traits),
      accessibility: scene.accessibility,
      drawing: DrawingVersion(renderer: Self.version, fonts: fonts.map(\.fingerprint)))
    rendition.collectShapes = { DrawnShapes.shapes(of: scene) }
    rendition.collectTexts = { UnspokenTexts.texts(of: scene) }
    return rendition
  }

  private func picture(
    of scene: AssayGraphics.Scene, _ fonts: [SceneFonts.File], _ cache: SceneCache?,
    reusing bitmap: consuming Bitmap?
  ) -> Rendition.Picture {
    let rasterizer = Rasterizer(engine: engine)
    let key = cache?.key(of: scene, fonts: fonts)
    if let cache, let key, let known = cache.picture(for: key) {
      return .late(LatePicture(known) { rasterizer.draw(scene) })
    }
    var picture = bitmap ?? Bitmap(width: 0, height: 0)
    rasterizer.draw(scene, into: &picture)
    if let cache, let key { cache.add(picture, for: key) }
    return .drawn(picture)
  }

  /// - Throws: the first `FontError` that text has met so far.
  package func checkFonts() throws {
    if let problem = engine.fontProblems.first { throw problem }
  }
}

extension RenditionTraits {
  /// What a trait set says, in the words of a reference's metadata.
  package init(_ traits: TraitSet) {
    var device: String?
    if case .device(let profile) = traits.canvas { device = profile.name }
    self.init(
      device: device, locale: traits.locale, appearance: traits.appearance.name,
      dynamicTypeSize: traits.dynamicTypeSize.rawValue,
      layoutDirection: traits.layoutDirection?.rawValue,
      look: traits.look == traits.canvas.look ? nil : traits.look.rawValue,
      scale: traits.displayScale)
  }
}
