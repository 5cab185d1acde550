// SPDX-License-Identifier: MIT

/// A control that leads to another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  public typealias Body = Never
  private let label: Label
  /// The destination of a link that is active at first.
  private let destination: Destination?

  private init(label: Label, destination: Destination? = nil) {
    self.label = label
    self.destination = destination
  }

  /// Creates a link. The destination is not evaluated.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// Creates a link. The destination is not evaluated.
  public init(destination: @autoclosure () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// Creates a link that is followed at first if a binding is true.
  public init(
    destination: @autoclosure () -> Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: isActive.wrappedValue ? destination() : nil)
  }

  /// Creates a link that is followed at first if a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: isActive.wrappedValue ? destination() : nil)
  }

  /// Creates a link that is followed at first if a binding holds its tag.
  public init<V: Hashable>(
    destination: @autoclosure () -> Destination, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: selection.wrappedValue == tag ? destination() : nil)
  }

  /// Creates a link that is followed at first if a binding holds its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: selection.wrappedValue == tag ? destination() : nil)
  }

  /// Accepted, but not drawn: whether the destination is the detail of a split view.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    if let destination { context.push(destination) }
    return try context.buttonLike(label) { .navigationLink(label: $0) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link whose title is a key of the string tables. The destination is not evaluated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey))
  }

  /// Creates a link whose title is shown as it is. The destination is not evaluated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title))
  }

  /// Creates a link whose title is a key of the string tables. The destination is not evaluated.
  public init(_ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination) {
    self.init(label: Text(titleKey))
  }

  /// Creates a link whose title is shown as it is. The destination is not evaluated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: @autoclosure () -> Destination) {
    self.init(label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title of the string tables that is followed at first if a binding is
  /// true.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination,
    isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), destination: isActive.wrappedValue ? destination() : nil)
  }

  /// Creates a link with a title that is shown as it is, and that is followed at first if a binding
  /// is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: @autoclosure () -> Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), destination: isActive.wrappedValue ? destination() : nil)
  }

  /// Creates a link with a title of the string tables that is followed at first if a binding is
  /// true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: isActive.wrappedValue ? destination() : nil)
  }

  /// Creates a link with a title of the string tables that is followed at first if a binding holds
  /// its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination, tag: V,
    selection: Binding<V?>
  ) {
    self.init(
      label: Text(titleKey), destination: selection.wrappedValue == tag ? destination() : nil)
  }

  /// Creates a link with a title that is shown as it is, and that is followed at first if a binding
  /// holds its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: @autoclosure () -> Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      label: Text(title), destination: selection.wrappedValue == tag ? destination() : nil)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title of the string tables that is followed at first if a binding holds
  /// its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value. The destination is not evaluated.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// Creates a link to the screen of a value, with a title from the string tables.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey))
  }

  /// Creates a link to the screen of a value, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title))
  }
}
