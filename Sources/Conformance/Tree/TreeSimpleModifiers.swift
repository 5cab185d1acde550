// SPDX-License-Identifier: MIT

import AssayNodes

extension TreeReader {
  /// Modifiers of one value, written as a property or as a modifier alike; nil for an unknown name.
  mutating func simpleModifier(_ name: String, _ value: JSONValue) -> ModifierNode? {
    textModifier(name, value) ?? layoutModifier(name, value) ?? controlModifier(name, value)
  }

  private mutating func textModifier(_ name: String, _ value: JSONValue) -> ModifierNode? {
    let isOn = value.bool ?? true
    switch name {
    case "font":
      return .font(font(value))
    case "fontWeight", "weight": return .fontWeight(fontWeight(value))
    case "bold": return .bold(isOn)
    case "italic": return .italic(isOn)
    case "underline": return .underline(isOn)
    case "strikethrough": return .strikethrough(isOn)
    case "colour", "color", "foregroundColour", "foregroundColor", "foregroundStyle":
      return .foregroundStyle(.color(color(value) ?? .primary))
    case "lineSpacing": return value.number.map { .lineSpacing($0 * lengthFactor) }
    case "lineLimit": return value.number.map { .lineLimit(Int($0)) }
    case "kerning": return value.number.map { .kerning($0) }
    case "tracking": return value.number.map { .tracking($0) }
    case "minimumScaleFactor": return value.number.map { .minimumScaleFactor($0) }
    case "monospacedDigits", "monospacedDigit": return .monospacedDigit
    case "multilineTextAlignment":
      return value.string.flatMap(TextAlignment.init(rawValue:)).map {
        .multilineTextAlignment($0)
      }
    case "truncation", "truncationMode":
      return value.string.flatMap(TruncationMode.init(rawValue:)).map { .truncationMode($0) }
    case "textCase":
      return .textCase(value.string.flatMap(TextCase.init(rawValue:)))
    case "imageScale":
      return value.string.flatMap(ImageScale.init(rawValue:)).map { .imageScale($0) }
    default: return nil
    }
  }

  private mutating func layoutModifier(_ name: String, _ value: JSONValue) -> ModifierNode? {
    switch name {
    case "fixedSize":
      return .fixedSize(
        horizontal: value["horizontal"]?.bool ?? value.bool ?? true,
        vertical: value["vertical"]?.bool ?? value.bool ?? true)
    case "opacity": return value.number.map { .opacity($0) }
    case "minHeight":
      return value.number.map { .frame(FrameLimits(minHeight: $0)) }
    case "layoutPriority": return value.number.map { .layoutPriority($0) }
    case "zIndex": return value.number.map { .zIndex($0) }
    case "cornerRadius": return value.number.map { .cornerRadius($0) }
    case "clipped": return .clipped
    case "hidden": return .hidden
    case "scaledToFit": return .aspectRatio(nil, contentMode: .fit)
    case "scaledToFill": return .aspectRatio(nil, contentMode: .fill)
    case "rotationEffect":
      return value.number.map { .rotationEffect(.degrees($0), anchor: .center) }
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      return .ignoresSafeArea(edges: value.bool == nil ? edges(value) : .all)
    default: return nil
    }
  }

  private mutating func controlModifier(_ name: String, _ value: JSONValue) -> ModifierNode? {
    switch name {
    case "tint", "accentColor", "accentColour":
      return .tint(color(value))
    case "disabled": return .disabled(value.bool ?? true)
    case "labelsHidden": return value.bool == false ? nil : .labelsHidden
    case "navigationTitle":
      return value.string.map { .navigationTitle(TextNode(verbatim: $0)) }
    case "navigationBarTitleDisplayMode", "titleDisplayMode":
      return value.string.flatMap(TitleDisplayMode.init(rawValue:)).map {
        .navigationBarTitleDisplayMode($0)
      }
    case "navigationBarHidden": return .navigationBarHidden(value.bool ?? true)
    case "listStyle":
      return value.string.flatMap(ListStyleNode.init(rawValue:)).map { .listStyle($0) }
    case "buttonStyle":
      return value.string.flatMap(ButtonStyleNode.init(rawValue:)).map { .buttonStyle($0) }
    case "textFieldStyle":
      return value.string.flatMap(TextFieldStyleNode.init(rawValue:)).map { .textFieldStyle($0) }
    case "toggleStyle":
      return value.string.flatMap(ToggleStyleNode.init(rawValue:)).map { .toggleStyle($0) }
    case "progressViewStyle":
      return value.string.flatMap(ProgressViewStyleNode.init(rawValue:)).map {
        .progressViewStyle($0)
      }
    case "labelStyle":
      return value.string.flatMap(LabelStyleNode.init(rawValue:)).map { .labelStyle($0) }
    case "controlSize":
      return value.string.flatMap(ControlSize.init(rawValue:)).map { .controlSize($0) }
    case "listRowBackground": return color(value).map { .listRowBackground(.color($0)) }
    case "listRowSeparator":
      return value.string.flatMap(Visibility.init(rawValue:)).map { .listRowSeparator($0) }
    case "tag": return value.string.map { .tag($0) }
    default: return nil
    }
  }
}
