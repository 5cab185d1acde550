// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayNodes
package import AssayResources
package import AssayText
package import AssayTraits

/// Lays out a view tree for a trait set.
///
/// One value may be used from many threads at once; what it answers depends on its arguments alone.
package struct SceneBuilder: Sendable {
  var engine: TextEngine
  /// The strings and assets that views name.
  var resources: Resources
  /// The folder that relative paths of image files start from; the current one where empty.
  package var folder: String
  private let images = ImageLoader()

  package init(engine: TextEngine) {
    self.init(engine: engine, resources: Resources())
  }

  package init(engine: TextEngine, resources: Resources, folder: String = "") {
    self.engine = engine
    self.resources = resources
    self.folder = folder
  }

  /// The scene alone.
  ///
  /// - Throws: `SceneError` where the tree cannot be drawn, such as an image file that is missing.
  package func scene(of root: ViewNode, traits: TraitSet) throws -> Scene {
    try build(root, traits: traits).scene
  }

  /// The scene, the layout as a tree, and what was noticed on the way.
  ///
  /// - Throws: `SceneError` where the tree cannot be drawn, such as an image file that is missing.
  package func build(_ root: ViewNode, traits: TraitSet) throws -> BuiltScene {
    try NestingLimit.check(root)
    let canvas = SceneCanvas(traits.canvas)
    let tree = SceneTree(
      engine: engine, resources: resources, images: images, folder: folder, canvas: canvas)
    var environment = SceneEnvironment(
      traits: traits, preferred: root.preferredColorScheme, assets: resources.assets)
    environment.pictures = PictureFolder(images, path: folder)
    environment.appFonts = AppFontFinder(engine, files: resources.fontFiles)
    var screen = root
    let presented = PresentedScreen(environment: environment, canvas: traits.canvas)
    if root.presentation != nil {
      // Without a size of its own, there is no screen to present over.
      screen =
        canvas.width == nil
        ? root.with(.notDrawn("a presentation over a view without a screen"))
        : presented.view(of: root)
    }
    let top = try tree.single(tree.lower(screen, environment), environment)
    try tree.checkDepth(of: top)
    let size = canvas.layOut(tree.layout, root: top)
    try tree.evaluateReaders(below: top)
    tree.reportGeometry()
    tree.reportPreferences(below: top)
    tree.applyVisualEffects()
    try tree.drawCanvases()
    tree.clearBarsAtScrollEdges()
    let writer = SceneWriter(tree: tree, root: top, canvas: canvas, size: size)
    var scene = writer.scene(root: top, environment: environment)
    if traits.showsSystemChrome, case .device(let device) = traits.canvas {
      let chrome = SystemChrome(
        device: device, environment: environment, engine: engine,
        hidesStatusBar: root.hidesStatusBar,
        barColorScheme: presented.isPushedBack(root)
          ? .dark : root.colorScheme(of: .navigationBar),
        screen: scene.items)
      scene.items += chrome.items
      if chrome.leavesDateOut {
        tree.notes.add(
          .notDrawn(
            "the date of a status bar in other words than US English", changesColors: false))
      }
    }
    let notes = tree.placedNotes
    scene.diagnostics = notes.diagnostics
    return BuiltScene(
      scene: scene, layoutTree: writer.layoutTree(root: top), missingKeys: notes.missingKeys,
      pictureFiles: images.openedFiles)
  }
}
