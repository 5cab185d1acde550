// SPDX-License-Identifier: MIT

/// The compiler's arguments that make an app's sources compile unchanged.
enum PortSettings {
  /// Modules whose names are visible in every file. On Apple's systems, SwiftUI's are through UIKit
  /// and previews, UIKit's through SwiftUI, and those of the others are a part of Foundation. The
  /// compiler is asked which of them exist.
  static let visibleModules = [
    "AssayViews", "AssayUIKit", "FoundationNetworking", "FoundationXML",
  ]

  /// With Core Data's for a module that uses it: Apple's SwiftUI has its property wrappers. With
  /// that of `os` for a module that uses its locks: Apple's Foundation has them.
  static func visibleModules(_ known: [String], for module: AppModule) -> [String] {
    known + (module.usesCoreData ? [ModuleAlias.coreData.replacement] : [])
      + (module.usesUnfairLocks ? [ModuleAlias.os.replacement] : [])
  }

  /// - Parameters:
  ///   - standIns: those that files import.
  ///   - visibleStandIns: those that files see without an import. They have no alias: a condition
  ///     that asks for the module is still answered with no.
  static func arguments(
    aliases: [ModuleAlias], visibleModules: [String], standIns: [String],
    visibleStandIns: [String]
  ) -> [String] {
    aliases.flatMap(\.compilerArguments)
      + standIns.flatMap { ["-module-alias", "\($0)=\(StandIn.moduleName($0))"] }
      + (visibleModules + visibleStandIns.map(StandIn.moduleName)).flatMap {
        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
      }
  }
}
