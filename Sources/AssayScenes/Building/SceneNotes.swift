// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes
internal import AssayResources

/// What was noticed while a tree was built.
struct SceneNotes {
  private(set) var missingKeys: [MissingKey] = []
  private(set) var diagnostics: [SceneDiagnostic] = []

  mutating func add(_ key: MissingKey) {
    if !missingKeys.contains(key) { missingKeys.append(key) }
  }

  mutating func add(_ code: SceneDiagnostic.Code) {
    let diagnostic = SceneDiagnostic(code)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  mutating func add(_ other: SceneNotes) {
    other.missingKeys.forEach { add($0) }
    other.diagnostics.forEach { add($0.code) }
  }
}

/// What was noticed in views of which a container may leave some out.
struct ConditionalNotes {
  var notes: SceneNotes
  /// The views that must be placed, one of them at least.
  var views: [LayoutTree.ID]
}

extension SceneTree {
  /// Lowers views that a container may leave out: what is noticed in them counts only where they
  /// are placed.
  func lowerConditionally(
    _ view: ViewNode, _ environment: SceneEnvironment
  ) throws -> [ID] {
    let outer = notes
    notes = SceneNotes()
    defer { notes = outer }
    let ids = try lower(view, environment)
    conditionalNotes.append(ConditionalNotes(notes: notes, views: ids))
    return ids
  }

  /// What was noticed in all that is placed: known after layout.
  var placedNotes: SceneNotes {
    var all = notes
    for part in conditionalNotes where part.views.contains(where: layout.isPlaced) {
      all.add(part.notes)
    }
    // SwiftUI shows none of its rows either.
    for list in scrolledLists where layout.isPlaced(list) && layout.frame(of: list).height == 0 {
      all.add(.notDrawn("a list without a height in a view that scrolls"))
    }
    return all
  }
}

extension SceneDiagnostic.Code {
  /// An image whose numbers are taken as sRGB's, though its file says that they are others.
  static func unreadProfile(_ profile: String, of image: String) -> SceneDiagnostic.Code {
    .notDrawn("the color profile '\(profile)' of " + (image.isEmpty ? "an image" : "'\(image)'"))
  }
}
