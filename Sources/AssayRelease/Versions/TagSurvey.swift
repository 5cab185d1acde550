// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What the tags of a repository say of the form of its versions, for a configuration that is yet
/// to be written.
package enum TagSurvey: Hashable, Sendable {
  /// No tag looks like a version.
  case none
  /// - Parameters:
  ///   - count: of the tags with this prefix.
  ///   - example: the highest of them.
  ///   - other: a tag of another form, which is no version then; nil where there is none.
  case prefix(String, count: Int, example: String, other: String?)
  /// Why no single form is theirs.
  case unclear(String)

  private static let plain: Set<String> = ["", "v", "V"]

  /// - Parameter names: of all tags, the newest first.
  package init(names: [String]) {
    let found = TagShapes(names, known: [])
    guard let first = found.shapes.first else {
      self =
        found.short.map {
          .unclear(
            "tags such as '\(Printable.short($0, limit: 60))' do not have the three numbers of a semantic version, or have more than those"
          )
        } ?? .none
      return
    }
    let plain = found.shapes.filter { Self.plain.contains($0.prefix) }
    let named = found.shapes.filter { !Self.plain.contains($0.prefix) }
    let chosen: TagShapes.Shape
    if plain.isEmpty, named.count == 1 {
      chosen = first
    } else if let highest = plain.max(by: { Self.version($0) < Self.version($1) }),
      Self.plain.contains(first.prefix)
    {
      chosen = highest
    } else {
      let examples = found.shapes.prefix(3).map { "'\(Printable.short($0.example, limit: 60))'" }
      self = .unclear(
        "there are tags of several forms (\(examples.joined(separator: ", "))), as of several packages; list them under "
          + "'packages' in the section 'release'")
      return
    }
    // A form that a repository has left behind may have the higher versions.
    let shapes = names.lazy.map { TagShapes([$0], known: []).shapes.first }
    let newest = shapes.compactMap { $0 }.first {
      plain.isEmpty || Self.plain.contains($0.prefix)
    }
    if let newest, newest.prefix != chosen.prefix {
      self = .unclear(
        "the newest version tag is '\(Printable.short(newest.example, limit: 60))', and "
          + "'\(Printable.short(chosen.example, limit: 60))' is higher and of another form; say which of them are the "
          + "releases with 'prefix' in the section 'release'")
      return
    }
    do throws(ReleaseError) {
      _ = try TagPrefix(chosen.prefix)
    } catch {
      self = .unclear(error.message)
      return
    }
    self = .prefix(
      chosen.prefix, count: chosen.count, example: chosen.example,
      other: found.shapes.first { $0.prefix != chosen.prefix }?.example)
  }

  private static func version(_ shape: TagShapes.Shape) -> SemanticVersion {
    SemanticVersion(shape.example.dropFirst(shape.prefix.count)) ?? .zero
  }
}
