// SPDX-License-Identifier: MIT

internal import AssayNodes

extension ModifierNode {
  /// Whether views inside inherit something from it.
  var isInherited: Bool {
    switch self {
    case .font, .fontWeight, .bold, .italic, .fontDesign, .monospacedDigit, .underline,
      .strikethrough, .kerning, .tracking, .baselineOffset, .textCase, .lineSpacing, .lineLimit,
      .multilineTextAlignment, .minimumScaleFactor, .truncationMode, .allowsTightening,
      .foregroundStyle, .tint, .imageScale, .redacted, .unredacted, .environment, .disabled,
      .dynamicTypeSize, .preferredColorScheme, .buttonStyle, .controlSize, .labelStyle,
      .labelsHidden, .toggleStyle, .textFieldStyle, .progressViewStyle, .listStyle,
      .scrollContentBackground:
      true
    default: false
    }
  }

  /// Whether it lays out, draws or speaks, and so has a place in the scene's tree. What is left are words to the
  /// container around, which reads them from the description.
  var makesNode: Bool {
    switch self {
    case .padding, .frame, .flexibleFrame, .fixedSize, .layoutPriority, .layoutValue, .offset,
      .position,
      .alignmentGuide, .aspectRatio, .ignoresSafeArea, .zIndex, .scaleEffect, .rotationEffect,
      .background, .backgroundStyle, .backgroundShape, .overlay, .border, .cornerRadius,
      .clipShape, .clipped, .mask, .shadow, .opacity, .hidden, .safeAreaInset, .accessibility:
      true
    default: false
    }
  }
}
