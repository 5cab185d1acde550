// SPDX-License-Identifier: MIT

// The symbols that Xcode 26 makes of a string catalog are resources, such as `Button(.save) {}`.
// A literal stays a `LocalizedStringKey`: these forms are disfavored.

#if !canImport(Darwin)
  nonisolated extension View {
    /// Sets the title of the navigation bar to a resource of the string tables.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
      navigationTitle(Text(titleResource))
    }

    /// Accepted, but not drawn: a line below the title of the navigation bar, which a snapshot
    /// reports.
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
      navigationSubtitle(Text(subtitleResource))
    }

    /// Shows a text of the string tables on a tab or at the end of a list row.
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some View {
      badge(resource.map { Text($0) })
    }

    /// Accepted, but not drawn: the help that a pointer shows.
    @_disfavoredOverload
    public func help(_ textResource: LocalizedStringResource) -> some View { self }

    /// Sets the accessibility label to a resource of the string tables.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
      accessibilityLabel(Text(labelResource))
    }

    /// Sets the accessibility label to a resource of the string tables while a condition holds.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool)
      -> some View
    { accessibilityLabel(Text(labelResource), isEnabled: isEnabled) }

    /// Sets the accessibility value to a resource of the string tables.
    @_disfavoredOverload
    public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
      accessibilityValue(Text(valueResource))
    }

    /// Sets the accessibility value to a resource of the string tables while a condition holds.
    @_disfavoredOverload
    public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
      -> some View
    { accessibilityValue(Text(valueResource), isEnabled: isEnabled) }

    /// Sets the accessibility hint to a resource of the string tables.
    @_disfavoredOverload
    public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
      accessibilityHint(Text(hintResource))
    }

    /// Sets the accessibility hint to a resource of the string tables while a condition holds.
    @_disfavoredOverload
    public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool)
      -> some View
    { accessibilityHint(Text(hintResource), isEnabled: isEnabled) }

    /// Offers an action by a resource of the string tables; it is never called.
    @_disfavoredOverload
    public func accessibilityAction(
      named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(nameResource), handler) }

    /// Adds a search field to the bars of the screen, with a prompt of the string tables.
    @_disfavoredOverload
    public func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic,
      prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field to the bars of the screen, with a prompt of the string tables. Unlike
    /// SwiftUI, a presented search is not drawn, which a snapshot reports.
    @_disfavoredOverload
    public func searchable(
      text: Binding<String>, isPresented: Binding<Bool>,
      placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
      searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
  }

  nonisolated extension View {
    /// Presents an alert with a title of the string tables while a binding is true.
    @_disfavoredOverload
    public func alert<A: View>(
      _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
      @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    /// Presents an alert with a title of the string tables and a message while a binding is true.
    @_disfavoredOverload
    public func alert<A: View, M: View>(
      _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
      @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
      alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a title of the string tables for data while a binding is true and
    /// there is data.
    @_disfavoredOverload
    public func alert<A: View, T>(
      _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
      @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
      alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert with a title of the string tables and a message for data while a binding
    /// is true and there is data.
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
      _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
      @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
      alert(
        Text(titleResource), isPresented: isPresented, presenting: data, actions: actions,
        message: message)
    }

    /// Presents a confirmation dialog with a title of the string tables while a binding is true.
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
      _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
      titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
      confirmationDialog(
        Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
        actions: actions)
    }

    /// Presents a confirmation dialog with a title of the string tables and a message while a
    /// binding is true.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
      _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
      titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
      @ViewBuilder message: () -> M
    ) -> some View {
      confirmationDialog(
        Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
        actions: actions, message: message)
    }

    /// Presents a confirmation dialog with a title of the string tables for data while a binding is
    /// true and there is data.
    @_disfavoredOverload
    public func confirmationDialog<A: View, T>(
      _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
      titleVisibility: Visibility = .automatic, presenting data: T?,
      @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
      confirmationDialog(
        Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
        presenting: data, actions: actions)
    }

    /// Presents a confirmation dialog with a title of the string tables and a message for data
    /// while a binding is true and there is data.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View, T>(
      _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
      titleVisibility: Visibility = .automatic, presenting data: T?,
      @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
      confirmationDialog(
        Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
        presenting: data, actions: actions, message: message)
    }
  }
#endif
