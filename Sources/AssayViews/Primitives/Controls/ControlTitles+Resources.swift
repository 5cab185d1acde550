// SPDX-License-Identifier: MIT

// The symbols that Xcode 26 makes of a string catalog are resources, such as `Button(.save) {}`.
// A literal stays a `LocalizedStringKey`: these forms are disfavored.

#if !canImport(Darwin)
  nonisolated extension Label where Title == Text, Icon == Image {
    /// Creates a label from a title of the string tables and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
      self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// Creates a label from a title of the string tables and an image of the asset catalog.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
      self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }
  }

  nonisolated extension Button where Label == Text {
    /// Creates a button with a title of the string tables.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
      self.init(action: action) { Text(titleResource) }
    }

    /// Creates a button with a role and a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }
  }

  nonisolated extension Button where Label == AssayViews.Label<Text, Image> {
    /// Creates a button with a title of the string tables and a symbol.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
      action: @escaping () -> Void
    ) {
      self.init(role: role, action: action) {
        AssayViews.Label(titleResource, systemImage: systemImage)
      }
    }

    /// Creates a button with a title of the string tables and an image of the asset catalog.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
      action: @escaping () -> Void
    ) {
      self.init(role: role, action: action) {
        AssayViews.Label(title: { Text(titleResource) }, icon: { Image(image) })
      }
    }
  }

  nonisolated extension Link where Label == Text {
    /// Creates a link with a title of the string tables.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
      self.init(destination: destination) { Text(titleResource) }
    }
  }

  nonisolated extension Toggle where Label == Text {
    /// Creates a switch with a title of the string tables.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
      self.init(isOn: isOn) { Text(titleResource) }
    }
  }

  nonisolated extension Toggle where Label == AssayViews.Label<Text, Image> {
    /// Creates a switch with a title of the string tables and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
    { self.init(isOn: isOn) { AssayViews.Label(titleResource, systemImage: systemImage) } }
  }

  nonisolated extension Picker where Label == Text {
    /// Creates a picker with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
      @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleResource) } }
  }

  nonisolated extension Picker where Label == AssayViews.Label<Text, Image> {
    /// Creates a picker with a title of the string tables and a symbol.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, systemImage: String,
      selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
      self.init(selection: selection, content: content) {
        AssayViews.Label(titleResource, systemImage: systemImage)
      }
    }
  }

  nonisolated extension Stepper where Label == Text {
    /// Creates a stepper with a title of the string tables and actions for its halves.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
      onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      self.init(
        label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
        onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title of the string tables for a value.
    @_disfavoredOverload
    public init<V: Strideable>(
      _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      self.init(
        value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged
      )
    }

    /// Creates a stepper with a title of the string tables for a value in a range.
    @_disfavoredOverload
    public init<V: Strideable>(
      _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
      step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      self.init(
        value: value, in: bounds, step: step, label: { Text(titleResource) },
        onEditingChanged: onEditingChanged)
    }
  }

  nonisolated extension ColorPicker where Label == Text {
    /// Creates a color picker with a title of the string tables.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, selection: Binding<Color>,
      supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) } }
  }

  nonisolated extension Menu where Label == Text {
    /// Creates a menu with a title of the string tables. The content is not drawn.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
      self.init(content: content) { Text(titleResource) }
    }

    /// Creates a menu with a title of the string tables and an action for a tap. The content is
    /// not drawn.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
      primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction) }
  }

  nonisolated extension Menu where Label == AssayViews.Label<Text, Image> {
    /// Creates a menu with a title of the string tables and a symbol. The content is not drawn.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, systemImage: String,
      @ViewBuilder content: () -> Content
    ) { self.init(content: content) { AssayViews.Label(titleResource, systemImage: systemImage) } }
  }

  nonisolated extension ControlGroup {
    /// Creates a group of controls with a title of the string tables, which is not drawn.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
      self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group of controls with a title of the string tables and a symbol, which are not
    /// drawn.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, systemImage: String,
      @ViewBuilder content: () -> Content
    ) { self.init(content: content) { AssayViews.Label(titleResource, systemImage: systemImage) } }
  }

  nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a spinner with a title of the string tables.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }

    /// Creates a bar with a title of the string tables.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
      _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) { self.init(value: value, total: total) { Text(titleResource) } }
  }
#endif
