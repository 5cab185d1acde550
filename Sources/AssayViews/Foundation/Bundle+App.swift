// SPDX-License-Identifier: MIT

// In a rendering `Bundle.main` is the bundle of a test. What an app looks for in its own is found
// where its sources lie. The arguments are narrower than Foundation's, so that the compiler prefers
// these functions.
extension Bundle {
  /// The path of a file, or of the folder of a language such as `es.lproj`. In a rendering, files
  /// of the app are found beside its sources.
  public func path(forResource name: String, ofType type: String?) -> String? {
    if let path = path(forResource: Optional(name), ofType: type) { return path }
    guard self == .main, let app = CurrentEnvironment.mainBundle else { return nil }
    if type == "lproj" { return app.languageFolder(name) }
    return app.path(of: type.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name)
  }

  /// The URL of a file, or of the folder of a language such as `es.lproj`. In a rendering, files of
  /// the app are found beside its sources.
  public func url(forResource name: String, withExtension type: String?) -> URL? {
    path(forResource: name, ofType: type).map { URL(fileURLWithPath: $0) }
  }
}
