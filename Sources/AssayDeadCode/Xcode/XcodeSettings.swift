// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The build settings of a project that name modules.
struct XcodeSettings: Sendable {
  private let objects: [String: PropertyListText]
  private let project: PropertyListText
  private let paths: XcodePaths

  init(_ objects: [String: PropertyListText], project: PropertyListText, paths: XcodePaths) {
    self.objects = objects
    self.project = project
    self.paths = paths
  }

  /// `PRODUCT_MODULE_NAME`, else `PRODUCT_NAME`, else the target's name, over all configurations.
  func moduleNames(of target: PropertyListText, named name: String) -> [String] {
    var result: [String] = []
    for (configuration, settings) in configurations(of: target) {
      let outer = configurations(of: project).first { $0.name == configuration }?.settings ?? [:]
      let all = outer.merging(settings) { $1 }
      let product = Self.expanded(all["PRODUCT_NAME"] ?? "$(TARGET_NAME)", ["TARGET_NAME": name])
      let module = Self.expanded(
        all["PRODUCT_MODULE_NAME"] ?? product, ["TARGET_NAME": name, "PRODUCT_NAME": product])
      let known = module.contains("$") ? name : module
      let identifier = PackageManifest.moduleName(ofTarget: known)
      if !result.contains(identifier) { result.append(identifier) }
    }
    return result.isEmpty ? [PackageManifest.moduleName(ofTarget: name)] : result
  }

  private func configurations(
    of object: PropertyListText
  ) -> [(name: String, settings: [String: String])] {
    let list = object["buildConfigurationList"]?.word.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.words ?? []).compactMap { id in
      guard let configuration = objects[id] else { return nil }
      var settings = file(of: configuration)
      if case .members(let own) = configuration["buildSettings"] {
        for (key, value) in own { settings[key] = value.word }
      }
      return (configuration["name"]?.word ?? "", settings)
    }
  }

  private func file(of configuration: PropertyListText) -> [String: String] {
    if let reference = configuration["baseConfigurationReference"]?.word,
      let path = paths[reference]
    {
      return Self.settings(inFile: path, depth: 0)
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.word,
      let folder = paths[anchor],
      let below = configuration["baseConfigurationReferenceRelativePath"]?.word
    else { return [:] }
    return Self.settings(inFile: XcodeProject.joined(folder, below), depth: 0)
  }

  /// `KEY = value` and `#include "other.xcconfig"`; a file that cannot be read settles nothing.
  private static func settings(inFile path: String, depth: Int) -> [String: String] {
    var result: [String: String] = [:]
    let bytes: [UInt8]
    do { bytes = try PosixFileSystem().read(path) } catch { return [:] }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2, depth < 8 else { continue }
        let other = XcodeProject.joined(
          PosixRemovalFiles.folder(of: path), String(parts[1]))
        result.merge(settings(inFile: other, depth: depth + 1)) { $1 }
        continue
      }
      guard let sign = text.firstIndex(of: "=") else { continue }
      let key = text[..<sign].trimming
      guard key == "PRODUCT_NAME" || key == "PRODUCT_MODULE_NAME" else { continue }
      let value = text[text.index(after: sign)...]
      result[key] = value.prefix { $0 != "/" }.trimming
    }
    return result
  }

  /// `$(PRODUCT_NAME:c99extidentifier)` and `${TARGET_NAME}`; what is unknown stays.
  private static func expanded(_ text: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let opening = rest.dropFirst().first
      guard let opening, opening == "(" || opening == "{",
        let end = rest.firstIndex(of: opening == "(" ? ")" : "}")
      else {
        return result + rest
      }
      let name = rest[..<end].dropFirst(2).prefix { $0 != ":" }
      if let value = values[String(name)] { result += value } else { result += rest[...end] }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension Substring {
  fileprivate var trimming: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
