// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The colors that a text has along its glyphs, and those that it lies on: what another color must
/// pass with too.
struct TextColors: Hashable, Sendable {
  private(set) var foregrounds: [AuditColor] = []
  private(set) var backgrounds: [AuditColor] = []

  init() {}

  /// - Parameters:
  ///   - foregrounds: as pixels.
  ///   - backgrounds: as pixels.
  init(foregrounds: Set<UInt32>, backgrounds: Set<UInt32>) {
    func colors(_ pixels: Set<UInt32>) -> [AuditColor] {
      pixels.sorted().map { AuditColor(RGBAColor(premultipliedPixel: $0)) }
    }
    self.foregrounds = colors(foregrounds)
    self.backgrounds = colors(backgrounds)
  }

  /// What a new color of a side meets.
  subscript(opposite side: ContrastSuggestion.Side) -> [AuditColor] {
    side == .foreground ? backgrounds : foregrounds
  }

  var isEmpty: Bool { foregrounds.isEmpty && backgrounds.isEmpty }
}
