// SPDX-License-Identifier: MIT

/// Accepted, and never shown: the documents of an app.
public nonisolated struct DocumentGroup<Document, Content: View>: _PrimitiveScene {}

nonisolated extension DocumentGroup where Document: FileDocument {
  /// Creates documents that can be edited.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
  /// Creates documents that can be seen only.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

nonisolated extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates documents that can be edited.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
  /// Creates documents that can be seen only.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// Accepted, and never made: an open document.
public struct FileDocumentConfiguration<Document> {
  /// The document, and by `$document` a binding to it.
  @Binding public var document: Document
  /// The place of the file.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}

/// Accepted, and never made: an open document that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The place of the file.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}

/// A document that is an object. A picture shows its views, and nothing reads or writes it.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What is written.
  associatedtype Snapshot
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }
  /// What a file is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a file is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// What is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The file of what is to be written.
  func fileWrapper(
    snapshot: Snapshot, configuration: WriteConfiguration
  ) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// Accepted, and never shown: the screen from which documents are opened.
public nonisolated struct DocumentGroupLaunchScene<Actions: View>: _PrimitiveScene {
  /// Creates the screen with a title.
  public init(_ title: LocalizedStringKey) where Actions == EmptyView {}
  /// Creates the screen with a title and buttons.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions
  ) {}
  /// Creates the screen with a title, buttons and a background.
  public init<Background: View>(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background
  ) {}
}

/// The places of the title on the screen from which documents are opened, in points.
public struct DocumentLaunchGeometryProxy {
  /// The place of the screen.
  public let frame: CGRect
  /// The place of the title and the buttons.
  public let titleViewFrame: CGRect
}

extension DocumentGroupLaunchScene {
  /// Creates the screen with a title, buttons, a background and a view above.
  public init<Background: View, Overlay: View>(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay
  ) {}
}

/// A button that makes a document. A snapshot makes none.
public nonisolated struct NewDocumentButton<Label: View>: View {
  private let label: Label

  /// Creates a button with a label.
  public init(contentType: UTType? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
  /// Creates a button whose label is a key of the string tables.
  public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) where Label == Text {
    label = Text(titleKey)
  }

  /// The button.
  public var body: some View { Button(action: {}, label: { label }) }
}

/// Accepted, but not performed: makes a document.
public struct NewDocumentAction: Sendable {
  /// Does nothing.
  public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping () -> D
  ) {}
  /// Does nothing.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
  /// Does nothing.
  public func callAsFunction(contentType: UTType) {}
}

/// Accepted, but not performed: opens a document.
public struct OpenDocumentAction: Sendable {
  /// Does nothing.
  public func callAsFunction(at url: URL) async throws {}
}

extension EnvironmentValues {
  /// An action that does nothing.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// An action that does nothing.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}
