// SPDX-License-Identifier: MIT

internal import AssayXcode

/// A target of an Xcode project with its sources.
struct ScannedTarget: Hashable, Sendable {
  var name: String
  /// In the project's order of configurations, each once; usually one.
  var moduleNames: [String]
  var kind: PackageManifest.TargetKind
  /// Whether it is a program of its own: an app, an extension, a tool.
  var isProgram: Bool { kind == .executable }
  /// Names of the project's targets that it depends on.
  var dependencies: [String]
  /// Absolute paths of files that it lists, or takes of a folder that another target has.
  var files: [String]
  /// Folders that it takes whole, but for their exceptions.
  var folders: [SynchronizedFolder]
}

extension XcodeProject {
  /// A project as a scan reads it.
  ///
  /// - Parameter path: of the `.xcodeproj` folder, absolute.
  /// - Throws: `XcodeProjectError`.
  static func scanned(_ path: String) throws -> XcodeProject {
    do {
      return try XcodeProject(path: path)
    } catch let problem as PropertyListReader.Problem {
      throw XcodeProjectError.malformed(path: file(inProject: path), reason: "\(problem)")
    } catch {
      throw XcodeProjectError.unreadable(path: file(inProject: path), reason: "\(error)")
    }
  }

  /// All targets, also those that Xcode does not compile itself: others may depend on them.
  var scannedTargets: [ScannedTarget] {
    targets.map { target in
      let folders = synchronizedFolders(of: target)
      return ScannedTarget(
        name: target.name, moduleNames: moduleNames(of: target), kind: target.scannedKind,
        dependencies: dependencies(of: target),
        files: files(of: target, inPhases: "PBXSourcesBuildPhase")
          + folders.filter { !$0.isWhole }.flatMap(\.exceptions),
        folders: folders.filter(\.isWhole))
    }
  }
}

extension XcodeTarget {
  fileprivate var scannedKind: PackageManifest.TargetKind {
    if isTest { return .test }
    let isProgram =
      productType.contains("application") || productType.contains("app-extension")
      || productType.contains("extensionkit") || productType.hasSuffix(".tool")
      || productType.contains("watchkit") || productType.contains("xpc-service")
      || productType.contains("system-extension")
    return isProgram ? .executable : .library
  }
}
