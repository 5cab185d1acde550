// SPDX-License-Identifier: MIT

/// A button that starts and ends the editing of a list.
public nonisolated struct EditButton: View, PrimitiveView {
  public typealias Body = Never
  /// Creates a button that says "Edit", or "Done" while the list is edited.
  public init() {}

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let isEditing = context.environment.editMode?.wrappedValue.isEditing == true
    return try Button(action: {}) {
      Text(system: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }.evaluated(in: context)
  }
}

/// A button that renames something.
public nonisolated struct RenameButton<Label: View>: View {
  /// Creates a button with the title and the symbol of the system.
  public init() where Label == AssayViews.Label<Text, Image> {}
  public var body: some View {
    Button(action: {}) {
      AssayViews.Label(
        title: { Text(system: "Rename") }, icon: { Image(systemName: "pencil") })
    }
  }
}

/// A button that pastes.
public nonisolated struct PasteButton: View {
  /// Creates a button for values of a type.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// Creates a button for the content types of a list.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
  /// Creates a button for the content types of a list, with what can be read of them.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}

  public var body: some View {
    Button(action: {}) {
      AssayViews.Label(
        title: { Text(system: "Paste") }, icon: { Image(systemName: "doc.on.clipboard") })
    }
    .buttonStyle(.borderedProminent)
  }
}

/// A button that shares something.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  private let label: Label

  public var body: some View { Button(action: {}) { label } }
}

nonisolated extension ShareLink where Data == Never, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button for an item, with a view as its label.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a button for an item with a preview, and a view as its label.
  public init<I, PI, PC>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PI, PC>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a button for several items, with a view as its label.
  public init<C: RandomAccessCollection>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a button for several items with previews, and a view as its label.
  public init<C: RandomAccessCollection, PI, PC>(
    items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<PI, PC>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

nonisolated extension ShareLink
where
  Data == Never, PreviewImage == Never, PreviewIcon == Never,
  Label == AssayViews.Label<Text, Image>
{
  private init(_ title: Text) {
    self.label = AssayViews.Label(
      title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }

  /// Creates a button for an item, with the title of the system.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(system: "Share…"))
  }

  /// Creates a button for an item with a preview, with the title of the system.
  public init<I, PI, PC>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PI, PC>
  ) {
    self.init(Text(system: "Share…"))
  }

  /// Creates a button for several items, with the title of the system.
  public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(system: "Share…"))
  }

  /// Creates a button for several items with previews, with the title of the system.
  public init<C: RandomAccessCollection, PI, PC>(
    items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<PI, PC>
  ) {
    self.init(Text(system: "Share…"))
  }

  /// Creates a button for an item, whose title is a key of the string tables.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey))
  }

  /// Creates a button for an item with a preview, whose title is a key of the string tables.
  public init<I, PI, PC>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PI, PC>
  ) {
    self.init(Text(titleKey))
  }

  /// Creates a button for an item, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title))
  }

  /// Creates a button for an item with a preview, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, I, PI, PC>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PI, PC>
  ) {
    self.init(Text(title))
  }

  /// Creates a button for several items, whose title is a key of the string tables.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey))
  }

  /// Creates a button for several items, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, items: C, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title))
  }

  /// Creates a button for several items with previews, whose title is a key of the string tables.
  public init<C: RandomAccessCollection, PI, PC>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<PI, PC>
  ) {
    self.init(Text(titleKey))
  }

  #if !canImport(Darwin)
    /// Creates a button for an item, with a title of the string tables.
    @_disfavoredOverload
    public init<I>(
      _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
    ) {
      self.init(Text(titleResource))
    }

    /// Creates a button for an item with a preview, with a title of the string tables.
    @_disfavoredOverload
    public init<I, PI, PC>(
      _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
      preview: SharePreview<PI, PC>
    ) {
      self.init(Text(titleResource))
    }

    /// Creates a button for several items, with a title of the string tables.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
      _ titleResource: LocalizedStringResource, items: C, subject: Text? = nil,
      message: Text? = nil
    ) {
      self.init(Text(titleResource))
    }
  #endif
}

/// Accepted, but not drawn: what the share sheet shows of an item.
public struct SharePreview<PreviewImage, PreviewIcon> {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) where PreviewImage == Never, PreviewIcon == Never {}
  /// Creates a preview with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where PreviewImage == Never, PreviewIcon == Never {}
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage) where PreviewIcon == Never {}
  /// Creates a preview with a title that is shown as it is, and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage) where PreviewIcon == Never {}
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) where PreviewImage == Never {}
  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: PreviewIcon) where PreviewImage == Never {}
  /// Creates a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {}
  /// Creates a preview with a text as its title.
  public init(_ title: Text) where PreviewImage == Never, PreviewIcon == Never {}
  /// Creates a preview with a text as its title, and an image.
  public init(_ title: Text, image: PreviewImage) where PreviewIcon == Never {}
  /// Creates a preview with a text as its title, and an icon.
  public init(_ title: Text, icon: PreviewIcon) where PreviewImage == Never {}
  /// Creates a preview with a text as its title, an image and an icon.
  public init(_ title: Text, image: PreviewImage, icon: PreviewIcon) {}
  /// Creates a preview with a title that is shown as it is, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: PreviewIcon) {}
}

nonisolated extension View {
  /// Accepted, but never called: what a `RenameButton` does.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Accepted, but never called: a `RenameButton` moves the focus.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

/// A button of a Mac that opens the settings of the app.
public nonisolated struct SettingsLink<Label: View>: View {
  private let label: Label
  /// Creates a button with a view as its label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  /// Creates a button with the words of the system.
  public init() where Label == Text { self.label = Text(verbatim: "Settings…") }

  public var body: some View { Button(action: {}) { label } }
}

/// A round button of a Mac with a question mark.
public nonisolated struct HelpLink: View {
  /// Creates a button with an action.
  public init(action: @escaping () -> Void) {}
  /// Creates a button that opens an address.
  public init(destination: URL) {}

  public var body: some View {
    Button(action: {}) { Image(systemName: "questionmark") }.clipShape(.circle)
      .reporting("the look of a HelpLink")
  }
}

/// A button of a watch that asks for a text.
public nonisolated struct TextFieldLink<Label: View>: View {
  private let label: Label
  /// Creates a button with a view as its label.
  public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) {
    self.label = label()
  }
  /// Creates a button with a title of the string tables.
  public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) where Label == Text {
    self.label = Text(titleKey)
  }
  /// Creates a button with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) where Label == Text {
    self.label = Text(title)
  }

  public var body: some View { Button(action: {}) { label } }
}
