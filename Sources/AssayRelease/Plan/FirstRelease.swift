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
    let start = "or say what the first version is with 'initial: 0.1.0' (--initial)"
    let shapes = found.shapes.filter { $0.prefix != prefix && concerns($0) }
    if let first = shapes.first {
      let lines = shapes.prefix(3).map {
        "'\(line(for: $0.prefix))' (\($0.count) tag\($0.count == 1 ? "" : "s"), such as \(Printable.short($0.example, limit: 60)))"
      }
      throw ReleaseError(
        .invalidConfiguration,
        "\(here), and there are version tags of another; add "
          + (shapes.count == 1
            ? "\(lines[0])" : "one of " + lines.joined(separator: ", "))
          + " to .assay.yml"
          + (planner.scope == nil
            ? " (or pass --prefix=\(Printable.short(first.prefix, limit: 60)))" : "")
          + ", \(start)")
    }
    if planner.scope == nil, let short = found.short {
      throw ReleaseError(
        .invalidConfiguration,
        "\(here), and '\(Printable.short(short, limit: 60))' is not a semantic version; tag its commit with all three "
          + "numbers too, \(start)")
    }
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
