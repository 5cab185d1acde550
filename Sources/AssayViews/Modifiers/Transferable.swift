// SPDX-License-Identifier: MIT

// A snapshot drags, drops and shares nothing.

/// Accepted, and never asked: a value that can be dragged or shared.
public protocol Transferable {
  /// The type of the forms.
  associatedtype Representation: TransferRepresentation
  /// The forms in which the value can be passed on.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Accepted, and never asked: a form in which a value can be passed on.
public protocol TransferRepresentation {
  /// The type of the value.
  associatedtype Item
}

extension TransferRepresentation {
  /// Accepted, and never asked: the name of a file.
  public func suggestedFileName(_ name: String) -> Self { self }
  /// Accepted, and never asked: the name of a file.
  public func suggestedFileName(_ name: @escaping (Item) -> String?) -> Self { self }
  /// Accepted, and never asked: whether the form is offered.
  public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> Self { self }
  /// Accepted, and never asked: which processes the form is offered to.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Which processes a form of a value is offered to.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String
  /// All.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Those of the app's developer.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// Those of the app's group.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// The app's own.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// Builds the forms in which a value can be passed on.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Builds one statement of a closure.
  public static func buildExpression<R: TransferRepresentation>(_ form: R) -> R
  where R.Item == Item { form }
  /// Builds one form.
  public static func buildBlock<R: TransferRepresentation>(_ form: R) -> R { form }
  /// Builds several forms.
  public static func buildBlock<each R: TransferRepresentation>(
    _ forms: repeat each R
  ) -> DataRepresentation<Item> { DataRepresentation() }
}

/// Accepted, and never asked: a value as JSON.
public struct CodableRepresentation<Item>: TransferRepresentation {
  /// Creates a form.
  public init(for item: Item.Type = Item.self, contentType: UTType) where Item: Codable {}
}

/// Accepted, and never asked: a value as data.
public struct DataRepresentation<Item>: TransferRepresentation {
  init() {}
  /// Creates a form that is written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a form that is written.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates a form that is read.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// Accepted, and never asked: a value as a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// Creates a form that is written and read.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a form that is written.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a form that is read.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// Accepted, and never asked: a value as another one.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation {
  /// Creates a form that is written.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// Creates a form that is read.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
  /// Creates a form that is written and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}

/// A file that is passed on.
public struct SentTransferredFile: Sendable {
  /// The place of the file.
  public let file: URL
  /// Creates a file to pass on.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that has come. A snapshot never makes one.
public struct ReceivedTransferredFile: Sendable {
  /// The place of the file.
  public let file: URL
  /// Whether the file is the sender's own.
  public let isOriginalFile: Bool
}

/// A value of the system that can be passed on.
public protocol _SystemTransferable: Transferable {}

extension _SystemTransferable {
  /// A form that is never asked.
  public static var transferRepresentation: DataRepresentation<Self> { DataRepresentation() }
}

extension String: _SystemTransferable {}
extension Data: _SystemTransferable {}
extension URL: _SystemTransferable {}
extension AttributedString: _SystemTransferable {}
extension Image: _SystemTransferable {}
extension Color: _SystemTransferable {}

nonisolated extension View {
  /// Accepted, but never called: a value to drag.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }
  /// Accepted, but never called: a value to drag, with what shows it.
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action for values that are dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
}

/// A drop of iOS 26. A snapshot never makes one.
public struct DropSession {
  /// In points.
  public var location: CGPoint { .zero }
}

/// A drag of iOS 26. A snapshot never makes one.
public struct DragSession {
  /// In points.
  public var location: CGPoint { .zero }
}

/// What can be done with what is dragged.
public struct DragConfiguration: Hashable, Sendable {
  /// Whether it can be moved.
  public var allowsMove: Bool
  /// Whether it can be dropped on the trash.
  public var allowsDelete: Bool
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - allowMove: whether it can be moved.
  ///   - allowDelete: whether it can be dropped on the trash.
  public init(allowMove: Bool = true, allowDelete: Bool = false) {
    self.allowsMove = allowMove
    self.allowsDelete = allowDelete
  }
}

/// How the pictures of what is dragged are laid out. A snapshot shows no drag.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// In a list.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// On a pile.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// On a stack.
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

/// What is done with what is dropped.
public struct DropConfiguration: Hashable, Sendable {
  /// What is done.
  public var operation: DropOperation
  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

nonisolated extension View {
  /// Accepted, but never called: an action for values that are dropped.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    self
  }
  /// Accepted, but never called: an action for values that are dropped.
  @_disfavoredOverload
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: an element to drag with others of its container.
  public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    self
  }
  /// Accepted, but never called: the values of elements that are dragged.
  public func dragContainer<Item: Transferable & Identifiable, Items: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Items
  ) -> some View where Items.Element == Item {
    self
  }
  /// Accepted, but never called: the values of elements that are dragged, which a key path
  /// identifies.
  public func dragContainer<ItemID: Hashable, Item: Transferable, Items: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Items
  ) -> some View where Items.Element == Item {
    self
  }
  /// Accepted, but never called: a value to drag with others of its container.
  public func draggable<ItemID: Hashable, Item: Transferable>(
    _ type: Item.Type = Item.self, id: ItemID, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: how the pictures of what is dragged are laid out.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// Accepted, and has no effect: how the pictures of what is dropped are laid out.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// Accepted, and has no effect: the elements that are dragged together.
  public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    self
  }
  /// Accepted, and has no effect: what can be done with what is dragged.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
  /// Accepted, but never called: what is done with what is dropped.
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    self
  }
  /// Accepted, but never called: tells of a drag.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    self
  }
  /// Accepted, but never called: tells of a drop.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    self
  }
}

nonisolated extension DynamicViewContent {
  /// Accepted, but never called: an action for items that are dropped between the elements.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    self
  }
  /// Accepted, but never called: an action for values that are dropped between the elements.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self {
    self
  }
}
