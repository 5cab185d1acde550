// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Whether a first release is one: that a repository has no tag of its prefix may mean that its
/// tags look otherwise.
struct FirstRelease {
  var planner: ReleasePlanner

  /// - Throws: `ReleaseError`, with the line to add to the configuration.
  func check(_ tags: TagList) throws {
    guard planner.initial == nil, tags.tags.isEmpty else { return }
    let names = try planner.repository.tagNames(isLocal: tags.isLocal)
    let found = TagShapes(names, known: planner.configuration.packagePrefixes)
    let prefix = planner.prefix.text
    let here = "no tag has the form '\(Printable.short(prefix, limit: 60))1.2.3'"
    let start = "to start at a version of your own, add 'initial: 0.1.0' or pass --initial"
    let shapes = found.shapes.filter { $0.prefix != prefix && concerns($0) }
    if !shapes.isEmpty {
      let found = shapes.prefix(3).map {
        let name = Printable.short($0.example, limit: 60)
        return $0.count == 1 ? "one is '\(name)'" : "\($0.count) are such as '\(name)'"
      }
      let more = shapes.count > 3 ? " and \(Counted.words(shapes.count - 3, "form")) more" : ""
      let choices = shapes.prefix(3).map { shape in
        "'\(line(for: shape.prefix))'"
          + (planner.scope == nil ? " (--prefix=\(Printable.short(shape.prefix, limit: 60)))" : "")
      }
      throw ReleaseError(
        .invalidConfiguration,
        "\(here), but \(found.joined(separator: ", "))\(more); to continue from there, add "
          + choices.joined(separator: " or ") + " to .assay.yml; \(packages(shapes))\(start)")
    }
    if planner.scope == nil, let short = found.short {
      throw ReleaseError(
        .invalidConfiguration,
        "\(here), and '\(Printable.short(short, limit: 60))' is not a semantic version; to continue from it, also tag its "
          + "commit as '\(Printable.short(prefix, limit: 60))1.2.3', with its numbers; \(start)")
    }
  }

  /// Where tags bear several names, each is probably of a package.
  private func packages(_ shapes: [TagShapes.Shape]) -> String {
    let named = shapes.filter { !["", "v", "V"].contains($0.prefix) }
    guard planner.scope == nil, named.count > 1 else { return "" }
    return
      "to release packages each on its own, list them under 'packages' with their 'paths' and 'prefix'; "
  }

  /// Of a package only tags that bear its name: those of the other packages are no sign.
  private func concerns(_ shape: TagShapes.Shape) -> Bool {
    guard let scope = planner.scope else { return true }
    return shape.prefix.hasPrefix(scope.name)
      || ["", "v", "V"].contains(shape.prefix)
  }

  private func line(for prefix: String) -> String {
    let value = "\"\(Printable.short(prefix, limit: 60))\""
    guard let scope = planner.scope else { return "release: {prefix: \(value)}" }
    return "release: {packages: {\(scope.name): {prefix: \(value)}}}"
  }
}
