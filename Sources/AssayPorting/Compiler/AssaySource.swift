// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Where a package takes Assay from.
package enum AssaySource: Hashable, Sendable {
  /// The absolute path of the package.
  case folder(String)
  case url(String, version: String)

  /// The package that a tool was built from: the nearest folder above it with Assay's sources.
  ///
  /// - Throws: `PortError.missingAssay` for a tool that was moved elsewhere.
  package static func besideTool() throws -> AssaySource {
    let files = PosixFileSystem()
    let tool =
      try files.realPath(of: "/proc/self/exe")
      ?? CommandLine.arguments.first.flatMap { try files.realPath(of: $0) }
    var folder = FilePaths.parent(of: tool ?? "/")
    while folder != "/", folder != "." {
      if try files.kind(of: folder + "/Sources/AssayViews") == .folder,
        try files.kind(of: folder + "/Package.swift") == .file
      {
        return .folder(folder)
      }
      folder = FilePaths.parent(of: folder)
    }
    throw PortError.missingAssay
  }

  /// The element of `dependencies:` in a manifest.
  var dependency: String {
    switch self {
    case .folder(let path): ".package(path: \(SwiftText.literal(path)), traits: [])"
    case .url(let url, let version):
      ".package(url: \(SwiftText.literal(url)), from: \(SwiftText.literal(version)), traits: [])"
    }
  }

  /// A product as the dependency of a target.
  func product(_ name: String) -> String {
    ".product(name: \(SwiftText.literal(name)), package: \(SwiftText.literal(identity)))"
  }

  /// SwiftPM names a package by the last part of its path or URL.
  private var identity: String {
    switch self {
    case .folder(let path): return FilePaths.lastComponent(of: path)
    case .url(let url, _):
      let last = FilePaths.lastComponent(of: url)
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  /// The name of the folder that keeps what was built of it.
  var cacheName: String {
    switch self {
    case .folder(let path): StableHash("folder", path).hex
    case .url(let url, let version): StableHash("url", url, version).hex
    }
  }
}

/// Texts in Swift sources that the tool writes.
enum SwiftText {
  /// A string literal; paths and URLs come from anywhere.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      default: Printable.append(scalar, to: &result)
      }
    }
    return result + "\""
  }
}
