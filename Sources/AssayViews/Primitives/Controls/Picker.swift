// SPDX-License-Identifier: MIT

/// A choice among tagged views. The views of a `ForEach` have the identities of its elements as
/// their tags, unless they set others.
///
/// The default style shows the chosen view as a button, in a list with the label before it. The
/// segmented style shows all views in a row, the inline style all views with a check mark at the
/// chosen one.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View,
  PrimitiveView
{
  public typealias Body = Never
  /// The tag of the chosen view; nil for none.
  private let selection: String?
  private let label: Label
  private let content: Content
  /// What an app asks of it that is not drawn.
  private var undrawn: String?

  /// Creates a picker with a view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = TagName.of(selection.wrappedValue)
    self.label = label()
    self.content = content()
  }

  private init(name: String?, label: Label, content: Content) {
    self.selection = name
    self.label = label
    self.content = content
  }

  /// Creates a picker with a view as its label, by the order of iOS 13.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = TagName.of(selection.wrappedValue)
    self.label = label
    self.content = content()
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    var environment = context.environment
    environment.elementsHaveTags = true
    let options = Self.options(try content.evaluated(in: context.with(environment: environment)))
    let looks = PickerLooks(
      options: options,
      chosen: selection.flatMap { name in
        options.firstIndex { $0.modifiers.contains(.tag(name)) }
      })
    switch context.environment.pickerStyle {
    case .segmented, .palette: return try looks.segments.evaluated(in: context)
    case .inline: return try looks.rows.evaluated(in: context)
    case .radioGroup: return try looks.radioGroup(label).evaluated(in: context)
    case .wheel: return try looks.wheel.evaluated(in: context)
    case .navigationLink: return try link(looks).reporting(undrawn).evaluated(in: context)
    case .automatic: return try menu(looks).reporting(undrawn).evaluated(in: context)
    }
  }

  /// The views among which the choice is, also those of sections.
  private static func options(_ views: [ViewNode]) -> [ViewNode] {
    views.flatMap { view in
      if case .section(let section) = view.content { options(section.rows) } else { [view] }
    }
  }

  private func menu(_ looks: PickerLooks) -> some View {
    NodeView { context in
      if context.environment.look == .macOS {
        guard !context.environment.labelsAreHidden else {
          return try looks.popUp.evaluated(in: context)
        }
        return try HStack {
          ControlLabel(label)
          Spacer()
          looks.popUp
        }.evaluated(in: context)
      }
      let value = HStack(spacing: 4) {
        looks.value
        Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
      }
      guard context.environment.isInList, !context.environment.labelsAreHidden else {
        return try value.foregroundStyle(.tint).accessibilityAddTraits(.isButton)
          .evaluated(in: context)
      }
      return try HStack {
        ControlLabel(label)
        Spacer()
        value.foregroundStyle(.secondary)
      }.evaluated(in: context)
    }
  }

  private func link(_ looks: PickerLooks) -> some View {
    NodeView { context in
      let row = HStack {
        ControlLabel(label)
        Spacer()
        looks.value.foregroundStyle(.secondary)
      }
      return [ViewNode(.navigationLink(label: try row.evaluated(in: context)))]
    }
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

nonisolated extension Picker where Label == AssayViews.Label<Text, Image> {
  /// Creates a picker with a title from the string tables and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      AssayViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      AssayViews.Label(title, systemImage: systemImage)
    }
  }
}

nonisolated extension Picker {
  /// Creates a picker with a view as its label. Unlike SwiftUI, the view of the value is not used,
  /// which a snapshot reports.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: label)
    undrawn = "a picker's own label of its current value"
  }

  /// Creates a picker for several values, with a view as its label. Where they differ, nothing is
  /// chosen.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
    self.init(
      name: values.count == 1 ? values.first.map { TagName.of($0) } : nil, label: label(),
      content: content())
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker whose title is a key of the string tables. Unlike SwiftUI, the view of the
  /// value is not used, which a snapshot reports.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values, whose title is a key of the string tables.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
}
