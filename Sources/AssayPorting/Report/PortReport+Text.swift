// SPDX-License-Identifier: MIT

internal import AssayFiles

extension PortReport {
  /// The report for people.
  ///
  /// - Parameter listsAll: whether long lists are printed whole.
  package func text(listsAll: Bool) -> String {
    let limit = listsAll ? Int.max : 20
    var lines = summary
    let apple = missingModules.filter { $0.applePurpose != nil }
    let others = missingModules.filter { $0.applePurpose == nil && $0.isUnknown }
    let named = missingModules.filter { $0.applePurpose == nil && !$0.isUnknown }
    lines += Self.section(
      "Frameworks that exist on Apple's systems only", limit: limit,
      ["files", "left out", ""],
      apple.map {
        [
          "\($0.importingFileCount)", "\($0.blockedFileCount)",
          "\($0.name): \($0.applePurpose ?? "")",
        ]
      })
    lines += Self.section(
      "Modules of fetched packages, compiled with the app ('assay port' on a package says what it lacks)",
      limit: limit,
      ["files", "incomplete", ""],
      fetchedModules.map { ["\($0.fileCount)", "\($0.incompleteCount)", $0.name] })
    lines += Self.section(
      "Targets of C sources, compiled with the app", limit: limit, [""], cModules.map { [$0] })
    lines += Self.section(
      "Targets of C sources that are left out, because they do not compile on Linux", limit: limit,
      [""], cModuleProblems.map { [$0] })
    lines += Self.section(
      "Packages replaced by stand-ins, which have their usual names and little of their code",
      limit: limit,
      ["files", "left out", ""],
      named.map { ["\($0.importingFileCount)", "\($0.blockedFileCount)", $0.name] })
    lines += Self.section(
      "Other modules that are missing (add --fetch to fetch the app's packages, or name a folder that"
        + " has them with --packages)",
      limit: limit,
      ["files", "left out", ""],
      others.map { ["\($0.importingFileCount)", "\($0.blockedFileCount)", $0.name] })
    lines += Self.section(
      "Packages that could not be fetched", limit: limit, [""],
      unfetchedPackages.map { ["\($0.url): \($0.reason)"] })
    lines += Self.section(
      "What is missing, by the files that it blocks", limit: limit,
      ["files", "alone", "more", ""],
      missing.map {
        ["\($0.fileCount)", "\($0.onlyBlockerCount)", "\($0.dependentFileCount)", $0.words]
      })
    if !missing.isEmpty {
      lines += [
        "  alone: the files that nothing else blocks",
        "  more: further files, left out because they use declarations of these files",
      ]
    }
    lines += Self.section(
      "Names that compile and are not drawn (found by name, not by type)", limit: limit,
      ["files", ""],
      notDrawn.map { ["\($0.fileCount)", "\($0.name): \($0.note)"] })
    let decided = "which is false on Linux: the package has copies in which it is true"
    lines += Self.section(
      "Files with '#if os(iOS)', \(decided)", limit: limit, [""], filesForIOS.map { [$0] })
    for system in filesForOtherSystems {
      let name = system.platform.rawValue
      lines += Self.section(
        "Files of \(name) targets with '#if os(\(name))', \(decided)", limit: limit, [""],
        system.paths.map { [$0] })
    }
    lines += Self.section(
      "Files with '#if canImport' of a framework that nothing stands for here: its condition is false",
      limit: limit, [""], filesForAbsentModules.map { [$0] })
    lines += Self.section(
      "Files with '@NSManaged', which needs Objective-C: the package has copies with accessors",
      limit: limit, [""], managedObjectFiles.map { [$0] })
    lines += Self.section(
      "Files with '@objc', '#selector' and their kind, which need Objective-C: the package has copies"
        + " without them, and what a selector names is never called",
      limit: limit, [""], objectiveCFiles.map { [$0] })
    lines += Self.section(
      "Files that unwrap values that are optional on Apple's systems only: the package has copies"
        + " that use the values as they are",
      limit: limit, [""], optionalFiles.map { [$0] })
    lines += Self.section(
      "Data models: what is left out", limit: limit, [""], dataModelProblems.map { [$0] })
    lines += Self.section(
      "Intent definitions: what is left out", limit: limit, [""], intentProblems.map { [$0] })
    lines += Self.section(
      "The app's Info.plist: what Bundle.main does not say", limit: limit, [""],
      infoListProblems.map { [$0] })
    lines += Self.section(
      "Files left out", limit: limit, [""],
      leftOut.map { ["\($0.path): \($0.reason)\($0.source)"] })
    lines += Self.section(
      "Parts of files that are left out: the package has copies without them", limit: limit, [""],
      parts.map { ["\($0.path): \($0.reason)"] })
    lines += Self.section(
      "Symbols of assets or strings that are left out, because they do not compile", limit: limit,
      [""], symbolErrors.map { [$0] })
    lines += Self.section(
      "Swift files that the project lists and that do not exist (a build step may generate them)",
      limit: limit, [""], absentFiles.map { [$0] })
    lines += Self.section(
      "Files of other kinds, which the package leaves out", limit: limit, ["files", ""],
      otherFiles.map { ["\($0.paths.count)", $0.words(listsAll: listsAll)] })
    lines += Self.section(
      "Pictures that are not drawn, because only PNG, JPEG, SVG and PDF are read", limit: limit,
      ["files", ""],
      unreadPictures.map { ["\($0.paths.count)", $0.words(listsAll: listsAll)] })
    return lines.joined(separator: "\n") + "\n"
  }

