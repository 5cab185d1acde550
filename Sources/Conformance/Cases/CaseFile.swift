// SPDX-License-Identifier: MIT

import AssayGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file of measured renderings: views restated as trees, and the boxes measured in their
/// pictures.
struct CaseFile: Decodable, Sendable {
  var cases: [MeasuredCase]

  /// - Throws: `ConformanceError` naming the file and the place in it.
  init(path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw ConformanceError.cannotRead(path: path, reason: "\(error)")
    }
    do {
      self = try JSONDecoder().decode(CaseFile.self, from: data)
    } catch {
      throw ConformanceError.notCases(path: path, reason: "\(error)")
    }
  }
}

/// One picture: what was drawn, on what, and what was measured.
struct MeasuredCase: Sendable {
  struct Canvas: Decodable, Sendable {
    struct SafeArea: Decodable, Sendable {
      var top: Double?
      var leading: Double?
      var bottom: Double?
      var trailing: Double?
    }

    /// `fixed`, `sizeThatFits`, or nil for a device.
    var layout: String?
    /// Width and height in points.
    var proposal: [Double]?
    /// `center`, or nil.
    var placement: String?
    var safe_area: SafeArea?
    var device: String?
  }

  var id: String
  var repo: String?
  /// The picture, relative to the case file.
  var png: String?
  /// Pixels per point.
  var scale: Double?
  var platform: String?
  var os_version: String?
  var device: String?
  var colour_scheme: String?
  /// UIKit's name, without its prefix.
  var content_size_category: String?
  var canvas: Canvas?
  /// `exact` or `low`.
  var precision: String?
  var note: String?
  var tree: JSONValue
  var measured: Measured
  var tree_complete: Bool?
  var needs_asset: Bool?
  /// Fields that are not what they should be, and were left out.
  var problems: [String] = []

  /// Whether the tree says all that was drawn, so that our drawing can be held against it.
  var isComplete: Bool {
    tree_complete == true && needs_asset != true && precision != "low"
  }

  /// Whether it counts for the headline figure.
  var isExact: Bool { isComplete && precision == "exact" }
}

extension MeasuredCase: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, repo, png, scale, platform, os_version, device, colour_scheme, content_size_category
    case canvas, precision, note, tree, measured, tree_complete, needs_asset
  }

  init(from decoder: any Decoder) throws {
    var fields = try LenientFields<CodingKeys>(decoder)
    id = fields.take(.id) ?? "(no id)"
    repo = fields.take(.repo)
    png = fields.take(.png)
    scale = fields.take(.scale)
    platform = fields.take(.platform)
    os_version = fields.take(.os_version)
    device = fields.take(.device)
    colour_scheme = fields.take(.colour_scheme)
    content_size_category = fields.take(.content_size_category)
    canvas = fields.take(.canvas)
    precision = fields.take(.precision)
    note = fields.take(.note)
    tree = fields.take(.tree) ?? .null
    measured = fields.take(.measured) ?? Measured()
    tree_complete = fields.take(.tree_complete)
    needs_asset = fields.take(.needs_asset)
    problems = fields.problems + measured.problems
  }
}
