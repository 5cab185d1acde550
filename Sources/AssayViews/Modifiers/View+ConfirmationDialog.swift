// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Presents a dialog whose title is a key of the string tables while a binding is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return presenting("a presented confirmation dialog", { isPresented.wrappedValue }) {
      try Presented.confirmationDialog(
        Text(titleKey), titleVisibility, actions, EmptyView(), in: $0)
    }
  }

  /// Presents a dialog whose title is a key of the string tables and with a message while a binding
  /// is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return presenting("a presented confirmation dialog", { isPresented.wrappedValue }) {
      try Presented.confirmationDialog(Text(titleKey), titleVisibility, actions, message, in: $0)
    }
  }

  /// Presents a dialog whose title is a key of the string tables for data while a binding is true
  /// and there is data.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    PresentingView(content: self, what: "a presented confirmation dialog") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.confirmationDialog(
        Text(titleKey), titleVisibility, actions(data), EmptyView(), in: context)
    }
  }

  /// Presents a dialog whose title is a key of the string tables and with a message for data while
  /// a binding is true and there is data.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    PresentingView(content: self, what: "a presented confirmation dialog") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.confirmationDialog(
        Text(titleKey), titleVisibility, actions(data), message(data), in: context)
    }
  }

  /// Presents a dialog whose title is shown as it is while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return presenting("a presented confirmation dialog", { isPresented.wrappedValue }) {
      try Presented.confirmationDialog(Text(title), titleVisibility, actions, EmptyView(), in: $0)
    }
  }

  /// Presents a dialog whose title is shown as it is and with a message while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return presenting("a presented confirmation dialog", { isPresented.wrappedValue }) {
      try Presented.confirmationDialog(Text(title), titleVisibility, actions, message, in: $0)
    }
  }

  /// Presents a dialog whose title is shown as it is for data while a binding is true and there is
  /// data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    PresentingView(content: self, what: "a presented confirmation dialog") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.confirmationDialog(
        Text(title), titleVisibility, actions(data), EmptyView(), in: context)
    }
  }

  /// Presents a dialog whose title is shown as it is and with a message for data while a binding is
  /// true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    PresentingView(content: self, what: "a presented confirmation dialog") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.confirmationDialog(
        Text(title), titleVisibility, actions(data), message(data), in: context)
    }
  }

  /// Presents a dialog with a title while a binding is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return presenting("a presented confirmation dialog", { isPresented.wrappedValue }) {
      try Presented.confirmationDialog(title, titleVisibility, actions, EmptyView(), in: $0)
    }
  }

  /// Presents a dialog with a title and with a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return presenting("a presented confirmation dialog", { isPresented.wrappedValue }) {
      try Presented.confirmationDialog(title, titleVisibility, actions, message, in: $0)
    }
  }

  /// Presents a dialog with a title for data while a binding is true and there is data.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    PresentingView(content: self, what: "a presented confirmation dialog") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.confirmationDialog(
        title, titleVisibility, actions(data), EmptyView(), in: context)
    }
  }

  /// Presents a dialog with a title and with a message for data while a binding is true and there
  /// is data.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    PresentingView(content: self, what: "a presented confirmation dialog") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.confirmationDialog(
        title, titleVisibility, actions(data), message(data), in: context)
    }
  }
}

nonisolated extension View {
  /// Presents an action sheet while a binding is true, by its form in iOS 13.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting("a presented action sheet", { isPresented.wrappedValue }) {
      try Presented.actionSheet(content(), in: $0)
    }
  }

  /// Presents an action sheet while a binding holds an item, by its form in iOS 13.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    PresentingView(content: self, what: "a presented action sheet") { context in
      try item.wrappedValue.map { try Presented.actionSheet(content($0), in: context) }
    }
  }

  /// Accepted, but not drawn: the symbol of a dialog, which iOS does not show.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Accepted, but not drawn: the severity of a dialog, which iOS does not show.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// Accepted, but not drawn: the severity of a dialog.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = DialogSeverity(name: "automatic")
  /// A dialog that interrupts for a reason.
  public static let critical = DialogSeverity(name: "critical")
  /// The usual dialog.
  public static let standard = DialogSeverity(name: "standard")
}

extension Presented {
  static func confirmationDialog(
    _ title: Text, _ titleVisibility: Visibility, _ actions: some View, _ message: some View,
    in context: EvaluationContext
  ) throws -> PresentationNode {
    let message = try message.evaluated(in: context)
    // The system shows the title only if it is asked to, or together with a message.
    let showsTitle =
      titleVisibility == .visible || (titleVisibility == .automatic && !message.isEmpty)
    return PresentationNode(
      kind: .confirmationDialog(title: showsTitle ? title.node : nil),
      children: try actions.evaluated(in: context), message: message)
  }

  fileprivate static func actionSheet(_ sheet: ActionSheet, in context: EvaluationContext) throws
    -> PresentationNode
  {
    let buttons = ForEach(0..<sheet.buttons.count) { sheet.buttons[$0].view }
    return try confirmationDialog(sheet.title, .visible, buttons, sheet.message, in: context)
  }
}
