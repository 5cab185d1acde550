// SPDX-License-Identifier: MIT

import AssayGraphics

/// The colour and image sets of a project's asset catalogs, by name.
package struct AssetCatalog: Hashable, Sendable {
  package var colorSets: [String: ColorSet]
  package var imageSets: [String: ImageSet]

  package init(colorSets: [String: ColorSet] = [:], imageSets: [String: ImageSet] = [:]) {
    self.colorSets = colorSets
    self.imageSets = imageSets
  }

  /// Reads a `.xcassets` folder, or every one below a folder; of two sets with one name, the one
  /// with the later path wins.
  package init(directory: String) throws(ResourceError) {
    self.init()
    if directory.hasSuffix(".xcassets") || directory.hasSuffix(".xcassets/") {
      try readFolder(directory, prefix: "", depth: 0)
      return
    }
    var catalogs: [String] = []
    try ResourceFolder.walk(directory) { path, name, isDirectory in
      guard isDirectory, name.hasSuffix(".xcassets") else { return true }
      catalogs.append(path)
      return false
    }
    for catalog in catalogs { try readFolder(catalog, prefix: "", depth: 0) }
  }

  /// Reads the catalogs that a description names; of two sets with one name, the later one wins.
  package init(directories: [String]) throws(ResourceError) {
    self.init()
    for directory in directories {
      let found = try AssetCatalog(directory: directory)
      colorSets.merge(found.colorSets) { _, later in later }
      imageSets.merge(found.imageSets) { _, later in later }
    }
  }

  package var isEmpty: Bool { colorSets.isEmpty && imageSets.isEmpty }

  /// The colour of a set, nil where there is no such set or it has no such colour.
  package func color(
    named name: String, _ appearance: ColorAppearance, idiom: AssetIdiom = .universal
  ) -> RGBAColor? {
    colorSets[name]?.color(appearance, idiom: idiom)
  }

  /// The PNG of an image set for a scale in pixels per point.
  package func image(
    named name: String, scale: Double, _ appearance: ColorAppearance,
    idiom: AssetIdiom = .universal
  ) -> ImageSet.File? {
    imageSets[name]?.file(scale: scale, appearance, idiom: idiom)
  }

  /// - Parameter prefix: The namespaces around, each with its slash.
  private mutating func readFolder(
    _ directory: String, prefix: String, depth: Int
  ) throws(ResourceError) {
    guard depth < 32 else { return }
    for name in ResourceFolder.names(in: directory) where !name.hasPrefix(".") {
      let path = ResourceFolder.join(directory, name)
      guard ResourceFolder.isDirectory(path) else { continue }
      let contents = ResourceFolder.join(path, "Contents.json")
      if name.hasSuffix(".colorset") {
        let document = try JSONDocument(ResourceFile(path: contents))
        colorSets[prefix + name.dropLast(9)] = try ColorSet.read(document)
      } else if name.hasSuffix(".imageset") {
        let document = try JSONDocument(ResourceFile(path: contents))
        imageSets[prefix + name.dropLast(9)] = try ImageSet.read(document, directory: path)
      } else if !name.contains(".") {
        let isNamespace = try Self.providesNamespace(contents)
        try readFolder(path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
      }
    }
  }

  /// A plain folder without Contents.json is no namespace.
  private static func providesNamespace(_ contents: String) throws(ResourceError) -> Bool {
    guard ResourceFolder.isFile(contents) else { return false }
    let document = try JSONDocument(ResourceFile(path: contents))
    let root = try document.members(document.root, of: "a folder's contents")
    guard let properties = document.member("properties", in: root) else { return false }
    let members = try document.members(properties, of: "'properties'")
    if case .bool(true) = document.member("provides-namespace", in: members)?.value { return true }
    return false
  }
}
