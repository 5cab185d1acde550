// SPDX-License-Identifier: MIT

internal import AssayDocuments
package import AssayGraphics
package import AssayNodes

/// A view written by hand, and what its file says of how to show it.
///
/// A file holds either a view alone or a map with a `view` and the keys of this type:
///
/// ```yaml
/// name: Greeting
/// canvas: iPhoneSe
/// strings: [Localizable.xcstrings]
/// view:
///   kind: VStack
///   children:
///     - Hello
/// ```
package struct ViewDescription: Hashable, Sendable {
  /// What the view is given to fill, where the file says so.
  package enum Canvas: Hashable, Sendable {
    /// A device by its name, such as `iPhone13ProMax`; it is not looked up here.
    case device(String)
    /// A size in points.
    case size(Size)
    /// The view's own ideal size.
    case sizeThatFits
  }

  package var view: ViewNode
  package var name: String?
  package var canvas: Canvas?
  /// String tables to look texts up in, as paths from the current folder or absolute.
  package var strings: [String]
  /// Asset catalogs, as paths from the current folder or absolute.
  package var assets: [String]

  init(
    view: ViewNode, name: String? = nil, canvas: Canvas? = nil, strings: [String] = [],
    assets: [String] = []
  ) {
    self.view = view
    self.name = name
    self.canvas = canvas
    self.strings = strings
    self.assets = assets
  }

  /// Reads a YAML or JSON file and the files that it includes, with the hashes of the contents that
  /// were read, the file's and those of its includes, and with the paths of the includes; both in
  /// their order.
  ///
  /// - Parameter scope: where includes, pictures and resources may be.
  /// - Throws: `DocumentError` with the file, line and column of what is wrong.
  package static func load(
    _ path: String, in scope: DescriptionScope
  ) throws -> (description: ViewDescription, hashes: [PixelHash], includes: [String]) {
    var loader = DescriptionLoader(scope: scope)
    let value = try loader.value(ofFile: path, from: nil)
    return (
      try read(value, file: path, scope: scope), loader.hashes, Array(loader.files.dropFirst())
    )
  }

  /// Reads YAML or JSON text; `file` is its name in messages, and includes are relative to its
  /// folder.
  ///
  /// - Throws: `DocumentError` with the file, line and column of what is wrong.
  static func parse(_ text: String, file: String = "description") throws -> ViewDescription {
    var loader = DescriptionLoader(scope: .everywhere)
    return try read(try loader.value(of: text, file: file), file: file, scope: .everywhere)
  }

  /// A view as YAML text: the same bytes for equal views, and a text that reads as the same view.
  ///
  /// - Throws: `DocumentError` for a view with layouts, shapes or guides that are Swift code.
  static func yaml(of view: ViewNode) throws -> String {
    try DescriptionWriter.yaml(of: try view.written())
  }

  private static func read(
    _ value: DocumentValue, file: String, scope: DescriptionScope
  ) throws -> ViewDescription {
    guard let header = DescriptionHeader(value) else {
      return ViewDescription(view: try ViewNode.read(value))
    }
    return try header.description(folder: DescriptionLoader.folder(of: file), scope: scope)
  }
}
