// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Every color on every other, for programs: as CSV or JSON.
///
/// Thousands of colors are millions of ratios, so they are written as bytes. Each ratio has two
/// decimals, truncated, so that a failure never reads as a pass; for a translucent background it is
/// the least over anything behind it.
package struct ContrastTable {
  /// A color under its name in one situation; nil where it is not known there.
  package struct Row: Hashable, Sendable {
    package var name: String
    package var color: AuditColor?

    package init(name: String, color: AuditColor?) {
      self.name = name
      self.color = color
    }
  }

  /// What the colors are in one appearance, on one kind of device.
  package struct Situation: Hashable, Sendable {
    /// Empty for the one of a palette, which has no others.
    package var name: String
    package var rows: [Row]

    package init(name: String, rows: [Row]) {
      self.name = name
      self.rows = rows
    }
  }

  package let situations: [Situation]
  /// Whether a row of CSV begins with its situation.
  private let namesSituations: Bool

  package init(_ colors: [NamedColor]) {
    let rows = colors.map { Row(name: $0.name, color: $0.color) }
    situations = [Situation(name: "", rows: rows)]
    namesSituations = false
  }

  /// - Parameter situations: with as many rows each, in one order.
  package init(situations: [Situation]) {
    self.situations = situations
    namesSituations = true
  }

  /// A row a foreground, a column a background, after the name and the color of each row, and the
  /// situation where there are several. A color that is not known in a situation has a row without
  /// ratios there, and an empty column.
  package func csv() -> [UInt8] {
    let first = namesSituations ? ["situation", "foreground", "color"] : ["foreground", "color"]
    var bytes = Array(first.joined(separator: ",").utf8)
    for row in situations.first?.rows ?? [] {
      bytes.append(UInt8(ascii: ","))
      bytes += Self.field(row.name)
    }
    bytes += [0x0D, 0x0A]
    for situation in situations {
      let ratios = Ratios(situation.rows)
      for (index, row) in situation.rows.enumerated() {
        if namesSituations {
          bytes += Self.field(situation.name)
          bytes.append(UInt8(ascii: ","))
        }
        bytes += Self.field(row.name)
        bytes.append(UInt8(ascii: ","))
        if let color = row.color { bytes += color.hex.utf8 }
        for column in situation.rows.indices {
          bytes.append(UInt8(ascii: ","))
          if let ratio = ratios.ratio(index, column) { Self.append(ratio, to: &bytes) }
        }
        bytes += [0x0D, 0x0A]
      }
    }
    return bytes
  }

  /// By `contrast-table.schema.json`; a row of the ratios is a foreground. Colors that are not
  /// known in a situation are left out there.
  package func json() -> [UInt8] {
    var bytes = Array("{\"schemaVersion\": 1".utf8)
    for (index, situation) in situations.enumerated() {
      if index == 1 { bytes += ", \"otherSituations\": [".utf8 }
      if index > 0 { bytes += (index > 1 ? ",\n{" : "\n{").utf8 }
      if index == 0 { bytes += ", ".utf8 }
      Self.append(situation, isNamed: namesSituations, to: &bytes)
      if index > 0 { bytes.append(UInt8(ascii: "}")) }
    }
    if situations.count > 1 { bytes += "\n]".utf8 }
    bytes += "}\n".utf8
    return bytes
  }

  /// The members of an object of JSON.
  private static func append(
    _ situation: Situation, isNamed: Bool, to bytes: inout [UInt8]
  ) {
    let known = situation.rows.filter { $0.color != nil }
    let ratios = Ratios(known)
    if isNamed { bytes += "\"situation\": \(quoted(situation.name)), ".utf8 }
    bytes += "\"colors\": [\n".utf8
    for (index, row) in known.enumerated() {
      if index > 0 { bytes += ",\n".utf8 }
      let color = row.color?.hex ?? ""
      bytes += "{\"name\": \(quoted(row.name)), \"color\": \"\(color)\"}".utf8
    }
    bytes += "\n], \"ratios\": [\n".utf8
    for index in known.indices {
      if index > 0 { bytes += ",\n".utf8 }
      bytes.append(UInt8(ascii: "["))
      for column in known.indices {
        if column > 0 { bytes.append(UInt8(ascii: ",")) }
        if let ratio = ratios.ratio(index, column) { append(ratio, to: &bytes) }
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes += "\n]".utf8
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

/// The ratios of the colors of one situation.
private struct Ratios {
  private let colors: [AuditColor?]
  /// Of the opaque ones; nil for others.
  private let luminances: [Double?]

  init(_ rows: [ContrastTable.Row]) {
    colors = rows.map(\.color)
    luminances = colors.map { color in
      color.flatMap { $0.isOpaque ? RelativeLuminance.of($0.clipped) : nil }
    }
  }

  /// nil where one of the colors is not known.
  func ratio(_ foreground: Int, _ background: Int) -> Double? {
    if let front = luminances[foreground], let back = luminances[background] {
      return ContrastRatio(luminances: front, back).value
    }
    guard let front = colors[foreground], let back = colors[background] else { return nil }
    return ContrastCheck(foreground: front, background: back, requirement: .nonText)
      .evaluate().worst.value
  }
}
