// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Presents an alert whose title is a key of the string tables while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return presenting("a presented alert", { isPresented.wrappedValue }) {
      try Presented.alert(Text(titleKey), actions, EmptyView(), in: $0)
    }
  }

  /// Presents an alert whose title is a key of the string tables and with a message while a binding
  /// is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return presenting("a presented alert", { isPresented.wrappedValue }) {
      try Presented.alert(Text(titleKey), actions, message, in: $0)
    }
  }

  /// Presents an alert whose title is a key of the string tables for data while a binding is true
  /// and there is data.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    PresentingView(content: self, what: "a presented alert") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.alert(Text(titleKey), actions(data), EmptyView(), in: context)
    }
  }

  /// Presents an alert whose title is a key of the string tables and with a message for data while
  /// a binding is true and there is data.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    PresentingView(content: self, what: "a presented alert") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.alert(Text(titleKey), actions(data), message(data), in: context)
    }
  }

  /// Presents an alert whose title is shown as it is while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return presenting("a presented alert", { isPresented.wrappedValue }) {
      try Presented.alert(Text(title), actions, EmptyView(), in: $0)
    }
  }

  /// Presents an alert whose title is shown as it is and with a message while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return presenting("a presented alert", { isPresented.wrappedValue }) {
      try Presented.alert(Text(title), actions, message, in: $0)
    }
  }

  /// Presents an alert whose title is shown as it is for data while a binding is true and there is
  /// data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    PresentingView(content: self, what: "a presented alert") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.alert(Text(title), actions(data), EmptyView(), in: context)
    }
  }

  /// Presents an alert whose title is shown as it is and with a message for data while a binding is
  /// true and there is data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    PresentingView(content: self, what: "a presented alert") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.alert(Text(title), actions(data), message(data), in: context)
    }
  }

  /// Presents an alert with a title while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return presenting("a presented alert", { isPresented.wrappedValue }) {
      try Presented.alert(title, actions, EmptyView(), in: $0)
    }
  }

  /// Presents an alert with a title and with a message while a binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return presenting("a presented alert", { isPresented.wrappedValue }) {
      try Presented.alert(title, actions, message, in: $0)
    }
  }

  /// Presents an alert with a title for data while a binding is true and there is data.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    PresentingView(content: self, what: "a presented alert") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.alert(title, actions(data), EmptyView(), in: context)
    }
  }

  /// Presents an alert with a title and with a message for data while a binding is true and there
  /// is data.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    PresentingView(content: self, what: "a presented alert") { context in
      guard isPresented.wrappedValue, let data else { return nil }
      return try Presented.alert(title, actions(data), message(data), in: context)
    }
  }
}

nonisolated extension View {
  /// Presents an alert for an error while a binding is true. Its title is the description of the
  /// error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return PresentingView(content: self, what: "a presented alert") { context in
      guard isPresented.wrappedValue, let error else { return nil }
      return try Presented.alert(
        Text(verbatim: error.errorDescription ?? ""), actions, EmptyView(), in: context)
    }
  }

  /// Presents an alert for an error with a message while a binding is true. Its title is the
  /// description of the error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    PresentingView(content: self, what: "a presented alert") { context in
      guard isPresented.wrappedValue, let error else { return nil }
      return try Presented.alert(
        Text(verbatim: error.errorDescription ?? ""), actions(error), message(error), in: context)
    }
  }

  /// Presents an alert while a binding is true, by its form in iOS 13.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting("a presented alert", { isPresented.wrappedValue }) {
      try Presented.alert(content(), in: $0)
    }
  }

  /// Presents an alert while a binding holds an item, by its form in iOS 13.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    PresentingView(content: self, what: "a presented alert") { context in
      try item.wrappedValue.map { try Presented.alert(content($0), in: context) }
    }
  }
}

extension Presented {
  static func alert(
    _ title: Text, _ actions: some View, _ message: some View, in context: EvaluationContext
  ) throws -> PresentationNode {
    PresentationNode(
      kind: .alert(title: title.node),
      children: try actions.evaluated(in: context), message: try message.evaluated(in: context))
  }

  fileprivate static func alert(_ alert: Alert, in context: EvaluationContext) throws
    -> PresentationNode
  {
    let buttons = ForEach(0..<alert.buttons.count) { alert.buttons[$0].view }
    return try Presented.alert(alert.title, buttons, alert.message, in: context)
  }
}
