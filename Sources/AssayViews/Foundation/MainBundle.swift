// SPDX-License-Identifier: MIT

package import AssayResources
internal import Synchronization

/// What an app finds in its main bundle, found where its sources lie: a rendering has no app whose
/// bundle could hold it.
package final class MainBundle: Sendable {
  /// That of the app whose preview is made, for code that runs before its views are evaluated.
  @TaskLocal package static var making: MainBundle?

  let strings: StringTables
  /// nil where the app has no asset catalog, or none is known.
  let assets: AssetCatalog?
  /// The folder to search for files; nil for none.
  private let folder: String?
  private let files = Mutex<[String: String]?>(nil)
  private let languageFolders = Mutex<[String: String?]>([:])

  /// - Parameters:
  ///   - strings: The string tables of the app.
  ///   - assets: The asset catalog of the app.
  ///   - folder: The folder below which the app's files lie; nil for none.
  package init(strings: StringTables, assets: AssetCatalog? = nil, folder: String?) {
    self.strings = strings
    self.assets = assets
    self.folder = folder
  }

  /// The path of a file of the app by its name, in whatever folder it lies, as a build copies files
  /// to the top of the bundle. The first path wins where several files have the name.
  func path(of name: String) -> String? {
    files.withLock { files in
      let known = files ?? listed()
      files = known
      return known[name]
    }
  }

  private func listed() -> [String: String] {
    var result: [String: String] = [:]
    guard let folder,
      let paths = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
    else { return result }
    for case let url as URL in paths {
      let name = url.lastPathComponent
      if name == "__Snapshots__" || name.hasSuffix(".xcassets") || name.hasSuffix(".xcodeproj") {
        paths.skipDescendants()
      } else if name.contains("."), !name.hasSuffix(".swift") {
        result[name] = min(result[name] ?? url.path, url.path)
      }
    }
    return result
  }

  /// The path of a folder such as `es.lproj` with the app's strings of a language, for code that
  /// opens it as a bundle; nil if no table has the language.
  ///
  /// The folder is made from the tables, because a String Catalog has no such folder. It lies in
  /// the temporary folder under the hash of what it holds, so that all runs share it.
  func languageFolder(_ language: String) -> String? {
    languageFolders.withLock { folders in
      if let known = folders[language] { return known }
      let path = makeLanguageFolder(language)
      folders[language] = path
      return path
    }
  }

  private func makeLanguageFolder(_ language: String) -> String? {
    let tables = strings.texts(language: language).sorted { $0.key < $1.key }
    guard !tables.isEmpty else { return nil }
    do {
      let files = try tables.map { name, texts in
        (
          name: "\(name).strings",
          data: try PropertyListSerialization.data(
            fromPropertyList: texts, format: .binary, options: 0)
        )
      }
      let hash = Self.hash(of: tables)
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("assay-strings-\(getuid())/\(hash)/\(language).lproj")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      for (name, data) in files {
        let file = folder.appendingPathComponent(name)
        if !FileManager.default.fileExists(atPath: file.path) {
          try data.write(to: file, options: .atomic)
        }
      }
      return folder.path
    } catch {
      // Without the folder the app falls back as it does for a language that it does not have, and
      // a key that is drawn is reported.
      return nil
    }
  }

  /// FNV-1a of all names, keys and texts.
  private static func hash(of tables: [(key: String, value: [String: String])]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for (name, texts) in tables {
      add(name)
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
        add(key)
        add(text)
      }
    }
    return String(hash, radix: 16)
  }
}

private enum MainBundleKey: EnvironmentKey {
  static let defaultValue = MainBundle(strings: StringTables(), folder: nil)
}

extension EnvironmentValues {
  /// What the app finds in its main bundle.
  package var mainBundle: MainBundle {
    get { self[MainBundleKey.self] }
    set { self[MainBundleKey.self] = newValue }
  }
}
