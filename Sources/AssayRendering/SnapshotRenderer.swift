// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayRaster
import AssayResources
import AssayScenes
import AssaySnapshotStore
import AssayText
import AssayTraits

/// From a view tree to a rendition: lays it out, draws it, and says what it was drawn for.
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
  }

  /// - Parameter bitmap: memory to draw into where its size fits.
  /// - Throws: `SceneError` where the tree cannot be drawn.
  package func render(
    _ node: ViewNode, traits: TraitSet, reusing bitmap: consuming Bitmap? = nil
  ) throws -> Result {
    let builder = SceneBuilder(engine: engine, resources: resources, folder: folder)
    let built = try builder.build(node, traits: traits)
    var picture = bitmap ?? Bitmap(width: 0, height: 0)
    Rasterizer(engine: engine).draw(built.scene, into: &picture)
    let rendition = Rendition(
      bitmap: picture, traits: RenditionTraits(traits), accessibility: built.scene.accessibility,
      drawing: DrawingVersion(
        renderer: Self.version, fonts: SceneFonts(engine: engine).fingerprints(of: built.scene)))
    return Result(rendition: rendition, built: built)
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
      layoutDirection: traits.layoutDirection?.rawValue, scale: traits.displayScale)
  }
}
