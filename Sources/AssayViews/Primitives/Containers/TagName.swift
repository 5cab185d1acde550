// SPDX-License-Identifier: MIT

/// The written form of a tag's value in a view description.
enum TagName {
  static func of(_ value: some Hashable) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value {
      return String(describing: wrapped)
    }
    return String(describing: value)
  }
}
