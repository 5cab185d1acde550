// SPDX-License-Identifier: MIT

import AssayFiles
import AssayResources

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes the symbols that Xcode generates for asset catalogs and for String Catalogs, for the
/// plugin AssetSymbols. It has no dependencies, so that a package without Assay's tools builds it
/// in seconds.
@main
struct AssetSymbolsTool {
  /// The file to write, the module that it imports, then the catalogs.
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 2 else {
      end(
        "usage: assay-asset-symbols OUTPUT.swift MODULE [CATALOG.xcassets|STRINGS.xcstrings ...]",
        code: 64)
    }
    do {
      let paths = arguments.map(FilePaths.absolute)
      let module = Array(arguments)[1]
      let catalogs = paths.dropFirst(2).filter { !$0.hasSuffix(".xcstrings") }
      var source = AssetSymbols(try AssetNames(catalogs: catalogs), hasExtensions: true).source(
        header: "Written by the plugin AssetSymbols: what Xcode generates for the asset catalogs.",
        module: module)
      let strings = try StringSymbols(
        catalogs: paths.dropFirst(2).filter { $0.hasSuffix(".xcstrings") })
      if !strings.isEmpty {
        source += strings.source(
          header: "Written by the plugin AssetSymbols: what Xcode generates for String Catalogs.",
          module: module)
      }
      try PosixFileSystem().replace(paths[0], with: Array(source.utf8))
    } catch {
      end("error: \(error)", code: 2)
    }
  }

  private static func end(_ words: String, code: Int32) -> Never {
    // Without Foundation, which would make the packaged tool four times as large. Where standard
    // error is closed, the exit code tells.
    do {
      try StandardDescriptor.write(
        Array((Printable.lines(words) + "\n").utf8), to: StandardDescriptor.error,
        path: "/dev/stderr")
    } catch { exit(code) }
    exit(code)
  }
}
