// SPDX-License-Identifier: MIT

internal import AssayXcode

extension XcodeProject {
  /// `PRODUCT_MODULE_NAME`, else `PRODUCT_NAME`, else the target's name, over all configurations.
  ///
  /// A file of settings that cannot be read settles nothing.
  func moduleNames(of target: XcodeTarget) -> [String] {
    var result: [String] = []
    for configuration in configurations(of: target) {
      let outer = configurations.first { $0.name == configuration.name }?.values ?? [:]
      let all = outer.merging(configuration.values) { $1 }
      let name = ModuleName.identifier(Self.moduleName(ofTarget: target.name, all))
      if !result.contains(name) { result.append(name) }
    }
    return result.isEmpty ? [ModuleName.identifier(target.name)] : result
  }

  private static func moduleName(ofTarget name: String, _ settings: [String: String]) -> String {
    let product = expanded(settings["PRODUCT_NAME"] ?? "$(TARGET_NAME)", ["TARGET_NAME": name])
    let module = expanded(
      settings["PRODUCT_MODULE_NAME"] ?? product, ["TARGET_NAME": name, "PRODUCT_NAME": product])
    return module.contains("$") ? name : module
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
