// SPDX-License-Identifier: MIT

import AssayNodes
import AssayRendering
import AssayTraits

/// A description to render for one trait set.
package struct SnapshotJob: Sendable {
  /// As the user would name it: relative to the package where there is one.
  package var displayPath: String
  package var view: ViewNode
  package var traits: TraitSet
  package var renderer: SnapshotRenderer
  /// Of the reference, relative to the store's folder.
  package var referencePath: String

  /// - Throws: `SnapshotJobError`, also for a view without an area, or with too large a one.
  func rendition() throws -> SnapshotRenderer.Result {
    try namingItself {
      let built = try renderer.scene(of: view, traits: traits)
      try PictureSize.check(built.scene)
      return SnapshotRenderer.Result(
        rendition: renderer.draw(built, traits: traits), built: built)
    }
  }

  /// - Throws: `SnapshotJobError` for any error of the work.
  package func namingItself<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      throw SnapshotJobError(path: displayPath, traits: traits.name, reason: "\(error)")
    }
  }
}

struct SnapshotJobError: Error, CustomStringConvertible {
  var path: String
  var traits: String
  var reason: String

  var description: String { "\(path): cannot render for \(traits): \(reason)" }
}
