// SPDX-License-Identifier: MIT

/// Imports of a part of a framework, such as `import UIKit.UIImage`.
///
/// On Apple's systems a framework is a Clang module whose headers are its parts. A Swift module has
/// none: a module map of the same name gives the compiler the parts, and the Swift module comes
/// along as what Swift adds to them.
struct ModuleParts: Hashable, Sendable {
  /// The name of the file with the map.
  static let file = "ModuleParts.modulemap"

  /// By the module's name in sources.
  private var parts: [String: Set<String>] = [:]

  /// Assay's COSLog is the map of `os.log`, and a module may have one map only.
  private static let mappedModules: Set<String> = ["os"]

  init(_ imports: [SourceFacts.Import]) {
    for found in imports {
      guard let part = found.part, Self.isPlain(part), Self.isPlain(found.module),
        !Self.mappedModules.contains(found.module)
      else { continue }
      parts[found.module, default: []].insert(part)
    }
  }

  /// What a module map may have without quotes.
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 == 0x5F || (0x30...0x39).contains($0) || isLetter($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// The module map; nil where no part is imported. A module that imports another one needs the
  /// parts of that one too, so all modules of an app have one map. A part of a module that exists
  /// on Linux is in it under a name that nobody imports.
  func map(aliases: [ModuleAlias]) -> String? {
    let modules = parts.keys.sorted().map { name in
      let alias = aliases.first { $0.name == name }?.replacement
      let inner = (parts[name] ?? []).sorted().map { "  module \($0) {}\n" }.joined()
      return "module \(alias ?? StandIn.moduleName(name)) {\n\(inner)}\n"
    }
    return modules.isEmpty ? nil : modules.joined()
  }
}
