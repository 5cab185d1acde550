// SPDX-License-Identifier: MIT

internal import AssayDocuments
import AssayGraphics

extension ModifierNode {
  /// The modifiers of text and colour; nil for others.
  var writtenText: DocumentValue? {
    switch self {
    case .font(let value): Self.map(.font, value?.written ?? .null)
    case .fontWeight(let value): Self.map(.fontWeight, value?.written ?? .null)
    case .bold(let value): Self.flag(.bold, value)
    case .italic(let value): Self.flag(.italic, value)
    case .fontDesign(let value): Self.map(.fontDesign, Self.word(value))
    case .monospacedDigit: Self.bare(.monospacedDigit)
    case .underline(let value): Self.flag(.underline, value)
    case .strikethrough(let value): Self.flag(.strikethrough, value)
    case .kerning(let value): Self.map(.kerning, .number(value))
    case .tracking(let value): Self.map(.tracking, .number(value))
    case .baselineOffset(let value): Self.map(.baselineOffset, .number(value))
    case .textCase(let value): Self.map(.textCase, Self.word(value))
    case .lineSpacing(let value): Self.map(.lineSpacing, .number(value))
    case .lineLimit(let value):
      Self.map(.lineLimit, value.map { .number(Double($0)) } ?? .null)
    case .multilineTextAlignment(let value):
      Self.map(.multilineTextAlignment, .string(value.rawValue))
    case .minimumScaleFactor(let value): Self.map(.minimumScaleFactor, .number(value))
    case .truncationMode(let value): Self.map(.truncationMode, .string(value.rawValue))
    case .allowsTightening(let value): Self.flag(.allowsTightening, value)
    case .foregroundStyle(let value): Self.map(.foregroundStyle, value.written)
    case .tint(let value): Self.map(.tint, value?.written ?? .null)
    case .imageScale(let value): Self.map(.imageScale, .string(value.rawValue))
    case .symbolRenderingMode(let value): Self.map(.symbolRenderingMode, .string(value))
    case .cornerRadius(let value): Self.map(.cornerRadius, .number(value))
    case .clipped: Self.bare(.clipped)
    case .opacity(let value): Self.map(.opacity, .number(value))
    case .hidden: Self.bare(.hidden)
    case .redacted(.placeholder): Self.bare(.redacted)
    case .redacted(let reason): Self.map(.redacted, .string(reason.rawValue))
    case .unredacted: Self.bare(.unredacted)
    default: nil
    }
  }

  /// The modifiers of controls and containers; nil for others.
  var writtenControl: DocumentValue? {
    switch self {
    case .disabled(let value): Self.flag(.disabled, value)
    case .preferredColorScheme(let value): Self.map(.preferredColorScheme, Self.word(value))
    case .buttonStyle(let value): Self.map(.buttonStyle, .string(value.rawValue))
    case .controlSize(let value): Self.map(.controlSize, .string(value.rawValue))
    case .labelStyle(let value): Self.map(.labelStyle, .string(value.rawValue))
    case .labelsHidden: Self.bare(.labelsHidden)
    case .toggleStyle(let value): Self.map(.toggleStyle, .string(value.rawValue))
    case .textFieldStyle(let value): Self.map(.textFieldStyle, .string(value.rawValue))
    case .progressViewStyle(let value): Self.map(.progressViewStyle, .string(value.rawValue))
    case .listStyle(let value): Self.map(.listStyle, .string(value.rawValue))
    case .listRowBackground(let value): Self.map(.listRowBackground, value.written)
    case .listRowInsets(let value): Self.map(.listRowInsets, value.written)
    case .listRowSeparator(let value): Self.map(.listRowSeparator, .string(value.rawValue))
    case .scrollContentBackground(let value):
      Self.map(.scrollContentBackground, .string(value.rawValue))
    case .navigationTitle(let value): Self.map(.navigationTitle, value.written)
    case .navigationBarTitleDisplayMode(let value):
      Self.map(.navigationBarTitleDisplayMode, .string(value.rawValue))
    case .navigationBarHidden(let value): Self.flag(.navigationBarHidden, value)
    case .badge(let value): Self.map(.badge, value.written)
    case .tag(let value): Self.map(.tag, .string(value))
    default: nil
    }
  }

  private static func word<T: RawRepresentable>(_ value: T?) -> DocumentValue
  where T.RawValue == String {
    value.map { .string($0.rawValue) } ?? .null
  }
}

extension AccessibilityChange {
  var written: DocumentValue {
    switch self {
    case .label(let text): ModifierNode.map(.accessibilityLabel, text.written)
    case .hint(let text): ModifierNode.map(.accessibilityHint, text.written)
    case .value(let text): ModifierNode.map(.accessibilityValue, text.written)
    case .identifier(let name): ModifierNode.map(.accessibilityIdentifier, .string(name))
    case .hidden(let value): ModifierNode.flag(.accessibilityHidden, value)
    case .addTraits(let traits): ModifierNode.map(.accessibilityAddTraits, Self.list(traits))
    case .removeTraits(let traits): ModifierNode.map(.accessibilityRemoveTraits, Self.list(traits))
    case .element(.ignore): ModifierNode.bare(.accessibilityElement)
    case .element(let children):
      ModifierNode.map(.accessibilityElement, .string(children.rawValue))
    case .sortPriority(let value): ModifierNode.map(.accessibilitySortPriority, .number(value))
    case .inputLabels(let labels):
      ModifierNode.map(.accessibilityInputLabels, .list(labels.map { .string($0) }))
    case .heading(let level): ModifierNode.map(.accessibilityHeading, .number(Double(level)))
    case .ignoresInvertColors(let value):
      ModifierNode.flag(.accessibilityIgnoresInvertColors, value)
    }
  }

  /// In order, for a set has none; one trait stands alone.
  private static func list(_ traits: Set<AccessibilityTrait>) -> DocumentValue {
    let words = traits.sorted().map { DocumentValue.string($0.rawValue) }
    return words.count == 1 ? words[0] : .list(words)
  }
}
