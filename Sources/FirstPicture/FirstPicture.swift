// SPDX-License-Identifier: MIT

import AssayDescription
import AssayFiles
import AssayGraphics
import AssayRendering
import AssayResources
import AssayText
import AssayTraits

/// Draws one description: what `ci/demo` builds first, because it needs the least.
///
/// Arguments: the description and the picture to write.
@main
enum FirstPicture {
  static func main() throws {
    let path = FilePaths.absolute(CommandLine.arguments[1])
    var scopes = DescriptionScopes()
    let view = try ViewDescription.load(path, in: scopes.package(of: path)).description.view
    let renderer = SnapshotRenderer(
      engine: try TextEngine(search: FontSearch()),
      resources: try ResourceFinder.resources(near: path), folder: FilePaths.parent(of: path))
    let result = try renderer.render(view, traits: TraitSet(canvas: .device(.iPhone13ProMax)))
    try PosixFileSystem().write(PNG.encode(result.rendition.bitmap), to: CommandLine.arguments[2])
  }
}
