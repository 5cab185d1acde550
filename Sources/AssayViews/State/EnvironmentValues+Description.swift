// SPDX-License-Identifier: MIT

extension EnvironmentValues: CustomStringConvertible {
  /// The names and the values of the environment.
  public var description: String {
    let values = Mirror(reflecting: self).children.compactMap { child in
      child.label.map { "\($0) = \(Self.words(child.value))" }
    }
    return "[" + values.joined(separator: ", ") + "]"
  }

  /// Members of sets, and values of dictionaries without their keys, in alphabetical order: their
  /// own order is another in each process, and so are the keys, which are addresses.
  private static func words(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary:
      let words = mirror.children.map { child in
        let pair = Mirror(reflecting: child.value).children
        return "\(pair.first { $0.label == "value" }?.value ?? child.value)"
      }
      return "[" + words.sorted().joined(separator: ", ") + "]"
    default: return "\(value)"
    }
  }
}