  private var summary: [String] {
    var lines = [
      "\(name) (\(kind.words)): \(compiledCount) of \(Counted.words(fileCount, "file")) compile unchanged"
        + " on Linux with Assay"
        + (incompleteCount > 0 ? ", \(incompleteCount) without some of their parts" : "")
    ]
    if modules.count > 1 {
      lines += modules.map {
        "  \($0.name)\($0.platform.map { " (\($0.rawValue))" } ?? ""): \($0.compiledCount) of \($0.fileCount)"
      }
    }
    if !otherProjects.isEmpty {
      lines.append(
        "not checked: Xcode projects in other folders (run 'assay port' on a folder to check it): "
          + otherProjects.listed(limit: 3))
    }
    if dependentCount > 0 {
      lines.append(
        "\(Counted.words(fileCount - compiledCount - dependentCount, "file")) left out or incomplete because something is missing,"
          + " \(dependentCount) because they use what is left out of other files")
    }
    lines.append(
      "\(Counted.words(previewCount, "preview")) declared in files that compile"
        + (blockedPreviewCount > 0 ? ", \(blockedPreviewCount) left out" : ""))
    return lines
  }

  /// A table whose columns of numbers are aligned; nothing for no rows. A row that several targets
  /// have is there once.
  private static func section(
    _ title: String, limit: Int, _ header: [String], _ rows: [[String]]
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    var said: Set<[String]> = []
    let rows = rows.filter { said.insert($0).inserted }
    let shown = rows.prefix(limit)
    let widths = header.indices.map { column in
      ([header] + shown).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      var result = " "
      for (cell, width) in zip(cells, widths).dropLast() {
        result += " " + String(repeating: " ", count: width - cell.count) + cell
      }
      return result + (cells.count > 1 ? "  " : " ") + (cells.last ?? "")
    }
    var lines = ["", title + ":"]
    if header.count > 1 { lines.append(line(header).trimmed) }
    lines += shown.map(line)
    if rows.count > limit { lines.append("  and \(rows.count - limit) more; --all lists them") }
    return lines
  }
}

extension PortReport.Missing {
  fileprivate var words: String {
    let known =
      appleFramework.map { " (\($0))" }
      ?? declaringFile.map { " (declared in \($0), which is not in each of their targets)" }
      ?? importedModule.map { " (each imports \($0))" }
      ?? " (declared neither in these files nor by Assay)"
    switch kind {
    case .module: return "module \(name)"
    case .name: return name + known
    case .member: return "." + name + (appleFramework.map { " (\($0))" } ?? "")
    case .macro: return "#\(name)\(known)"
    case .attribute: return "@\(name)\(known)"
    case .form: return "a form of \(name)"
    case .message: return name
    }
  }
}

extension [String] {
  /// The first ones, and how many more there are.
  fileprivate func listed(limit: Int) -> String {
    prefix(limit).joined(separator: ", ")
      + (count > limit ? " and \(count - limit) more" : "")
  }
}

extension PortReport.OtherFiles {
  fileprivate func words(listsAll: Bool) -> String {
    ".\(kind): " + paths.listed(limit: listsAll ? .max : 3)
  }
}

extension PortReport.File {
  fileprivate var source: String {
    guard !needs.isEmpty else { return "" }
    let more = needs.count > 2 ? " and \(needs.count - 2) more" : ""
    let shown = needs.prefix(2).joined(separator: needs.count > 2 ? ", " : " and ")
    return "; uses declarations of \(shown)\(more), left out as well"
  }
}

extension AppLayout.Kind {
  fileprivate var words: String {
    switch self {
    case .package: "Swift package"
    case .xcodeProject: "Xcode project"
    case .looseFiles: "loose files"
    }
  }
}

extension String {
  /// Without spaces at the end.
  fileprivate var trimmed: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
