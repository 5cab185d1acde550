// SPDX-License-Identifier: MIT

/// What the tool puts in the place of a module that does not exist on Linux: nothing, or the few
/// names of it that screens pass around. The import compiles, and only files that use another name
/// of the module are left out.
enum StandIn {
  /// Not the module's own name: other packages ask `canImport` for it.
  static func moduleName(_ name: String) -> String { "PortStandIn_" + name }

  static let source = """
    // Written by 'assay port': a module without contents.

    """

  /// The source of a module's stand-in.
  static func source(of name: String) -> String {
    contents[name].map { "// Written by 'assay port'.\n" + $0.source } ?? source
  }

  /// Modules whose stand-ins the contents of another one import, and those that these import, in
  /// the order in which they are made.
  static func needed(by name: String) -> [String] {
    var result: [String] = []
    for module in contents[name]?.needs ?? [] {
      for name in needed(by: module) + [module] where !result.contains(name) { result.append(name) }
    }
    return result
  }

  /// The module whose stand-in declares a name that files see without an import; nil for none.
  static func comingAlong(with name: String) -> String? { comingAlong[name] }

  /// The modules by the names that they declare outside of other declarations.
  private static let comingAlong = contents.filter(\.value.comesAlong)
    .reduce(into: [String: String]()) { modules, entry in
      let outer = entry.value.source.split(separator: "\n").filter { $0.first != " " }
      for name in SourceFacts(Array(outer.joined(separator: "\n").utf8)).declared {
        modules[name] = entry.key
      }
    }

  /// Whether a module that a system has got contents, so that a condition that asks for it holds.
  ///
  /// - Parameter platform: the system; nil for a phone's.
  static func stands(for name: String, on platform: ApplePlatform?) -> Bool {
    // Where Darwin is missing, sources import Linux's own module.
    let absent: Set<String> =
      switch platform {
      case nil, .tvOS, .visionOS: ["AppKit", "ClockKit", "Cocoa", "Darwin", "WatchKit"]
      case .macOS: ["ClockKit", "Darwin", "WatchKit"]
      case .watchOS: ["AppKit", "Cocoa", "Darwin"]
      }
    return (contents[name] != nil && !absent.contains(name))
      || ["CoreGraphics", "CoreTransferable", "QuartzCore", "UniformTypeIdentifiers"].contains(name)
  }

  /// Whether the contents are views.
  static func hasViews(_ name: String) -> Bool { contents[name]?.hasViews ?? false }

  static let bundleFile = "BundleModule.swift"

  /// SwiftPM makes `Bundle.module` for a target with resources only.
  static let bundleSource = """
    // Written by 'assay port': what SwiftPM makes for a target with resources.
    import Foundation

    extension Foundation.Bundle {
      static let module = Bundle.main
    }

    """
}
