// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Every color on every other, for programs: as CSV or JSON.
///
/// Thousands of colors are millions of ratios, so they are written as bytes. Each ratio has two
/// decimals, truncated, so that a failure never reads as a pass; for a translucent background it is
/// the least over anything behind it.
package struct ContrastTable {
  private let colors: [NamedColor]
  /// Of the opaque ones; nil for others.
  private let luminances: [Double?]

  package init(_ colors: [NamedColor]) {
    self.colors = colors
    luminances = colors.map { $0.color.isOpaque ? RelativeLuminance.of($0.color.clipped) : nil }
  }

  /// A row a foreground, a column a background, after the name and the color of each row.
  package func csv() -> [UInt8] {
    var bytes = Array("foreground,color".utf8)
    for color in colors {
      bytes.append(UInt8(ascii: ","))
      bytes += Self.field(color.name)
    }
    bytes += [0x0D, 0x0A]
    for (index, color) in colors.enumerated() {
      bytes += Self.field(color.name)
      bytes.append(UInt8(ascii: ","))
      bytes += color.color.hex.utf8
      row(index, into: &bytes)
      bytes += [0x0D, 0x0A]
    }
    return bytes
  }

  /// A color under its name in one situation; nil where it is not known there.
  package struct Row: Hashable, Sendable {
    package var name: String
    package var color: AuditColor?

    package init(name: String, color: AuditColor?) {
      self.name = name
      self.color = color
    }
  }

  /// The tables of several situations as one, with the same columns: each row begins with its
  /// situation. A color that is not known there has a row without ratios, and an empty column.
  ///
  /// - Parameter situations: with as many rows each, in one order.
  package static func csv(of situations: [(name: String, rows: [Row])]) -> [UInt8] {
    var bytes = Array("situation,foreground,color".utf8)
    for row in situations.first?.rows ?? [] {
      bytes.append(UInt8(ascii: ","))
      bytes += field(row.name)
    }
    bytes += [0x0D, 0x0A]
    for (name, rows) in situations {
      let known = rows.compactMap { row in
        row.color.map { NamedColor(name: row.name, color: $0) }
      }
      let table = ContrastTable(known)
      // Of the known ones; nil for others.
      var count = 0
      let places: [Int?] = rows.map { row in
        guard row.color != nil else { return nil }
        defer { count += 1 }
        return count
      }
      for (row, place) in zip(rows, places) {
        bytes += field(name)
        bytes.append(UInt8(ascii: ","))
        bytes += field(row.name)
        bytes.append(UInt8(ascii: ","))
        if let color = row.color { bytes += color.hex.utf8 }
        for column in places {
          bytes.append(UInt8(ascii: ","))
          if let place, let column { append(table.ratio(place, column), to: &bytes) }
        }
        bytes += [0x0D, 0x0A]
      }
    }
    return bytes
  }

  /// By `contrast-table.schema.json`; a row of the ratios is a foreground.
  package func json() -> [UInt8] {
    var bytes = Array("{\"schemaVersion\": 1, \"colors\": [\n".utf8)
    for (index, color) in colors.enumerated() {
      if index > 0 { bytes += ",\n".utf8 }
      bytes += "{\"name\": \(Self.quoted(color.name)), \"color\": \"\(color.color.hex)\"}".utf8
    }
    bytes += "\n], \"ratios\": [\n".utf8
    for index in colors.indices {
      if index > 0 { bytes += ",\n".utf8 }
      bytes.append(UInt8(ascii: "["))
      let start = bytes.count
      row(index, into: &bytes)
      if bytes.count > start { bytes.remove(at: start) }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes += "\n]}\n".utf8
    return bytes
  }

  /// A comma and a ratio for each background.
  private func row(_ index: Int, into bytes: inout [UInt8]) {
    for column in colors.indices {
      bytes.append(UInt8(ascii: ","))
      Self.append(ratio(index, column), to: &bytes)
    }
  }

  private func ratio(_ foreground: Int, _ background: Int) -> Double {
    if let front = luminances[foreground], let back = luminances[background] {
      return ContrastRatio(luminances: front, back).value
    }
    return ContrastCheck(
      foreground: colors[foreground].color, background: colors[background].color,
      requirement: .nonText
    ).evaluate().worst.value
  }

  /// Two decimals, truncated.
  private static func append(_ ratio: Double, to bytes: inout [UInt8]) {
    let hundredths = Int((ratio * 100).rounded(.down))
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let zero = UInt8(ascii: "0")
    if whole >= 10 { bytes.append(zero + UInt8(whole / 10)) }
    bytes.append(zero + UInt8(whole % 10))
    bytes.append(UInt8(ascii: "."))
    bytes.append(zero + UInt8(rest / 10))
    bytes.append(zero + UInt8(rest % 10))
  }

  /// As RFC 4180 has it, and safe from spreadsheets that take a text for a formula.
  private static func field(_ text: String) -> [UInt8] {
    var field = Printable.line(text)
    if let first = field.unicodeScalars.first, "=+-@".unicodeScalars.contains(first) {
      field = "'" + field
    }
    guard field.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C }) else { return Array(field.utf8) }
    return Array(
      ("\""
        + field.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\"").utf8)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in Printable.line(text).unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
