// SPDX-License-Identifier: MIT

/// A module of an app: what one target compiles.
package struct AppModule: Hashable, Sendable {
  package var name: String
  /// Absolute paths of its Swift files, in order.
  package var files: [String]
  /// Absolute paths of catalogs, `.lproj` folders and data files, in order.
  var resources: [String]
  /// Absolute paths of files and bundles of other kinds, which a ported package leaves out.
  var otherFiles: [String] = []
  /// Absolute paths of Swift files that the project names and that are not there, in order.
  var absentFiles: [String] = []
  /// The absolute path of the Info.plist that an app names; nil for none.
  var infoList: String?
  var settings = LanguageSettings()
  /// The system that it is for; nil for a phone's, several and one that its package does not say.
  var platform: ApplePlatform?
  /// Whether a package's manifest declares it, and not an Xcode project.
  var isOfPackage = false
  /// Whether it is of a package that was fetched: it is compiled as far as it can be, and its files
  /// are not the app's.
  var isFetched = false
  /// Whether its code may say `Bundle.module`.
  var hasBundle = false
  var symbolSetting = AssetSymbolSetting.extensions
  /// The source of the symbols of its asset catalogs; nil for none.
  var assetSymbols: String?
  /// Whether Xcode makes symbols of its String Catalogs.
  var hasStringSymbols = true
  /// The source of the symbols of its String Catalogs; nil for none.
  var stringSymbols: String?
  /// The source of its functions for texts; nil for none.
  var localizedStrings: String?
  /// The source of its data models; nil for none.
  var dataModels: String?
  /// The source of the classes of its intent definitions; nil for none.
  var intentClasses: String?
  /// Whether its files may use the names of Core Data, as Apple's SwiftUI lets them.
  var usesCoreData = false
  /// Whether its files use the locks of Darwin, which come along with Foundation on Apple's
  /// systems.
  var usesUnfairLocks = false

  /// What Xcode generates for it while it builds, and what Assay adds, by the names of the files.
  var generatedSources: [(name: String, text: String)] {
    [
      (AssetSymbolFile.name, assetSymbols), (StringSymbolFile.name, stringSymbols),
      (LocalizedStringFile.name, localizedStrings), (DataModelSource.file, dataModels),
      (IntentSource.file, intentClasses),
    ].compactMap { name, text in text.map { (name, $0) } }
  }

  init(
    name: String, files: [String], resources: [String], otherFiles: [String] = [],
    settings: LanguageSettings = .init(), hasBundle: Bool = false
  ) {
    self.name = name
    self.files = files
    self.resources = resources
    self.otherFiles = otherFiles
    self.settings = settings
    self.hasBundle = hasBundle
  }
}

extension AppModule {
  /// Takes a bundle for code that asks for that of a package: the written package is one. A module
  /// that declares the bundle by itself gets none.
  mutating func takePackageBundle(facts: [String: SourceFacts]) {
    let own = files.compactMap { facts[$0] }
    guard own.contains(where: \.usesPackageBundle),
      !own.contains(where: { $0.extensionStatics["Bundle"]?.contains("module") == true })
    else { return }
    hasBundle = true
  }
}

/// What Xcode generates for the asset catalogs of a target.
enum AssetSymbolSetting: Hashable, Sendable {
  case nothing
  /// `Image(.logo)`
  case resources
  /// `Color.brand` as well.
  case extensions
}

/// What decides how the compiler reads a module.
struct LanguageSettings: Hashable, Sendable {
  /// "5" or "6".
  var version = "5"
  var upcomingFeatures: [String] = []
  /// Whether declarations are on the main actor unless they say otherwise.
  var isMainActorByDefault = false

  var compilerArguments: [String] {
    ["-swift-version", version]
      + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
      + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
  }
}
