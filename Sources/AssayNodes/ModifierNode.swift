// SPDX-License-Identifier: MIT

public import AssayGraphics
public import AssayLayout
public import AssayTraits

/// A modifier as data. A case's name is SwiftUI's modifier.
public indirect enum ModifierNode: Hashable, Sendable {
  // Text and style, inherited by what is inside.
  case font(Font?)
  case fontWeight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case fontDesign(Font.Design?)
  case monospacedDigit
  case underline(Bool)
  case strikethrough(Bool)
  case kerning(Double)
  case tracking(Double)
  case baselineOffset(Double)
  case textCase(TextCase?)
  case lineSpacing(Double)
  case lineLimit(Int?)
  case multilineTextAlignment(TextAlignment)
  case minimumScaleFactor(Double)
  case truncationMode(TruncationMode)
  case allowsTightening(Bool)
  case foregroundStyle(StyleNode)
  case tint(Color?)
  case imageScale(ImageScale)
  case symbolRenderingMode(String)

  // Layout.
  /// nil lengths are the default of 16 points.
  case padding(PaddingNode)
  case frame(width: Double?, height: Double?, alignment: Alignment)
  case flexibleFrame(FlexibleFrameNode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  /// Swift code; it has no written form.
  case layoutValue(LayoutValueNode)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case alignmentGuide(AlignmentGuideNode)
  case aspectRatio(Double?, contentMode: ContentMode)
  case ignoresSafeArea(edges: Edge.Set)
  case zIndex(Double)
  case scaleEffect(x: Double, y: Double, anchor: UnitPoint)
  case rotationEffect(Angle, anchor: UnitPoint)

  // Drawing.
  case background(alignment: Alignment, children: [ViewNode])
  case backgroundStyle(StyleNode, ignoresSafeAreaEdges: Edge.Set)
  case backgroundShape(StyleNode, in: ShapeGeometry)
  case overlay(alignment: Alignment, children: [ViewNode])
  case border(StyleNode, width: Double)
  case cornerRadius(Double)
  case clipShape(ShapeGeometry)
  case clipped
  case mask(alignment: Alignment, children: [ViewNode])
  case shadow(color: Color, radius: Double, x: Double, y: Double)
  case opacity(Double)
  case hidden
  case redacted(RedactionReason)
  case unredacted

  // Environment.
  case environment(EnvironmentChange)
  case disabled(Bool)
  case dynamicTypeSize(DynamicTypeSizeLimit)
  case preferredColorScheme(ColorScheme?)

  // Controls and containers.
  case buttonStyle(ButtonStyleNode)
  case controlSize(ControlSize)
  case labelStyle(LabelStyleNode)
  case labelsHidden
  case toggleStyle(ToggleStyleNode)
  case textFieldStyle(TextFieldStyleNode)
  case progressViewStyle(ProgressViewStyleNode)
  case listStyle(ListStyleNode)
  case listRowBackground(StyleNode)
  case listRowInsets(EdgeInsets)
  case listRowSeparator(Visibility)
  case scrollContentBackground(Visibility)
  case navigationTitle(TextNode)
  case navigationBarTitleDisplayMode(TitleDisplayMode)
  case navigationBarHidden(Bool)
  case toolbar([ToolbarItemNode])
  case tabItem([ViewNode])
  case badge(TextNode)
  case tag(String)
  case safeAreaInset(edge: Edge, alignment: Alignment, spacing: Double?, children: [ViewNode])

  // Accessibility.
  case accessibility(AccessibilityChange)
}

public enum TextCase: String, Codable, Hashable, Sendable, CaseIterable {
  case uppercase, lowercase
}
public enum TruncationMode: String, Codable, Hashable, Sendable, CaseIterable {
  case head, middle, tail
}
public enum ImageScale: String, Codable, Hashable, Sendable, CaseIterable {
  case small, medium, large
}
public enum RedactionReason: String, Codable, Hashable, Sendable, CaseIterable {
  case placeholder, privacy, invalidated
}
public enum ControlSize: String, Codable, Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}
public enum ButtonStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, bordered, borderedProminent, borderless, plain
}
public enum LabelStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, titleAndIcon, titleOnly, iconOnly
}
public enum ToggleStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, `switch`, button
}
public enum TextFieldStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, plain, roundedBorder
}
public enum ProgressViewStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, linear, circular
}
public enum ListStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar
}
public enum TitleDisplayMode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, inline, large
}

/// `padding`: a length for some edges, or insets; nil is the default of 16 points.
public struct PaddingNode: Hashable, Sendable {
  public var edges: Edge.Set
  public var length: Double?
  /// Where set, wins over edges and length.
  public var insets: EdgeInsets?

  public init(edges: Edge.Set = .all, length: Double? = nil) {
    self.edges = edges
    self.length = length
  }

  public init(insets: EdgeInsets) {
    self.edges = .all
    self.insets = insets
  }
}

/// `frame(minWidth:idealWidth:…)`, in points; `.infinity` is allowed for the maxima.
public struct FlexibleFrameNode: Hashable, Sendable {
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?
  public var alignment: Alignment

  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// `alignmentGuide`: an explicit place of a guide.
public struct AlignmentGuideNode: Hashable, Sendable {
  public enum Guide: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  public enum Value: Hashable, Sendable {
    /// Points from the leading or top edge.
    case constant(Double)
    /// Swift code; it has no written form.
    case computed(AlignmentGuideComputation)
  }

  public var guide: Guide
  public var value: Value

  public init(guide: Guide, value: Value) {
    self.guide = guide
    self.value = value
  }
}

/// A change of one environment value.
public enum EnvironmentChange: Hashable, Sendable {
  case colorScheme(ColorScheme)
  case colorSchemeContrast(ColorSchemeContrast)
  case layoutDirection(LayoutDirection)
  case locale(String)
  case dynamicTypeSize(DynamicTypeSize)
  case legibilityBold(Bool)
  case reduceMotion(Bool)
  case displayScale(Double)
}

/// `dynamicTypeSize(_:)`: one size, or the sizes between two.
public struct DynamicTypeSizeLimit: Hashable, Sendable {
  public var minimum: DynamicTypeSize
  public var maximum: DynamicTypeSize

  public init(minimum: DynamicTypeSize, maximum: DynamicTypeSize) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

public struct ToolbarItemNode: Hashable, Sendable {
  public enum Placement: String, Codable, Hashable, Sendable, CaseIterable {
    case automatic, topBarLeading, topBarTrailing, principal, bottomBar, cancellationAction
    case confirmationAction, primaryAction, navigation
  }

  public var placement: Placement
  public var children: [ViewNode]

  public init(placement: Placement, children: [ViewNode]) {
    self.placement = placement
    self.children = children
  }
}

/// What one accessibility modifier says.
public enum AccessibilityChange: Hashable, Sendable {
  public enum Children: String, Codable, Hashable, Sendable, CaseIterable {
    case ignore, combine, contain
  }

  case label(TextNode)
  case hint(TextNode)
  case value(TextNode)
  case identifier(String)
  case hidden(Bool)
  case addTraits(Set<AccessibilityTrait>)
  case removeTraits(Set<AccessibilityTrait>)
  case element(children: Children)
  case sortPriority(Double)
  case inputLabels([String])
  case heading(Int)
  case ignoresInvertColors(Bool)
}
