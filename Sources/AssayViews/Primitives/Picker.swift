// SPDX-License-Identifier: MIT

/// A choice among tagged views.
///
/// The default style shows the label and the chosen view beside it, the segmented style all views
/// in a row, and the inline style all views with a check mark at the chosen one.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View,
  PrimitiveView
{
  public typealias Body = Never
  private let selection: String
  private let label: Label
  private let content: Content

  /// Creates a picker with a view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = TagName.of(selection.wrappedValue)
    self.label = label()
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let options = try content.evaluated(in: context)
    switch context.environment.pickerStyle {
    case .segmented: return try segments(options).evaluated(in: context)
    case .inline: return try rows(options).evaluated(in: context)
    case .automatic: return try menu(options).evaluated(in: context)
    }
  }

  private func isChosen(_ option: ViewNode) -> Bool { option.modifiers.contains(.tag(selection)) }

  private func menu(_ options: [ViewNode]) -> some View {
    HStack {
      label
      Spacer()
      HStack(spacing: 4) {
        NodeView { _ in options.filter(isChosen).prefix(1).map(\.self) }
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
          .accessibilityHidden(true)
      }
      .foregroundStyle(.secondary)
    }
  }

  private func rows(_ options: [ViewNode]) -> some View {
    ForEach(0..<options.count) { index in
      HStack {
        NodeView { _ in [options[index]] }
        Spacer()
        if isChosen(options[index]) {
          Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true)
        }
      }
    }
  }

  private func segments(_ options: [ViewNode]) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<options.count) { index in
        NodeView { _ in [options[index]] }
          .font(.system(size: 13, weight: isChosen(options[index]) ? .semibold : .medium))
          .lineLimit(1)
          .frame(maxWidth: .infinity, minHeight: 28)
          .background(
            isChosen(options[index]) ? Color(.systemBackground) : .clear,
            in: RoundedRectangle(cornerRadius: 7)
          )
          .accessibilityAddTraits(isChosen(options[index]) ? [.isButton, .isSelected] : .isButton)
      }
    }
    .padding(2)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker whose title is a key of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// The named looks of pickers; wheels and palettes are drawn as menus.
public enum PickerStyleName: Hashable, Sendable {
  /// A look of pickers.
  case automatic, segmented, inline
}

/// A named look of pickers. Unlike SwiftUI, wheels, palettes and links are drawn as menus.
public protocol PickerStyle { var name: PickerStyleName { get } }

/// The look of pickers on the platform: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .automatic }
}
/// All views in a row.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .segmented }
}
/// All views in rows, with a check mark at the chosen one.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var name: PickerStyleName { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look of pickers on the platform: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
  /// The label and the chosen view beside it.
  public static var menu: DefaultPickerStyle { DefaultPickerStyle() }
  /// Unlike SwiftUI, drawn as a menu.
  public static var wheel: DefaultPickerStyle { DefaultPickerStyle() }
  /// Unlike SwiftUI, drawn as a menu.
  public static var navigationLink: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All views in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All views in rows, with a check mark at the chosen one.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey { static let defaultValue = PickerStyleName.automatic }

extension EnvironmentValues {
  var pickerStyle: PickerStyleName {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the pickers in the view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    EnvironmentChangingView(content: self) { $0.pickerStyle = style.name }
  }
}
