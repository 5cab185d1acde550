// SPDX-License-Identifier: MIT

/// The kinds of view in a description. The JSON Schema and the documentation list the same.
package enum KindName: String, CaseIterable, Sendable {
  case text = "Text"
  case image = "Image"
  case color = "Color"
  case linearGradient = "LinearGradient"
  case rectangle = "Rectangle"
  case roundedRectangle = "RoundedRectangle"
  case unevenRoundedRectangle = "UnevenRoundedRectangle"
  case circle = "Circle"
  case ellipse = "Ellipse"
  case capsule = "Capsule"
  case path = "Path"
  case divider = "Divider"
  case spacer = "Spacer"
  case hStack = "HStack"
  case vStack = "VStack"
  case zStack = "ZStack"
  case scrollView = "ScrollView"
  case list = "List"
  case form = "Form"
  case section = "Section"
  case button = "Button"
  case link = "Link"
  case label = "Label"
  case toggle = "Toggle"
  case textField = "TextField"
  case secureField = "SecureField"
  case progressView = "ProgressView"
  case navigationStack = "NavigationStack"
  case navigationLink = "NavigationLink"
  case tabView = "TabView"
  case group = "Group"
  case emptyView = "EmptyView"

  /// The kinds that are an outline, and may stand where a shape is asked for.
  static let shapes: [KindName] = [
    .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule, .path,
  ]
}

/// The modifiers of a description. The JSON Schema and the documentation list the same.
package enum ModifierName: String, CaseIterable, Sendable {
  case font, fontWeight, bold, italic, fontDesign, monospacedDigit, underline, strikethrough
  case kerning, tracking, baselineOffset, textCase, lineSpacing, lineLimit
  case multilineTextAlignment, minimumScaleFactor, truncationMode, allowsTightening
  case foregroundStyle, tint, imageScale, symbolRenderingMode

  case padding, frame, fixedSize, layoutPriority, offset, position, alignmentGuide, aspectRatio
  case scaledToFit, scaledToFill, ignoresSafeArea, zIndex, scaleEffect, rotationEffect

  case background, overlay, border, cornerRadius, clipShape, clipped, mask, shadow, opacity, hidden
  case redacted, unredacted

  case environment, disabled, dynamicTypeSize, preferredColorScheme

  case buttonStyle, controlSize, labelStyle, labelsHidden, toggleStyle, textFieldStyle
  case progressViewStyle, listStyle, listRowBackground, listRowInsets, listRowSeparator
  case scrollContentBackground, navigationTitle, navigationBarTitleDisplayMode
  case navigationBarHidden, toolbar, tabItem, badge, tag, safeAreaInset

  case accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityIdentifier
  case accessibilityHidden, accessibilityAddTraits, accessibilityRemoveTraits
  case accessibilityElement, accessibilitySortPriority, accessibilityInputLabels
  case accessibilityHeading, accessibilityIgnoresInvertColors
}
