// SPDX-License-Identifier: MIT

/// A module of Apple's systems and the one of Assay that takes its place.
struct ModuleAlias: Hashable, Sendable {
  var name: String
  var replacement: String

  /// All that Assay may have. A version that lacks a module does not use its alias: the compiler is
  /// asked.
  static let all = [
    ModuleAlias(name: "SwiftUI", replacement: "AssayViews"),
    ModuleAlias(name: "UIKit", replacement: "AssayUIKit"),
    ModuleAlias(name: "Combine", replacement: "AssayCombine"),
    ModuleAlias(name: "WidgetKit", replacement: "AssayWidgetKit"),
    ModuleAlias(name: "Charts", replacement: "AssayCharts"),
    ModuleAlias(name: "SwiftData", replacement: "AssaySwiftData"),
    coreData,
    ModuleAlias(name: "OSLog", replacement: "AssayOSLog"),
    os,
  ]

  static let os = ModuleAlias(name: "os", replacement: "AssayOS")
  static let coreData = ModuleAlias(name: "CoreData", replacement: "AssayCoreData")

  /// Modules that are products of their own, which only targets that import them compile.
  static let products = all.filter { ["Charts", "SwiftData", "CoreData"].contains($0.name) }

  var compilerArguments: [String] { ["-module-alias", "\(name)=\(replacement)"] }
}
