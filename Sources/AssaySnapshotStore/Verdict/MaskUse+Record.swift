// SPDX-License-Identifier: MIT

internal import AssayDiff

/// The form in which the record of a shard keeps it.
extension MaskUse: Codable {
  private enum Key: String, CodingKey {
    case masks, identifiers
  }

  private struct Record: Codable {
    var identifier: String?
    /// In points: x, y, width and height.
    var rectangle: [Double]?
    var isUsed: Bool

    init(_ mask: SnapshotTolerance.Mask, isUsed: Bool) {
      self.isUsed = isUsed
      switch mask {
      case .identifier(let identifier): self.identifier = identifier
      case .rectangle(let x, let y, let width, let height): rectangle = [x, y, width, height]
      }
    }

    /// nil for what no version has written.
    var mask: SnapshotTolerance.Mask? {
      if let identifier { return .identifier(identifier) }
      guard let rectangle, rectangle.count == 4 else { return nil }
      return .rectangle(
        x: rectangle[0], y: rectangle[1], width: rectangle[2], height: rectangle[3])
    }
  }

  /// - Throws: `DecodingError` for what `encode(to:)` did not write.
  package init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: Key.self)
    for record in try values.decode([Record].self, forKey: .masks) {
      guard let mask = record.mask else {
        throw DecodingError.dataCorruptedError(
          forKey: .masks, in: values,
          debugDescription: "a mask has neither an identifier nor a place")
      }
      masks.append(mask)
      if record.isUsed { used.insert(mask) }
    }
    identifiers = Set(try values.decodeIfPresent([String].self, forKey: .identifiers) ?? [])
  }

  /// The identifiers of elements are for the words about masks that cover nothing, and are left out
  /// where there is none.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(
      masks.map { Record($0, isUsed: used.contains($0)) }, forKey: .masks)
    if hasIdle { try values.encode(identifiers.sorted(), forKey: .identifiers) }
  }
}
