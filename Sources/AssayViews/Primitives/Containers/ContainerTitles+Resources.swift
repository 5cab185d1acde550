// SPDX-License-Identifier: MIT

// The symbols that Xcode 26 makes of a string catalog are resources, such as `Button(.save) {}`.
// A literal stays a `LocalizedStringKey`: these forms are disfavored.

#if !canImport(Darwin)
  nonisolated extension GroupBox where Label == Text {
    /// Creates a group with a title of the string tables.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
      self.init(label: Text(titleResource), content: content)
    }
  }

  nonisolated extension DisclosureGroup where Label == Text {
    /// Creates a group with a title of the string tables, which is closed unless a binding opens
    /// it.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool> = .constant(false),
      @ViewBuilder content: () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }
  }

  nonisolated extension ContentUnavailableView
  where Label == AssayViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a screen from a title of the string tables, a symbol and a description.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
    ) {
      self.init(
        label: { AssayViews.Label(titleResource, systemImage: name) }, description: { description },
        actions: { EmptyView() })
    }

    /// Creates a screen from a title of the string tables, an image of the asset catalog and a
    /// description.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
    ) {
      self.init(
        label: { AssayViews.Label(titleResource, image: name) }, description: { description },
        actions: { EmptyView() })
    }
  }

  nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a header of the string tables.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
      self.init(header: Text(titleResource), footer: EmptyView(), content: content)
    }

    /// Creates a section that can be closed, with a header of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
      @ViewBuilder content: () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }
  }

  nonisolated extension NavigationLink where Label == Text {
    /// Creates a link to a view with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(titleResource) } }
  }

  nonisolated extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link to the view of a value with a title of the string tables.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
      self.init(value: value) { Text(titleResource) }
    }
  }

  nonisolated extension Tab where Label == AssayViews.Label<Text, Image> {
    /// Creates a tab with a title of the string tables and a symbol.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
      @ViewBuilder content: () -> Content
    ) where Value == Never {
      self.init(role: role, content: content) {
        AssayViews.Label(titleResource, systemImage: systemImage)
      }
    }

    /// Creates a tab with a title of the string tables, a symbol and the value that selects it.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
      role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
      self.init(value: value, role: role, content: content) {
        AssayViews.Label(titleResource, systemImage: systemImage)
      }
    }

    /// Creates a tab with a title of the string tables and an image of the asset catalog.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
      @ViewBuilder content: () -> Content
    ) where Value == Never {
      self.init(role: role, content: content) { AssayViews.Label(titleResource, image: image) }
    }

    /// Creates a tab with a title of the string tables, an image of the asset catalog and the value
    /// that selects it.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
      @ViewBuilder content: () -> Content
    ) {
      self.init(value: value, role: role, content: content) {
        AssayViews.Label(titleResource, image: image)
      }
    }
  }

  nonisolated extension TabSection where TabValue == Never {
    /// Creates a section of tabs with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
      self.init(content: content) { Text(titleResource) }
    }
  }

  nonisolated extension TableColumn {
    /// Creates a column with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource,
      @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleResource), content: content) }

    /// Creates a column that can be sorted by a value, with a title of the string tables.
    @_disfavoredOverload
    public init<V: Comparable>(
      _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
      @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleResource), value: value, content: content) }

    /// Creates a column of texts with a title of the string tables.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {
      self.init(Text(titleResource), value: value) { Text(verbatim: $0[keyPath: value]) }
    }
  }
#endif
