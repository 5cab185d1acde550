// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// What operators set and later ones use. Source: section 8.4.
struct PDFState {
  /// What covers or fades all that is drawn after it.
  enum Cover {
    case clip(Shape)
    case mask([DisplayItem])
  }

  /// The color of fills or of lines.
  struct Ink {
    var space = PDFColorSpace.gray
    var color = RGBAColor.black
    /// The name of a pattern in the resources.
    var pattern: String?
    var opacity = 1.0
  }

  /// From the coordinates in use to the picture's.
  var transform: AffineTransform
  var fill = Ink()
  var stroke = Ink()
  /// In the coordinates in use.
  var line = StrokeStyle()
  var blend = LayerBlendMode.normal
  /// From the outside in.
  var clips: [Cover] = []
  /// A soft mask covers what is drawn after it, and ends by its own operator.
  var mask: [DisplayItem]?
  /// Counts the changes of what covers, so that two lists need no comparing.
  var coverNumber = 0
  var showsText = true

  var covers: [Cover] { clips + (mask.map { [.mask($0)] } ?? []) }
}
