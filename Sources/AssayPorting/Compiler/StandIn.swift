// SPDX-License-Identifier: MIT

/// What the tool puts in the place of a module that does not exist on Linux: nothing. The import
/// compiles, and only files that use a name of the module are left out.
enum StandIn {
  /// Not the module's own name: other packages ask `canImport` for it.
  static func moduleName(_ name: String) -> String { "PortStandIn_" + name }

  static let source = """
    // Written by 'assay port': a module without contents.

    """

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
