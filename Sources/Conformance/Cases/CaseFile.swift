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
struct MeasuredCase: Decodable, Sendable {
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

  /// Whether the tree says all that was drawn, so that our drawing can be held against it.
  var isComplete: Bool {
    tree_complete == true && needs_asset != true && precision != "low"
  }

  /// Whether it counts for the headline figure.
  var isExact: Bool { isComplete && precision == "exact" }
}

/// What was measured in a picture, in points from its top left.
struct Measured: Decodable, Sendable {
  struct Box: Decodable, Sendable {
    var x: Double
    var y: Double
    var w: Double
    var h: Double
    var colour: String?
    var text: String?
    var kind: String?
    var outline: Bool?

    var rect: Rect { Rect(x: x, y: y, width: w, height: h) }
  }

  var size_pt: [Double]?
  var background: String?
  var ink: [Box]
  var shapes: [Box]
  var separators: [Box]
}
