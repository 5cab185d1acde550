// SPDX-License-Identifier: MIT

package import AssayDocuments
package import AssayGraphics
package import AssayLayout

/// `frame(width:height:alignment:)`, or `frame(minWidth:idealWidth:…)` with limits.
package struct FrameModifier: ModifierDescription {
  package enum Lengths: Hashable, Sendable {
    /// In points; nil for the length of the content.
    case fixed(width: Double?, height: Double?)
    case flexible(FrameLimits)
  }

  package static let name = "frame"
  package static let example = FrameModifier(
    lengths: .fixed(width: 200, height: 100), alignment: .center)
  package static let form = ModifierForm(
    .layout,
    .anyOf([
      .map(["width": .numberAtLeast(0), "height": .numberAtLeast(0), "alignment": .alignment]),
      .map([
        "minWidth": .optional(.numberAtLeast(0)), "idealWidth": .optional(.numberAtLeast(0)),
        "maxWidth": .optional(.maximumLength), "minHeight": .optional(.numberAtLeast(0)),
        "idealHeight": .optional(.numberAtLeast(0)), "maxHeight": .optional(.maximumLength),
        "alignment": .alignment,
      ]),
    ]),
    note: "A `frame` with `width` and `height` is fixed, one with the other keys " + "flexible.",
    guide: """
      - frame: {width: 100, height: 40, alignment: topLeading}
      - frame: {minWidth: 10, idealWidth: 20, maxWidth: infinity, minHeight: 0, idealHeight: 20, maxHeight: 200}
      """)

  package var lengths: Lengths
  package var alignment: Alignment

  /// A fixed frame has `width` and `height`; one with any of the other keys is flexible.
  package static func read(_ reader: inout ModifierReader) throws -> Self {
    let mark = reader.whole.mark
    return try reader.keys { map in
      let alignment = try map.take("alignment", Alignment.read) ?? .center
      guard FrameLimits.keys.contains(where: map.contains) else {
        let lengths = Lengths.fixed(
          width: try map.take("width") { try $0.number(in: 0...) },
          height: try map.take("height") { try $0.number(in: 0...) })
        return FrameModifier(lengths: lengths, alignment: alignment)
      }
      if map.contains("width") || map.contains("height") {
        throw DocumentError(
          "a frame is either fixed (width, height) or flexible (minWidth, maxWidth, ...); write two",
          at: mark)
      }
      return FrameModifier(lengths: .flexible(try FrameLimits.read(&map)), alignment: alignment)
    }
  }

  package func written() throws -> DocumentValue {
    var map = MapWriter()
    switch lengths {
    case .fixed(let width, let height):
      map.put("width", width)
      map.put("height", height)
    case .flexible(let limits): limits.write(to: &map)
    }
    if alignment != .center { map.put("alignment", try alignment.written()) }
    return Self.written(map.map)
  }

  package var effect: ModifierEffect {
    switch lengths {
    case .fixed(let width, let height):
      let layout = FrameLayout(
        width: width.flatMap(Self.valid), height: height.flatMap(Self.valid), alignment: alignment)
      return .layout(ModifierLayout("frame", layout))
    case .flexible(let limits):
      let layout = FlexibleFrameLayout(
        horizontal: FlexibleFrameLayout.Limits(
          minimum: limits.minWidth, ideal: limits.idealWidth, maximum: limits.maxWidth),
        vertical: FlexibleFrameLayout.Limits(
          minimum: limits.minHeight, ideal: limits.idealHeight, maximum: limits.maxHeight),
        alignment: alignment)
      return .layout(ModifierLayout("frame", layout))
    }
  }

  package func room(in offered: Size) -> Size {
    switch lengths {
    case .fixed(let width, let height):
      Size(
        width: width.flatMap(Self.valid) ?? offered.width,
        height: height.flatMap(Self.valid) ?? offered.height)
    case .flexible(let limits):
      Size(
        width: Self.clamp(offered.width, limits.minWidth, limits.maxWidth),
        height: Self.clamp(offered.height, limits.minHeight, limits.maxHeight))
    }
  }

  /// SwiftUI ignores a fixed length that is negative or not finite.
  private static func valid(_ length: Double) -> Double? {
    length.isFinite && length >= 0 ? length : nil
  }

  private static func clamp(_ value: Double, _ low: Double?, _ high: Double?) -> Double {
    max(low ?? 0, min(value, high ?? .infinity))
  }
}

/// The limits of a flexible frame, in points; `.infinity` is allowed for the maxima.
package struct FrameLimits: Hashable, Sendable {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?

  package init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
  }

  fileprivate static let keys = [
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
  ]

  fileprivate static func read(_ map: inout MapReader) throws -> FrameLimits {
    func length(_ key: String) throws -> Double? {
      try map.take(key) { try $0.optional { try $0.number(in: 0...) } } ?? nil
    }
    func maximum(_ key: String) throws -> Double? {
      try map.take(key) { try $0.optional { try $0.maximumLength() } } ?? nil
    }
    return FrameLimits(
      minWidth: try length("minWidth"), idealWidth: try length("idealWidth"),
      maxWidth: try maximum("maxWidth"), minHeight: try length("minHeight"),
      idealHeight: try length("idealHeight"), maxHeight: try maximum("maxHeight"))
  }

  /// With a key for at least one length, which distinguishes it from a fixed frame.
  fileprivate func write(to map: inout MapWriter) {
    map.put("minWidth", minWidth)
    map.put("idealWidth", idealWidth)
    map.put("maxWidth", maxWidth)
    map.put("minHeight", minHeight)
    map.put("idealHeight", idealHeight)
    map.put("maxHeight", maxHeight)
    if map.entries.isEmpty { map.put("maxWidth", DocumentValue.null) }
  }
}

extension ModifierNode {
  package static func frame(
    width: Double?, height: Double?, alignment: Alignment
  ) -> ModifierNode {
    ModifierNode(
      FrameModifier(lengths: .fixed(width: width, height: height), alignment: alignment))
  }

  package static func frame(_ limits: FrameLimits, alignment: Alignment = .center) -> ModifierNode {
    ModifierNode(FrameModifier(lengths: .flexible(limits), alignment: alignment))
  }
}
