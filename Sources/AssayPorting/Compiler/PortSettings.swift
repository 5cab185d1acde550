// SPDX-License-Identifier: MIT

/// The compiler's arguments that make an app's sources compile unchanged.
enum PortSettings {
  /// Modules whose names are visible in every file. On Apple's systems, SwiftUI's are through UIKit
  /// and previews, UIKit's through SwiftUI, and those of the others are a part of Foundation. The
  /// compiler is asked which of them exist.
  static let visibleModules = [
    "AssayViews", "AssayUIKit", "FoundationNetworking", "FoundationXML",
  ]

  static func arguments(
    aliases: [ModuleAlias], visibleModules: [String], standIns: [String]
  ) -> [String] {
    aliases.flatMap(\.compilerArguments)
      + standIns.flatMap { ["-module-alias", "\($0)=\(StandIn.moduleName($0))"] }
      + visibleModules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }
}
