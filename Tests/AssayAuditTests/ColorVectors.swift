// SPDX-License-Identifier: MIT

import AssayGraphics
import Foundation

@testable import AssayAudit

/// The rows of Fixtures/color-vectors.json, each with the source of its expected value.
struct ColorVector: CustomStringConvertible, @unchecked Sendable {
  var index: Int
  var kind: String
  var input: [String: Any]
  var expected: Any
  var tolerance: Double

  var description: String { "\(kind) \(index)" }

  static let all: [ColorVector] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/color-vectors.json")
    guard let data = FileManager.default.contents(atPath: path.path),
      let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let rows = root["vectors"] as? [[String: Any]]
    else { return [] }
    return rows.enumerated().map { index, row in
      ColorVector(
        index: index, kind: row["kind"] as? String ?? "",
        input: row["input"] as? [String: Any] ?? [:], expected: row["expected"] ?? "",
        tolerance: row["tol"] as? Double ?? 0)
    }
  }()

  static func of(_ kinds: String...) -> [ColorVector] { all.filter { kinds.contains($0.kind) } }

  var number: Double { Self.number(expected) }
  var numbers: [Double] { (expected as? [Any] ?? []).map(Self.number) }
  var members: [String: Any] { expected as? [String: Any] ?? [:] }

  static func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

  func value(_ key: String) -> Double { Self.number(input[key]) }
  func text(_ key: String) -> String { input[key] as? String ?? "" }
  func color(_ key: String) -> AuditColor { Self.color(input[key]) }

  /// A hex string, or red, green and blue of 255 with an alpha of 1.
  static func color(_ value: Any?) -> AuditColor {
    if let text = value as? String { return RGBAColor(hex: text).map { AuditColor($0) } ?? .black }
    let numbers = (value as? [Any] ?? []).map(number)
    return AuditColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  var p3: RGBColorSpace.Channels {
    let values = (input["p3"] as? [Any] ?? []).map(Self.number)
    return RGBColorSpace.Channels(red: values[0], green: values[1], blue: values[2])
  }
}
