// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayLayout
package import AssayTraits

/// A modifier as data. A case's name is SwiftUI's modifier.
package indirect enum ModifierNode: Hashable, Sendable {
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
package enum ButtonStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, bordered, borderedProminent, borderless, plain
}
package enum LabelStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, titleAndIcon, titleOnly, iconOnly
}
package enum ToggleStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, `switch`, button
}
package enum TextFieldStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, plain, roundedBorder
}
package enum ProgressViewStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, linear, circular
}
package enum ListStyleNode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar
}
public enum TitleDisplayMode: String, Codable, Hashable, Sendable, CaseIterable {
  case automatic, inline, large
}

/// `padding`: a length for some edges, or insets; nil is the default of 16 points.
package struct PaddingNode: Hashable, Sendable {
  package var edges: Edge.Set
  package var length: Double?
  /// Where set, wins over edges and length.
  package var insets: EdgeInsets?

  package init(edges: Edge.Set = .all, length: Double? = nil) {
    self.edges = edges
    self.length = length
  }

  package init(insets: EdgeInsets) {
    self.edges = .all
    self.insets = insets
  }
}

/// `frame(minWidth:idealWidth:…)`, in points; `.infinity` is allowed for the maxima.
package struct FlexibleFrameNode: Hashable, Sendable {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment: Alignment

  package init(
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
package struct AlignmentGuideNode: Hashable, Sendable {
  package enum Guide: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  package enum Value: Hashable, Sendable {
    /// Points from the leading or top edge.
    case constant(Double)
    /// Swift code; it has no written form.
    case computed(AlignmentGuideComputation)
  }

  package var guide: Guide
  package var value: Value

  package init(guide: Guide, value: Value) {
    self.guide = guide
    self.value = value
  }
}

/// A change of one environment value.
package enum EnvironmentChange: Hashable, Sendable {
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
package struct DynamicTypeSizeLimit: Hashable, Sendable {
  package var minimum: DynamicTypeSize
  package var maximum: DynamicTypeSize

  package init(minimum: DynamicTypeSize, maximum: DynamicTypeSize) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

package struct ToolbarItemNode: Hashable, Sendable {
  package enum Placement: String, Codable, Hashable, Sendable, CaseIterable {
    case automatic, topBarLeading, topBarTrailing, principal, bottomBar, cancellationAction
    case confirmationAction, primaryAction, navigation
  }

  package var placement: Placement
  package var children: [ViewNode]

  package init(placement: Placement, children: [ViewNode]) {
    self.placement = placement
    self.children = children
  }
}

/// What one accessibility modifier says.
package enum AccessibilityChange: Hashable, Sendable {
  package enum Children: String, Codable, Hashable, Sendable, CaseIterable {
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
