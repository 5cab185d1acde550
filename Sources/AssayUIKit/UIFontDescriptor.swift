// SPDX-License-Identifier: MIT

/// A description of a font, by UIKit's names.
open class UIFontDescriptor: NSObject {
  /// The design of the letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A design.
    public static let `default` = SystemDesign(rawValue: "default")
    /// A design.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// A design.
    public static let serif = SystemDesign(rawValue: "serif")
    /// A design.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// Traits of the letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit a trait.
    public let rawValue: UInt32
    /// Creates a set of traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A trait.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// A trait.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// A trait.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// What a description says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Traits by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The family, which is not drawn.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, which is not drawn.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// Features of the letters, which are not drawn.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A trait of a description.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight, as `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, as `UIFont.Width`, which is not drawn.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The traits, as `SymbolicTraits`, which are not drawn: `withSymbolicTraits` is.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The slant, which is not drawn.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  let font: UIFont
  init(_ font: UIFont) { self.font = font }

  /// The traits of the letters.
  open var symbolicTraits: SymbolicTraits { SymbolicTraits(font) }
  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }
  /// The description of a text style's font.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(.preferredFont(forTextStyle: style)) }
  /// The description with a design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .rounded: UIFontDescriptor(font.withDesign(.rounded))
    case .serif: UIFontDescriptor(font.withDesign(.serif))
    case .monospaced: UIFontDescriptor(font.withDesign(.monospaced))
    case .default: UIFontDescriptor(font.withDesign(.default))
    default: nil
    }
  }
  /// The description with other attributes: a size and a weight count. Others are not drawn, which
  /// a snapshot reports.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let undrawn =
      attributes.keys.filter { $0 != .size && $0 != .traits }.map(\.rawValue)
      + traits.keys.filter { $0 != .weight }.map(\.rawValue)
    for name in undrawn.sorted() {
      LeftOutNotes.add("the attribute '\(name)' of a UIFontDescriptor")
    }
    var font = font
    if let size = attributes[.size] as? CGFloat { font = font.withSize(size) }
    if let weight = traits[.weight] as? UIFont.Weight { font = font.withWeight(weight) }
    return UIFontDescriptor(font)
  }
  /// The description with another size in points.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(size)) }
  /// The description with traits.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let styled = font.withTraits(
      bold: traits.contains(.traitBold), italic: traits.contains(.traitItalic))
    return UIFontDescriptor(
      traits.contains(.traitMonoSpace) ? styled.withDesign(.monospaced) : styled)
  }
}

extension UIFontDescriptor.SymbolicTraits {
  fileprivate init(_ font: UIFont) {
    self = []
    if font.isBold { insert(.traitBold) }
    if font.isItalic { insert(.traitItalic) }
  }
}

extension UIFont {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  /// Creates the font of a description, in a size in points; 0 for the description's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(copying: size > 0 ? descriptor.font.withSize(size) : descriptor.font)
  }
}
