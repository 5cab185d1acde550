// SPDX-License-Identifier: MIT

// A snapshot presses no keys, opens no menus and asks no services.
nonisolated extension View {
  /// Accepted, but never called: an action of the app's menus.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
  /// Accepted, but never called: what Copy puts on the clipboard.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  /// Accepted, but never called: what Cut puts on the clipboard.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  /// Accepted, but never called: what Paste does.
  public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: what Paste does with what it can read.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: what Paste does, by the names of types.
  @_disfavoredOverload
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: what Copy puts on the clipboard.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    self
  }
  /// Accepted, but never called: what Cut puts on the clipboard.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    self
  }
  /// Accepted, but never called: what Paste does.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    self
  }
  /// Accepted, but never called: what other apps get.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View {
    self
  }
  /// Accepted, but never called: what other apps get, and give back.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }
  /// Accepted, but never called: what comes from other apps.
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }
  /// Accepted, but never called: what services get.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    self
  }
  /// Accepted, but never called: what services get, and give back.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> some View {
    self
  }
  /// Accepted, but never called: what comes from services.
  public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View {
    self
  }
  /// Accepted, but never called: what stands for the view outside of the app.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Accepted, but never called: steps through pages with the keys for it.
  public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View {
    self
  }
}
