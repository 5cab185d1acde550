// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What a manifest says of how a target of C sources is compiled.
struct CSettings: Hashable, Sendable {
  enum Tool: String, CaseIterable, Hashable, Sendable {
    case c
    case cxx
    case linker
  }

  enum Kind: Hashable, Sendable {
    /// `NAME` or `NAME=VALUE`.
    case define(String)
    case headerSearchPath(String)
    case unsafeFlags([String])
    case linkedLibrary(String)
  }

  struct Setting: Hashable, Sendable {
    var tool: Tool
    var kind: Kind
    /// "debug" or "release"; nil for both.
    var configuration: String?
  }

  var publicHeadersPath: String?
  var excluded: [String] = []
  /// The only files and folders to compile; nil for all.
  var listed: [String]?
  /// Those that hold on Linux.
  var settings: [Setting] = []
  /// Such as `gnu11`; nil for the compiler's own.
  var cStandard: String?
  var cxxStandard: String?

  /// Whether a source is compiled, by its path below the target's folder.
  func takes(_ path: String) -> Bool {
    !excluded.contains { FilePaths.isInside(path, $0) }
      && listed?.contains { $0 == "." || FilePaths.isInside(path, $0) } ?? true
  }

  /// The compiler's arguments for a build for tests.
  ///
  /// - Parameter folder: the target's.
  func compilerArguments(for language: CModule.Language, in folder: String) -> [String] {
    let tool: Tool = language == .c ? .c : .cxx
    let standard = language == .c ? cStandard : cxxStandard
    return (standard.map { ["-std=" + $0] } ?? [])
      + settings.filter { $0.tool == tool && $0.configuration != "release" }.flatMap {
        setting -> [String] in
        switch setting.kind {
        case .define(let text): ["-D" + text]
        case .headerSearchPath(let path):
          ["-I", FilePaths.normalized(FilePaths.join(folder, path))]
        case .unsafeFlags(let flags): flags
        case .linkedLibrary: []
        }
      }
  }

  /// Expressions of a manifest.
  func expressions(of tool: Tool) -> [String] {
    // The standards of two packages may differ, and a manifest has one for all its targets.
    let standard: String? =
      switch tool {
      case .c: cStandard
      case .cxx: cxxStandard
      case .linker: nil
      }
    return (standard.map { [".unsafeFlags([\(SwiftText.literal("-std=" + $0))])"] } ?? [])
      + settings.filter { $0.tool == tool }.map(\.expression)
  }
}

extension CSettings.Setting {
  fileprivate var expression: String {
    let values =
      switch kind {
      case .define(let text): "define(" + Self.definition(text)
      case .headerSearchPath(let path): "headerSearchPath(" + SwiftText.literal(path)
      case .unsafeFlags(let flags):
        "unsafeFlags([" + flags.map(SwiftText.literal).joined(separator: ", ") + "]"
      case .linkedLibrary(let name): "linkedLibrary(" + SwiftText.literal(name)
      }
    return "." + values + (configuration.map { ", .when(configuration: .\($0))" } ?? "") + ")"
  }

  private static func definition(_ text: String) -> String {
    guard let end = text.firstIndex(of: "=") else { return SwiftText.literal(text) }
    let value = SwiftText.literal(String(text[text.index(after: end)...]))
    return "\(SwiftText.literal(String(text[..<end]))), to: \(value)"
  }
}
