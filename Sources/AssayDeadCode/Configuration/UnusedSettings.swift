// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Patterns and names of a configuration that fit nothing in the package (most often a folder was
/// moved, or a word is misspelled), and options that change nothing.
struct UnusedSettings {
  let configuration: ScanConfiguration
  let package: ScannedPackage

  /// One sentence for each pattern, name and option.
  var notes: [String] { unusedPatterns + unknownTargets + optionsWithoutEffect }

  private var optionsWithoutEffect: [String] {
    if configuration.retainObjcAnnotated == nil { return [] }
    return [
      "retain-objc-annotated changes nothing: "
        + "declarations marked @objc or @objcMembers are always kept"
    ]
  }

  private var unusedPatterns: [String] {
    let lists: [(key: String, patterns: [String])] = [
      ("index-exclude", configuration.indexExclude),
      ("report-include", configuration.reportInclude),
      ("report-exclude", configuration.reportExclude),
      ("retain-files", configuration.retainFiles),
    ]
    if lists.allSatisfy(\.patterns.isEmpty) { return [] }
    // Links that lead out of the package are among its sources alone.
    let paths = FolderWalk.everyFile(in: package.root) + package.sources.map(\.path)
    return lists.flatMap { key, patterns in
      patterns.filter { pattern in
        let glob = Glob(pattern)
        return !paths.contains(where: glob.matches)
      }.map { "\(key): no file matches '\($0)'" }
    }
  }

  /// One sentence for each target to scan that there is not.
  var unknownScannedTargets: [String] { unknown([("targets", configuration.targets)]) }

  private var unknownTargets: [String] {
    unknown([
      ("targets", configuration.targets), ("exclude-targets", configuration.excludedTargets),
    ])
  }

  private func unknown(_ lists: [(key: String, names: [String])]) -> [String] {
    if lists.allSatisfy({ $0.names.isEmpty }) { return [] }
    let known = package.targetNames
    return lists.flatMap { key, names in
      names.filter { !known.contains($0) }.map {
        "\(key): no target is called '\($0)'" + NearestName.question($0, among: known.sorted())
      }
    }
  }
}
