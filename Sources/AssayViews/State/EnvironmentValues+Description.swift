// SPDX-License-Identifier: MIT

extension EnvironmentValues: CustomStringConvertible {
  /// The names and the values of the environment.
  public var description: String {
    let values = Mirror(reflecting: self).children.compactMap { child in
      child.label.map { "\($0) = \(child.value)" }
    }
    return "[" + values.joined(separator: ", ") + "]"
  }
}
