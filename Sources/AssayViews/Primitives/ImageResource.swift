// SPDX-License-Identifier: MIT

/// An image of the asset catalog by its generated symbol: `Image(.logo)`.
public nonisolated struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates a resource. The bundle is not used.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// Creates an image of the asset catalog: `Image(.logo)`.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// Creates an image of the asset catalog that accessibility ignores.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}

extension UIImage {
  /// Creates an image of the asset catalog. A missing one is reported when it is drawn.
  public convenience init(resource: ImageResource) { self.init(.named(resource.name)) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title of the string tables and an image of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label from a title that is shown as it is, and an image of the asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == AssayViews.Label<Text, Image> {
  /// Creates a button with a title from the string tables and an image of the asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { AssayViews.Label(titleKey, image: image) }
  }

  /// Creates a button with a title that is shown as it is, and an image of the asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { AssayViews.Label(title, image: image) }
  }
}

extension Toggle where Label == AssayViews.Label<Text, Image> {
  /// Creates a toggle with a title from the string tables and an image of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AssayViews.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title that is shown as it is, and an image of the asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AssayViews.Label(title, image: image) }
  }
}

extension Menu where Label == AssayViews.Label<Text, Image> {
  /// Creates a menu with a title from the string tables and an image of the asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { AssayViews.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title that is shown as it is, and an image of the asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { AssayViews.Label(title, image: image) }
  }
}

extension Picker where Label == AssayViews.Label<Text, Image> {
  /// Creates a picker with a title from the string tables and an image of the asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      AssayViews.Label(titleKey, image: image)
    }
  }

  /// Creates a picker with a title that is shown as it is, and an image of the asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { AssayViews.Label(title, image: image) }
  }
}
