// SPDX-License-Identifier: MIT

/// A value of an OpenStep property list, the format of `project.pbxproj`.
indirect enum PropertyValue: Hashable, Sendable {
  case string(String)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The texts of an array; none for anything else.
  var texts: [String] {
    if case .array(let values) = self { values.compactMap(\.text) } else { [] }
  }

  var members: [String: PropertyValue] {
    if case .dictionary(let members) = self { members } else { [:] }
  }

  subscript(_ key: String) -> PropertyValue? { members[key] }
}
