// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What of an app compiles with Assay, what blocks the rest, and what will not be drawn.
package struct PortReport: Hashable, Sendable, Encodable {
  package struct Module: Hashable, Sendable, Encodable {
    var name: String
    var fileCount: Int
    var compiledCount: Int
    /// The system that it is for; nil for a phone's, several and one that is not known.
    var platform: ApplePlatform?
    /// Previews in files that compile.
    var previewCount: Int
  }

  /// A module that files import and that does not exist here.
  package struct MissingModule: Hashable, Sendable, Encodable {
    var name: String
    /// What it does, for a framework of Apple's systems; nil for a package or anything else.
    var applePurpose: String?
    /// Whether its package is not here and Assay has none of its names.
    var isUnknown: Bool
    var importingFileCount: Int
    /// Files left out that need names and import this module.
    var blockedFileCount: Int
  }

  /// A module of a package that was fetched.
  package struct FetchedModule: Hashable, Sendable, Encodable {
    var name: String
    var fileCount: Int
    /// Files that do not compile whole.
    var incompleteCount: Int
  }

  package struct Missing: Hashable, Sendable, Encodable {
    var kind: Blocker.Kind
    var name: String
    /// Files that need it.
    var fileCount: Int
    /// Files that need nothing else.
    var onlyBlockerCount: Int
    /// Further files that need what those files declare.
    var dependentFileCount: Int
    /// The framework of Apple's systems that it belongs to, by its name.
    var appleFramework: String?
    /// A missing module that each of the files imports; nil for none or several.
    var importedModule: String?
    /// A file that declares something of this name and that a module of those files does not have.
    var declaringFile: String?
  }

  package struct NotDrawn: Hashable, Sendable, Encodable {
    var name: String
    /// What the documentation says of it.
    var note: String
    var fileCount: Int
  }

  package struct File: Hashable, Sendable, Encodable {
    var path: String
    var module: String
    var reason: String
    /// Left-out files that declare what this one needs.
    var needs: [String]
  }

  /// A part of a file that is left out; the rest of the file compiles.
  package struct Part: Hashable, Sendable, Encodable {
    var path: String
    var module: String
    /// What is left out, and why.
    var reason: String
  }

  /// Files of targets for a system with a condition that asks for it.
  package struct SystemFiles: Hashable, Sendable, Encodable {
    var platform: ApplePlatform
    /// In order.
    var paths: [String]
  }

  /// Files of a kind that Linux cannot read, such as storyboards.
  package struct OtherFiles: Hashable, Sendable, Encodable {
    /// What their names end with.
    var kind: String
    /// In order.
    var paths: [String]
  }

  /// The version of the JSON form.
  private let version = 2
  var name: String
  var kind: AppLayout.Kind
  /// A file of several modules counts once.
  var fileCount: Int
  /// Files that compile whole in one of their modules.
  var compiledCount: Int
  /// Files of which parts are left out.
  var incompleteCount: Int
  package internal(set) var previewCount: Int
  /// Previews that are left out, by themselves or with their files.
  package internal(set) var blockedPreviewCount: Int
  /// Files of which something is left out only because they need what other left-out files declare.
  var dependentCount: Int
  var modules: [Module]
  /// Folders with Xcode projects that were not looked at, relative to the app's.
  var otherProjects: [String]
  var fetchedModules: [FetchedModule]
  var missingModules: [MissingModule]
  /// Packages that were to be fetched and could not be.
  package internal(set) var unfetchedPackages: [UnfetchedPackage]
  /// Those that block most files first.
  var missing: [Missing]
  var notDrawn: [NotDrawn]
  var leftOut: [File]
  var parts: [Part]
  /// Files with a condition that Linux answers with no, `#if os(iOS)`, and that is taken as true.
  var filesForIOS: [String]
  /// The same of targets for other systems, such as files with `#if os(watchOS)`.
  var filesForOtherSystems: [SystemFiles]
  /// Files with a condition for a framework of an iPhone that nothing stands for here, such as
  /// `#if canImport(FoundationModels)`: the frameworks by file, each `file: frameworks`.
  var filesForAbsentModules: [String]
  /// Why the symbols of a module's asset or String Catalogs are left out, one a module.
  var symbolErrors: [String]
  /// What of the data models is left out, and why.
  package internal(set) var dataModelProblems: [String] = []
  /// What of the intent definitions is left out, and why.
  package internal(set) var intentProblems: [String] = []
  /// Targets of C sources of packages that are compiled with the app.
  package internal(set) var cModules: [String] = []
  /// Targets of C sources that are left out, and why.
  package internal(set) var cModuleProblems: [String] = []
  /// What the app's Info.plist says and `Bundle.main` does not, in words.
  package internal(set) var infoListProblems: [String] = []
  /// Files with `@NSManaged`, whose properties get accessors.
  var managedObjectFiles: [String]
  /// Files with other attributes of Objective-C, or with `#selector`, which are left out.
  var objectiveCFiles: [String]
  /// Files that take values for optional ones that are none on Linux.
  var optionalFiles: [String]
  /// Swift files that the project names and that are not there, in order.
  var absentFiles: [String]
  /// What of the pictures is not as on the systems that modules are for, in words.
  ///
  /// - Parameter namesLook: whether somebody chose what the previews are drawn as.
  package func platformNotes(namesLook: Bool) -> [String] {
    modules.compactMap { module in
      guard let platform = module.platform, module.previewCount > 0, !namesLook || !platform.hasLook
      else { return nil }
      let previews = Counted.words(module.previewCount, "preview")
      let verb = module.previewCount == 1 ? "is" : "are"
      let advice =
        platform.hasLook
        ? "; choose its device with --device, or add --look \(platform.rawValue)"
        : ", whose look Assay does not draw"
      return "\(previews) of \(module.name) \(verb) drawn as on another device: the target is for"
        + " \(platform.rawValue)\(advice)"
    }
  }

  /// The kinds with the most files first.
  var otherFiles: [OtherFiles]
  /// Files of image and symbol sets that no picture is drawn from, by their formats.
  private(set) var unreadPictures: [OtherFiles] = []

  /// Adds the pictures of catalogs that cannot be read.
  ///
  /// - Throws: `FileSystemError`.
  mutating func addUnreadPictures(of layout: AppLayout) throws {
    let catalogs = Set(layout.modules.filter { !$0.isFetched }.flatMap(\.resources))
      .filter { FilePaths.fileExtension(of: $0) == "xcassets" }.sorted()
    let paths = try UnreadPictures.files(inCatalogs: catalogs).map(layout.shown)
    unreadPictures = OtherFiles.kinds(of: Set(paths))
  }

  /// Whether every file compiles.
  package var isComplete: Bool { leftOut.isEmpty && parts.isEmpty }
}
