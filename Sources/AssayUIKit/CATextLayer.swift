// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a layer with a text.
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: Any?
  /// The size of the font in points.
  open var fontSize: CGFloat = 36
  /// The color.
  open var foregroundColor: CGColor?
  /// Whether the text has lines.
  open var isWrapped = false
  /// How the text is aligned.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Which part of a long text is left out.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether letters may be made of parts of pixels.
  open var allowsFontSubpixelQuantization = false
}

/// How the text of a layer is aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A way.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// A way.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// A way.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// A way.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// A way.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Which part of a long text is left out.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A way.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// A way.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// A way.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// A way.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
