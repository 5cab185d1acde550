// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayGraphics

/// A named image of an asset catalog.
package struct ImageSet: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var variant: AssetVariant
    var path: String
    /// Pixels per point.
    var scale: Double
  }

  /// A file to draw.
  package struct File: Hashable, Sendable {
    package var path: String
    /// Pixels per point.
    package var scale: Double
  }

  /// The PNG, JPEG, SVG and PDF files, in file order.
  var entries: [Entry]
  /// Names of files in other formats, which are not drawn.
  package var unsupportedFileNames: [String]
  /// Whether it is a shape to be filled with the foreground color.
  package var isTemplate: Bool

  /// The file for an appearance and scale: the best appearance, then the nearest scale, the larger
  /// of two equally near; nil where the set has no file for it that can be read.
  package func file(
    scale: Double, _ appearance: ColorAppearance, idiom: AssetIdiom = .universal
  ) -> File? {
    let traits = AssetTraits(appearance: appearance, device: AssetDevice(idiom: idiom))
    let ranked = entries.enumerated().compactMap { index, entry in
      entry.variant.rank(traits).map { ($0, index, entry) }
    }
    let best = ranked.min { a, b in
      (-a.0, abs(a.2.scale - scale), -a.2.scale, a.1)
        < (-b.0, abs(b.2.scale - scale), -b.2.scale, b.1)
    }
    return best.map { File(path: $0.2.path, scale: $0.2.scale) }
  }

  static func read(
    _ document: JSONDocument, directory: String
  ) throws(ResourceError) -> ImageSet {
    let root = try document.members(document.root, of: "an image set")
    var set = ImageSet(entries: [], unsupportedFileNames: [], isTemplate: false)
    if let properties = document.member("properties", in: root) {
      let members = try document.members(properties, of: "'properties'")
      if case .string("template") = document.member("template-rendering-intent", in: members)?.kind
      {
        set.isTemplate = true
      }
    }
    // A symbol set lists its file in the same form by another name.
    guard
      let images = document.member("images", in: root) ?? document.member("symbols", in: root)
    else { return set }
    for node in try document.elements(images, of: "'images'") {
      let members = try document.members(node, of: "an entry of 'images'")
      guard let nameNode = document.member("filename", in: members) else { continue }
      let name = try document.string(nameNode, of: "'filename'")
      guard !name.contains("/") else {
        throw document.error("'filename' names a file of another folder: '\(name)'", at: nameNode)
      }
      let format = name.lowercased().split(separator: ".").last ?? ""
      guard ["png", "jpg", "jpeg", "svg", "pdf"].contains(format) else {
        set.unsupportedFileNames.append(name)
        continue
      }
      set.entries.append(
        Entry(
          variant: try AssetVariant(members, in: document),
          path: ResourceFolder.join(directory, name),
          scale: try scale(document.member("scale", in: members), in: document)))
    }
    return set
  }

  /// "2x"; a single-scale entry has none and counts as 1x.
  private static func scale(
    _ node: DocumentValue?, in document: JSONDocument
  ) throws(ResourceError) -> Double {
    guard let node else { return 1 }
    let text = try document.string(node, of: "'scale'")
    guard text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0, scale < 100 else {
      throw document.error("'\(text)' is not a scale such as 2x", at: node)
    }
    return scale
  }
}
