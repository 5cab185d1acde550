// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A clear outline in front of what stands in for a picture that is not loaded: nothing is seen of
/// it, and audits do not take the stand-in's colors for what will be there.
struct StandInDrawing: Drawing {
  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem] {
    content + [
      .stroke(
        .rectangle(context.frame), .color(.clear), StrokeStyle(lineWidth: 1))
    ]
  }
}
