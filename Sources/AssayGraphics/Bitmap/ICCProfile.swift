// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What an ICC profile of three primaries and their curves, or of one curve of gray, says of
/// colors. Source: ICC.1:2022, sections 7.2 (header), 7.3 (tag table) and 10 (tag types).
package struct ICCProfile {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether it has sRGB's primaries and curve, whatever its name is. Profiles of sRGB differ in
  /// rounding, and some hold its curve as a short table.
  package var isSRGB: Bool {
    // A profile with a table of colors is judged by that table, which is not read here.
    guard text(at: 16) == "RGB ", tag("A2B0") == nil else { return false }
    return ["r", "g", "b"].allSatisfy { channel in
      guard let primary = primary("\(channel)XYZ"), let curve = curve("\(channel)TRC"),
        let expected = Self.primaries[channel]
      else { return false }
      return zip(primary, expected).allSatisfy { ($0 - $1).magnitude < 0.002 }
        && Self.samples.allSatisfy { (curve($0) - RGBColorSpace.decode($0)).magnitude < 0.003 }
    }
  }

  /// A conversion of one gray channel or of three channels to sRGB; nil for a profile that has more
  /// than curves and primaries.
  package var conversion: (@Sendable ([Double]) -> RGBColorSpace.Channels)? {
    switch channels {
    case .gray(let curve):
      { values in
        let gray = RGBColorSpace.encode(curve(values.first ?? 0))
        return RGBColorSpace.Channels(red: gray, green: gray, blue: gray)
      }
    case .rgb(let curves, let primaries):
      { values in
        let linear = zip(curves, values).map { $0($1) }
        let xyz = (0..<3).map { axis in
          zip(primaries, linear).reduce(0) { $0 + $1.0[axis] * $1.1 }
        }
        let rgb = Self.fromXYZ.map { row in
          RGBColorSpace.encode(row[0] * xyz[0] + row[1] * xyz[1] + row[2] * xyz[2])
        }
        return RGBColorSpace.Channels(red: rgb[0], green: rgb[1], blue: rgb[2])
      }
    case nil: nil
    }
  }

  /// The same for whole pictures of three channels.
  var toSRGB: SRGBConversion? {
    switch channels {
    case .gray(let curve):
      SRGBConversion(curves: [curve, curve, curve], matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    case .rgb(let curves, let primaries):
      SRGBConversion(
        curves: curves,
        matrix: Self.fromXYZ.map { row in
          primaries.map { primary in zip(row, primary).reduce(0) { $0 + $1.0 * $1.1 } }
        })
    case nil: nil
    }
  }

  private typealias Curve = @Sendable (Double) -> Double

  private enum Channels {
    case gray(Curve)
    case rgb([Curve], primaries: [[Double]])
  }

  /// Of a profile that has no more than curves and primaries; nil for any other.
  private var channels: Channels? {
    guard tag("A2B0") == nil else { return nil }
    if text(at: 16) == "GRAY" { return curve("kTRC").map(Channels.gray) }
    let names = ["r", "g", "b"]
    let primaries = names.compactMap { primary("\($0)XYZ") }
    let curves = names.compactMap { curve("\($0)TRC") }
    guard text(at: 16) == "RGB ", primaries.count == 3, curves.count == 3 else { return nil }
    return .rgb(curves, primaries: primaries)
  }

  /// From D50 to linear sRGB: the inverse of sRGB's primaries adapted by Bradford's method, as
  /// Lindbloom publishes it.
  private static let fromXYZ: [[Double]] = [
    [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540],
    [0.0719453, -0.2289914, 1.4052427],
  ]

  /// sRGB's primaries adapted to D50, as the ICC's own profile "sRGB2014" has them.
  private static let primaries: [String: [Double]] = [
    "r": [0.4361, 0.2225, 0.0139], "g": [0.3851, 0.7169, 0.0971], "b": [0.1431, 0.0606, 0.7141],
  ]
  private static let samples = [0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95]

  private func primary(_ name: String) -> [Double]? {
    guard let start = tag(name), text(at: start) == "XYZ " else { return nil }
    let values = (0..<3).compactMap { fixed(at: start + 8 + 4 * $0) }
    return values.count == 3 ? values : nil
  }

  /// From a coded value to a linear one, both from 0 to 1.
  private func curve(_ name: String) -> (@Sendable (Double) -> Double)? {
    guard let start = tag(name) else { return nil }
    switch text(at: start) {
    case "curv": return table(at: start + 8)
    case "para": return function(at: start + 8)
    default: return nil
    }
  }

  private func table(at start: Int) -> (@Sendable (Double) -> Double)? {
    guard let count = number(at: start).map(Int.init) else { return nil }
    if count == 0 { return { $0 } }
    guard count <= 1 << 16, start + 4 + 2 * count <= bytes.count else { return nil }
    let values = (0..<count).map { index in
      Double(bytes[start + 4 + 2 * index]) * 256 + Double(bytes[start + 5 + 2 * index])
    }
    if count == 1 { return { pow($0, values[0] / 256) } }
    return { value in
      let place = value * Double(count - 1)
      let low = min(count - 2, Int(place))
      let share = place - Double(low)
      return (values[low] * (1 - share) + values[low + 1] * share) / 65535
    }
  }

  private func function(at start: Int) -> (@Sendable (Double) -> Double)? {
    guard start + 4 <= bytes.count else { return nil }
    let kind = Int(bytes[start]) << 8 | Int(bytes[start + 1])
    let counts = [1, 3, 4, 5, 7]
    guard counts.indices.contains(kind) else { return nil }
    let values = (0..<counts[kind]).compactMap { fixed(at: start + 4 + 4 * $0) }
    guard values.count == counts[kind] else { return nil }
    @Sendable func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }
    let (gamma, a, b) = (value(0), kind == 0 ? 1 : value(1), value(2))
    return { x in
      switch kind {
      case 0: pow(x, gamma)
      case 1: a * x + b >= 0 ? pow(a * x + b, gamma) : 0
      case 2: (a * x + b >= 0 ? pow(a * x + b, gamma) : 0) + value(3)
      default: x >= value(4) ? pow(a * x + b, gamma) + value(5) : value(3) * x + value(6)
      }
    }
  }

  /// Where the data of a tag begins.
  private func tag(_ name: String) -> Int? {
    guard let count = number(at: 128), count <= 1000 else { return nil }
    for index in 0..<Int(count) {
      let entry = 132 + 12 * index
      if text(at: entry) == name { return number(at: entry + 4).map(Int.init) }
    }
    return nil
  }

  private func text(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  private func number(at offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return PNG.bigEndian(bytes, at: offset)
  }

  /// An `s15Fixed16Number`.
  private func fixed(at offset: Int) -> Double? {
    number(at: offset).map { Double(Int32(bitPattern: $0)) / 65536 }
  }
}
