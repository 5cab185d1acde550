// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// What a run asks for, at the size it is laid out at.
struct TextStyle: Sendable {
  var font: FontDescriptor
  /// In points, shrunk where the text is.
  var pointSize: Double
  var color: RGBAColor
  var leading: Double?
  var tracking: Double
  var underline: TextRequest.Line?
  var strikethrough: TextRequest.Line?
  var background: RGBAColor?
  var baselineOffset: Double
  var metrics: LineMetrics
  /// At the size that the text is laid out at.
  var attachment: TextRequest.Attachment?

  init(_ run: TextRequest.Run, scale: Double) {
    font = run.font
    pointSize = max(0, run.font.size * scale)
    color = run.color
    leading = run.leading.map { $0 * scale }
    tracking = run.tracking * scale
    underline = run.underline
    strikethrough = run.strikethrough
    background = run.background
    baselineOffset = run.baselineOffset * scale
    metrics = LineMetrics(pointSize: pointSize, font: run.font)
    guard var attachment = run.attachment else { return }
    attachment.width *= scale
    attachment.height *= scale
    attachment.ascent *= scale
    self.attachment = attachment
    guard attachment.growsLine else { return }
    metrics.ascent = max(metrics.ascent, attachment.ascent)
    metrics.descent = max(metrics.descent, attachment.height - attachment.ascent)
  }

  /// Where its lines are, per point of the size.
  var lines: FontDescriptor.Lines { font.face?.lines ?? .sanFrancisco }

  var features: ShapingFeatures {
    var features: ShapingFeatures = []
    if font.hasMonospacedDigits { features.insert(.monospacedDigits) }
    return features
  }
}

/// How far a line reaches above and below its baseline, in points.
struct LineMetrics: Hashable, Sendable {
  var ascent: Double
  var descent: Double

  var height: Double { ascent + descent }

  /// San Francisco's: its ascender is 1950 and its descender 494 of 2048 units, together 1.193 em.
  /// The faces that stand in for it, and those that other scripts fall back to, take these over, so
  /// that lines keep their places. A face of the app's own has those of its file.
  init(pointSize: Double, font: FontDescriptor) {
    if let face = font.face {
      ascent = pointSize * face.ascent
      descent = pointSize * face.descent
    } else if font.design == .boxes {
      ascent = pointSize * 800 / 1000
      descent = pointSize * 200 / 1000
    } else {
      ascent = pointSize * 1950 / 2048
      descent = pointSize * 494 / 2048
    }
  }
}
