// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayFiles

/// https://github.com/googleapis/release-please/blob/main/docs/manifest-releaser.md, and the file
/// `.github/release-please.yml` of the app before it, whose keys have capitals.
extension ReleaseImport {
  /// Settings of one package: the file's own, and those of each package in it.
  private struct Package {
    var initial: String?
    var changelog: String?
  }

  /// Keys of the app, and what the tool calls them.
  private static let appNames = [
    "releaseType": "release-type", "packageName": "package-name",
    "bumpMinorPreMajor": "bump-minor-pre-major",
    "bumpPatchForMinorPreMajor": "bump-patch-for-minor-pre-major",
    "changelogPath": "changelog-path", "changelogTypes": "changelog-sections",
    "extraFiles": "extra-files", "versionFile": "version-file",
    "initialVersion": "initial-version", "tagSeparator": "tag-separator",
    "includeVInTag": "include-v-in-tag", "includeComponentInTag": "include-component-in-tag",
  ]

  mutating func readReleasePlease(_ root: inout Map) {
    root.rename(Self.appNames)
    line("rule: conventional")
    if Self.flag(root.take("bump-minor-pre-major")) { line("zero-major: stay") }
    if Self.flag(root.take("bump-patch-for-minor-pre-major")) {
      type("feat", "patch")
      note(
        "'bump-patch-for-minor-pre-major' is written as 'types: {feat: patch}', which is right until version 1.0.0; remove it "
          + "when that is released, or now if it was")
    }
    readSections(root.take("changelog-sections"))
    let letter = Self.flag(root.take("include-v-in-tag"), otherwise: true) ? "v" : ""
    let separator = root.take("tag-separator").flatMap(Self.text) ?? "-"
    let hasComponents = Self.flag(root.take("include-component-in-tag"), otherwise: true)
    noteKind(root.take("release-type"), of: nil)
    if Self.flag(root.take("manifest")) {
      note(
        "'manifest' says that the settings are in 'release-please-config.json'; import that file too"
      )
    }
    let shared = package(&root, folder: "", place: nil)
    var packages = Map(root.take("packages") ?? .map([])).rest
    let whole = packages.firstIndex { $0.key == "." }.map { packages.remove(at: $0).value }
    if packages.isEmpty {
      var own = Package()
      if let whole {
        var fields = Map(whole)
        for name in ["component", "package-name"] { _ = fields.take(name) }
        noteKind(fields.take("release-type"), of: "the package '.'")
        own = package(&fields, folder: "", place: "the package '.'")
        noteRest(of: fields, in: "the package '.'")
      }
      line("prefix: \(Self.quoted(letter))")
      if let initial = own.initial ?? shared.initial { line("initial: \(Self.quoted(initial))") }
      if let file = own.changelog ?? shared.changelog { line("changelog: \(Self.quoted(file))") }
      return
    }
    var entries: [String] = []
    for (path, value) in packages {
      var fields = Map(value)
      let names = [fields.take("component"), fields.take("package-name")].map {
        $0.flatMap(Self.text)
      }
      let kind = fields.take("release-type")
      let name =
        names.compactMap { $0 }.first ?? path.split(separator: "/").last.map(String.init) ?? path
      let prefix = hasComponents ? name + separator + letter : letter
      let place = "the package '\(Printable.short(name, limit: 60))'"
      noteKind(kind, of: place)
      do throws(ReleaseError) {
        _ = try TagPrefix(prefix)
        try PackageScope.check(path)
      } catch {
        note("\(place) is left out: \(error.message)")
        continue
      }
      let own = package(&fields, folder: path + "/", place: place)
      noteRest(of: fields, in: place)
      var keys = ["paths: [\(Self.quoted(path))]", "prefix: \(Self.quoted(prefix))"]
      if let initial = own.initial ?? shared.initial {
        keys.append("initial: \(Self.quoted(initial))")
      }
      let file = own.changelog ?? shared.changelog.map { path + "/" + $0 }
      if let file { keys.append("changelog: \(Self.quoted(file))") }
      entries.append("  \(Self.quoted(name)): {\(keys.joined(separator: ", "))}")
    }
    if !entries.isEmpty {
      line("packages:")
      entries.forEach { line($0) }
    }
    if whole != nil {
      note(
        "the package '.' is left out, because the paths that belong to it are not known; add it with its paths"
      )
    }
  }

  /// - Parameters:
  ///   - folder: that its paths are in, with a slash at the end; empty for the root.
  ///   - place: what notes call it; nil for the file itself.
  private mutating func package(_ map: inout Map, folder: String, place: String?) -> Package {
    let suffix = place.map { " of \($0)" } ?? ""
    var package = Package()
    if let text = map.take("initial-version").flatMap(Self.text) {
      if SemanticVersion(text) == nil {
        note(
          "'initial-version'\(suffix) is left out, because '\(Printable.short(text))' is not a semantic version; add 'initial' "
            + "with three numbers")
      } else {
        package.initial = text
      }
    }
    if let text = map.take("changelog-path").flatMap(Self.text) {
      package.changelog = path(folder + text, key: "changelog-path")
    }
    let files = Self.values(map.take("extra-files")) + Self.values(map.take("version-file"))
    if !files.isEmpty {
      let names = files.map { file in
        var fields = Map(file)
        let name = Self.text(file) ?? fields.take("path").flatMap(Self.text) ?? "?"
        return "'\(Printable.short(folder + name, limit: 60))'"
      }
      note(
        "'extra-files'\(suffix) is left out; list \(names.joined(separator: ", ")) under 'version-files', and write "
          + "'assay:version' where a line is marked with 'x-release-please-version'")
    }
    for name in ["prerelease", "prerelease-type"] where map.take(name).map(Self.isSet) == true {
      note(
        "'\(name)'\(suffix) is left out; 'channels: {BRANCH: beta}' makes the releases of a branch prereleases"
      )
    }
    return package
  }

  /// What kind of project it is decides which files get the version.
  private mutating func noteKind(_ value: DocumentValue?, of place: String?) {
    guard let kind = value.flatMap(Self.text), !["simple", "go"].contains(kind) else { return }
    note(
      "'release-type: \(Printable.short(kind, limit: 40))'\(place.map { " of \($0)" } ?? "") is left out; list the files that "
        + "hold the version under 'version-files'")
  }

  /// A section that is shown makes a release; one that is hidden makes none.
  private mutating func readSections(_ value: DocumentValue?) {
    for section in Self.values(value) {
      var fields = Map(section)
      guard let name = fields.take("type").flatMap(Self.text) else { continue }
      let isHidden = Self.flag(fields.take("hidden"))
      let scope = fields.take("scope").flatMap(Self.text).map { "(\($0))" } ?? ""
      let bump: VersionBump = isHidden ? .none : .patch
      // What these release is not the section's to say.
      if scope.isEmpty, ["feat", "fix"].contains(FirstWord.lowercased(name)) { continue }
      if FirstWord.lowercased(name) == "feature" {
        type(name + scope, "feat")
      } else if scope.isEmpty, ConventionalTypes.standard.bump(ofType: name) == bump {
        continue
      } else {
        type(name + scope, bump.rawValue)
      }
    }
    guard value != nil else { return }
    note(
      "of 'changelog-sections', the types are written, and the headings are left out: notes have headings of their own"
    )
  }

  private static func isSet(_ value: DocumentValue) -> Bool {
    if case .bool(false) = value.kind { false } else { true }
  }
}
