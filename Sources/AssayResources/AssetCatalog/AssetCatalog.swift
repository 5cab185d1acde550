// SPDX-License-Identifier: MIT

import AssayGraphics

/// The color and image sets of a project's asset catalogs, by name.
package struct AssetCatalog: Hashable, Sendable {
  /// The name of the set that is an app's accent color.
  package static let accentColor = "AccentColor"

  package var colorSets: [String: ColorSet]
  package var imageSets: [String: ImageSet]
  /// The SVG files of symbol sets.
  package private(set) var symbolSets: [String: ImageSet] = [:]
  /// The paths of the files of data sets.
  package private(set) var dataSets: [String: String] = [:]
  /// Why image sets could not be read, where that does not end the reading.
  package private(set) var imageProblems: [ResourceError] = []

  package init(colorSets: [String: ColorSet] = [:], imageSets: [String: ImageSet] = [:]) {
    self.colorSets = colorSets
    self.imageSets = imageSets
  }

  /// Reads a `.xcassets` folder, or every one below a folder; of two sets with one name, the one
  /// with the later path wins.
  package init(directory: String) throws(ResourceError) {
    self.init()
    for catalog in try Self.catalogs(in: directory) { try read(catalog: catalog) }
  }

  /// Reads one catalog for its colors: an image set that cannot be read is left out.
  package init(colorsOf catalog: String) throws(ResourceError) {
    self.init()
    try read(catalog: catalog, needsImages: false)
  }

  /// A `.xcassets` folder itself, or every one below a folder, each once.
  package static func catalogs(in directory: String) throws(ResourceError) -> [String] {
    if directory.hasSuffix(".xcassets") || directory.hasSuffix(".xcassets/") { return [directory] }
    var catalogs: [String] = []
    try ResourceFolder.walk(directory) { path, name, isDirectory in
      guard isDirectory, name.hasSuffix(".xcassets") else { return true }
      catalogs.append(path)
      return false
    }
    var seen: Set<String> = []
    return catalogs.filter { seen.insert(ResourceFolder.realPath($0)).inserted }
  }

  /// Reads the catalogs that a description names; of two sets with one name, the later one wins.
  package init(directories: [String]) throws(ResourceError) {
    self.init()
    for directory in directories {
      try ResourceFolder.requireFolder(
        directory, expected: "an asset catalog (.xcassets) or a folder of them")
      merge(try AssetCatalog(directory: directory))
    }
  }

  /// Adds the sets of a catalog, in place of those with the same names.
  mutating func merge(_ other: AssetCatalog) {
    colorSets.merge(other.colorSets) { _, later in later }
    imageSets.merge(other.imageSets) { _, later in later }
    symbolSets.merge(other.symbolSets) { _, later in later }
    dataSets.merge(other.dataSets) { _, later in later }
  }

  package var isEmpty: Bool { colorSets.isEmpty && imageSets.isEmpty && symbolSets.isEmpty }

  /// The color of a set, nil where there is no such set or it has no such color.
  package func color(
    named name: String, _ appearance: ColorAppearance, idiom: AssetIdiom = .universal
  ) -> RGBAColor? {
    colorSets[name]?.color(appearance, idiom: idiom)
  }

  /// The file of an image set for a scale in pixels per point.
  package func image(
    named name: String, scale: Double, _ appearance: ColorAppearance,
    idiom: AssetIdiom = .universal
  ) -> ImageSet.File? {
    imageSets[name]?.file(scale: scale, appearance, idiom: idiom)
  }

  private mutating func read(
    catalog: String, needsImages: Bool = true
  ) throws(ResourceError) {
    // What is carried is the namespaces around, each with its slash.
    try ResourceFolder.walk(catalog, carrying: "") {
      path, name, isDirectory, prefix throws(ResourceError) in
      guard isDirectory, !name.hasPrefix(".") else { return nil }
      let contents = ResourceFolder.join(path, "Contents.json")
      if name.hasSuffix(".colorset") {
        let document = try JSONDocument(ResourceFile(path: contents))
        colorSets[prefix + name.dropLast(9)] = try ColorSet.read(document)
      } else if name.hasSuffix(".imageset") {
        do throws(ResourceError) {
          let document = try JSONDocument(ResourceFile(path: contents))
          imageSets[prefix + name.dropLast(9)] = try ImageSet.read(document, directory: path)
        } catch {
          if needsImages { throw error }
          imageProblems.append(error)
        }
      } else if name.hasSuffix(".symbolset"), ResourceFolder.isFile(contents) {
        do throws(ResourceError) {
          let document = try JSONDocument(ResourceFile(path: contents))
          symbolSets[prefix + name.dropLast(10)] = try ImageSet.read(document, directory: path)
        } catch {
          if needsImages { throw error }
          imageProblems.append(error)
        }
      } else if name.hasSuffix(".dataset"), ResourceFolder.isFile(contents) {
        dataSets[prefix + name.dropLast(8)] = try Self.file(ofDataSet: contents).map {
          ResourceFolder.join(path, $0)
        }
      } else if !AssetType.isTyped(name) {
        return try Self.providesNamespace(contents) ? prefix + name + "/" : prefix
      }
      return nil
    }
  }

  /// The first file that a data set names; nil for none.
  private static func file(ofDataSet contents: String) throws(ResourceError) -> String? {
    let document = try JSONDocument(ResourceFile(path: contents))
    let root = try document.members(document.root, of: "a data set's contents")
    guard let data = document.member("data", in: root) else { return nil }
    for entry in try document.elements(data, of: "'data'") {
      let members = try document.members(entry, of: "an entry of 'data'")
      if let name = document.member("filename", in: members) {
        return try document.string(name, of: "'filename'")
      }
    }
    return nil
  }

  /// A plain folder without Contents.json is no namespace.
  static func providesNamespace(_ contents: String) throws(ResourceError) -> Bool {
    guard ResourceFolder.isFile(contents) else { return false }
    let document = try JSONDocument(ResourceFile(path: contents))
    let root = try document.members(document.root, of: "a folder's contents")
    guard let properties = document.member("properties", in: root) else { return false }
    let members = try document.members(properties, of: "'properties'")
    if case .bool(true) = document.member("provides-namespace", in: members)?.kind { return true }
    return false
  }
}
