// SPDX-License-Identifier: MIT

/// The build settings of a project or target in one configuration, such as `Debug`.
package struct XcodeConfiguration: Sendable {
  package let name: String
  /// What the project's file itself sets. Settings that are lists are left out.
  private let own: [String: String]
  /// What the configuration is based on; nil where that is nothing.
  package let file: SettingsFile?

  init(_ object: PropertyValue, file: SettingsFile?) {
    name = object["name"]?.text ?? ""
    own = (object["buildSettings"]?.members ?? [:]).compactMapValues(\.text)
    self.file = file
  }

  /// All settings that could be read, the project's own before those of the file.
  package var values: [String: String] { (file?.values ?? [:]).merging(own) { $1 } }

  /// nil for a setting that is missing here, or that a file which cannot be read may hold.
  package subscript(key: String) -> String? { own[key] ?? file?[key] }
}
