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
    /// A style.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// A style.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// A style.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// A style.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines that are closer.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines that are farther apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
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
    /// The name of the style in its family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The name that users see.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The matrix.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts for other characters.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The width of letters.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
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

  /// The name of a part of a feature, such as digits of equal width.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  let font: UIFont
  init(_ font: UIFont) { self.font = font }

  /// Describes the font of a name, or the system's if there is none.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - size: the size in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }
  /// Describes the font of a name, of a family, or the system's. Attributes that are not drawn are
  /// reported.
  ///
  /// - Parameter attributes: by name.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size] as? CGFloat ?? UIFont.systemFontSize
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let font = name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    let others = attributes.filter { ![.name, .family, .size].contains($0.key) }
    self.init(UIFontDescriptor(font).addingAttributes(others).font)
  }

  /// The name of the font.
  open var postscriptName: String { font.fontName }
  /// The name and the size.
  open var fontAttributes: [AttributeName: Any] {
    [.name: font.fontName, .family: font.familyName, .size: font.pointSize]
  }
  /// An attribute; nil for one that is not kept.
  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .traits: [TraitKey.symbolic: symbolicTraits.rawValue]
    default: fontAttributes[attribute]
    }
  }
  /// Another family in the same size.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: font.pointSize)
  }
  /// The same font: its other styles are not known by name, which is reported.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  /// The same font: no font is drawn with a matrix, which is reported.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: matrix])
  }
  /// Itself.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }
  /// Describes a text style for traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

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
