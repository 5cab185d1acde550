// SPDX-License-Identifier: MIT

/// `[1.2.0]: https://…`: where a version of a changelog links to (CommonMark 0.31, section 4.7).
struct LinkDefinition {
  var label: String
  var address: String

  /// nil for another line.
  init?(_ line: String) {
    guard line.hasPrefix("["), let end = line.range(ofFirst: "]: ") else { return nil }
    label = String(line[line.index(after: line.startIndex)..<end.lowerBound])
    address = String(line[end.upperBound...].drop { $0 == " " })
    while address.last?.isWhitespace == true { address.removeLast() }
  }

  init(label: String, address: String) {
    self.label = label
    self.address = address
  }

  var line: String { "[\(label)]: \(address)" }
}

/// The links of a changelog's versions: those of the other versions show how the host addresses
/// them.
enum ChangelogLinks {
  /// `https://host/owner/name/compare/v1.2.0...HEAD` in parts.
  private struct Comparison {
    /// With the slash at its end.
    var base: String
    var first: String
    var last: String

    init?(_ address: String) {
      guard let mark = address.range(ofFirst: "/compare/"),
        let dots = address[mark.upperBound...].range(ofFirst: "...")
      else { return nil }
      base = String(address[..<mark.upperBound])
      first = String(address[mark.upperBound..<dots.lowerBound])
      last = String(address[dots.upperBound...])
    }

    func address(from first: String, to last: String) -> String { base + first + "..." + last }
  }

  /// Adds the link of a version, and lets that of `Unreleased` begin after it. A file without such
  /// links stays as it is.
  static func add(_ version: SemanticVersion, to lines: inout [String]) {
    let label = version.description
    let links = lines.indices.compactMap { index in
      LinkDefinition(lines[index]).map { (index: index, link: $0) }
    }
    if links.contains(where: { $0.link.label == label }) { return }
    let unreleased = links.first { FirstWord.lowercased($0.link.label) == "unreleased" }
    let previous = links.first { SemanticVersion($0.link.label) != nil }
    if let (index, link) = unreleased, let comparison = Comparison(link.address),
      let prefix = prefix(of: comparison.first)
    {
      let tag = prefix + label
      let address = comparison.address(from: comparison.first, to: tag)
      lines[index] =
        LinkDefinition(
          label: link.label, address: comparison.address(from: tag, to: comparison.last)
        )
        .line
      lines.insert(LinkDefinition(label: label, address: address).line, at: index + 1)
    } else if let (index, link) = previous, let address = address(of: label, after: link) {
      lines.insert(LinkDefinition(label: label, address: address).line, at: index)
    }
  }

  /// The address of a version as that of the version before; nil where that does not end in its own
  /// version.
  private static func address(of label: String, after link: LinkDefinition) -> String? {
    guard link.address.hasSuffix(link.label) else { return nil }
    if let comparison = Comparison(link.address) {
      let prefix = comparison.last.dropLast(link.label.count)
      return comparison.address(from: comparison.last, to: prefix + label)
    }
    return link.address.dropLast(link.label.count) + label
  }

  /// `v` of `v1.2.0`; nil for a name that ends in no version.
  private static func prefix(of tag: String) -> String? {
    TagShapes([tag], known: []).shapes.first?.prefix
  }
}
