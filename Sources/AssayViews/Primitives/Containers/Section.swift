// SPDX-License-Identifier: MIT

/// Related rows of a list, with a header and a footer.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  public typealias Body = Never
  package var holdsItsViews: Bool { true }
  private let header: Parent
  /// nil where the section is closed.
  let content: Content?
  private let footer: Footer

  /// Creates a section from its rows, a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates a section from a header, a footer and its rows.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  private init(header: Parent, content: Content, footer: Footer, isExpanded: Bool) {
    self.header = header
    self.content = isExpanded ? content : nil
    self.footer = footer
  }

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    // A sidebar has a chevron beside each header, which is drawn as that of an open section.
    if content == nil, Parent.self != EmptyView.self, context.environment.listStyle == .sidebar {
      LeftOutNotes.add("the chevron of a closed section")
    }
    return [
      ViewNode(
        .section(
          header: try header.evaluated(in: context), footer: try footer.evaluated(in: context),
          children: try content?.evaluated(in: context) ?? []))
    ]
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section whose header is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }

  /// Creates a section whose header is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header, drawn open or closed as a binding says.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section whose header is a key of the string tables, drawn open or closed as a
  /// binding says.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }

  /// Creates a section whose header is shown as it is, drawn open or closed as a binding says.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }
}
