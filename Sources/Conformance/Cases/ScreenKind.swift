// SPDX-License-Identifier: MIT

extension MeasuredCase {
  /// The look, and whether it is a screen of a list: shares are printed for each.
  var screenKind: String {
    let system = (os_version ?? "").split(separator: " ").prefix(2).joined(separator: " ")
    let look = platform == "iOS" && system.hasPrefix("iOS 26") ? "iOS 26" : platform ?? "iOS"
    return look + (tree.contains(kinds: ["List", "Form"]) ? " lists" : " others")
  }
}

extension JSONValue {
  fileprivate func contains(kinds: Set<String>) -> Bool {
    switch self {
    case .object(let members):
      if let kind = members["kind"]?.string, kinds.contains(kind) { return true }
      return members.values.contains { $0.contains(kinds: kinds) }
    case .array(let values): return values.contains { $0.contains(kinds: kinds) }
    case .null, .bool, .number, .string: return false
    }
  }
}
