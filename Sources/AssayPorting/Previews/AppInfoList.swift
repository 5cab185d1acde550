// SPDX-License-Identifier: MIT

internal import AssayXcode

/// What `Bundle.main` says of an app whose previews are drawn: a new app's version, and an
/// identifier that is nobody's.
enum AppInfoList {
  /// A property list.
  ///
  /// - Parameter name: of the app.
  static func text(name: String) -> String {
    let identifier = ModuleName.identifier(name)
    let values = [
      ("CFBundleIdentifier", "com.example.\(identifier)"), ("CFBundleName", identifier),
      ("CFBundleDisplayName", identifier), ("CFBundleShortVersionString", "1.0"),
      ("CFBundleVersion", "1"),
    ]
    let lines = values.map { "  <key>\($0)</key><string>\($1)</string>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(lines.joined(separator: "\n"))
      </dict>
      </plist>

      """
  }
}
