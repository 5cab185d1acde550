// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayGraphics
internal import AssayNodes

/// The map around a view: `view`, `name`, `canvas`, `strings` and `assets`.
struct DescriptionHeader {
  static let keys = ["view", "name", "canvas", "strings", "assets"]

  let value: DocumentValue
  private let entries: [DocumentValue.Entry]

  /// nil where the value is a view itself.
  init?(_ value: DocumentValue) {
    guard case .map(let entries) = value.kind,
      !entries.contains(where: { $0.key == "kind" || $0.key == "include" }),
      entries.contains(where: { Self.keys.contains($0.key) })
    else { return nil }
    self.value = value
    self.entries = entries
  }

  func view() throws -> DocumentValue {
    guard let entry = entries.first(where: { $0.key == "view" }) else {
      throw DocumentError("missing key 'view'", at: value.mark)
    }
    return entry.value
  }

  func description(folder: String, scope: DescriptionScope) throws -> ViewDescription {
    var map = try MapReader(value, expected: "a view description")
    let view = try map.require("view", ViewNode.read)
    let description = ViewDescription(
      view: view, name: try map.take("name") { try $0.string() },
      canvas: try map.take("canvas", Self.canvas),
      strings: try map.take("strings") { try Self.paths($0, folder: folder, scope) } ?? [],
      assets: try map.take("assets") { try Self.paths($0, folder: folder, scope) } ?? [])
    try map.finish("a view description")
    return description
  }

  private static func canvas(_ value: DocumentValue) throws -> ViewDescription.Canvas {
    guard case .map = value.kind else {
      let name = try value.string()
      return name == "sizeThatFits" ? .sizeThatFits : .device(name)
    }
    var map = try MapReader(value, expected: "a canvas")
    let size = Size(
      width: try map.require("width", positive), height: try map.require("height", positive))
    try map.finish("canvas")
    return .size(size)
  }

  private static func positive(_ value: DocumentValue) throws -> Double {
    let number = try value.number()
    guard number > 0, number <= 10_000 else {
      throw DocumentError(
        "a canvas is more than 0 and at most 10000 points, not "
          + DocumentValue.text(of: number), at: value.mark)
    }
    return number
  }

  private static func paths(
    _ value: DocumentValue, folder: String, _ scope: DescriptionScope
  ) throws -> [String] {
    guard case .list = value.kind else { return [try scope.path(value, from: folder)] }
    return try value.list { try scope.path($0, from: folder) }
  }
}
