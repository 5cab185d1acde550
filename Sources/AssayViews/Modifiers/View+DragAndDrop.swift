// SPDX-License-Identifier: MIT

// A snapshot shows no drag.
nonisolated extension View {
  /// Accepted, but never called: an item to drag.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Accepted, but never called: an item to drag, with what shows it.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action for items that are dropped.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action for items that are dropped, with their place.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    self
  }

  /// Accepted, but never called: what handles items that are dropped.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    self
  }

  /// Accepted, but never called: an action for items that are dropped, by the names of their types.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Accepted, but never called: what handles items that are dropped, by the names of their types.
  @_disfavoredOverload
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}

/// What handles items that are dropped on a view. A snapshot never calls it.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the items can be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the items.
  func performDrop(info: DropInfo) -> Bool
  /// Notes that the items are over the view.
  func dropEntered(info: DropInfo)
  /// Says what a drop would do.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Notes that the items have left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// Items that are dragged.
public struct DropInfo {
  /// In points.
  public var location: CGPoint { .zero }
  /// Unlike SwiftUI, always false: a snapshot has no drag.
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  /// Unlike SwiftUI, always empty: a snapshot has no drag.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

/// What a drop does.
public enum DropOperation: Hashable, Sendable {
  /// An effect of a drop.
  case cancel, forbidden, copy, move
}

/// What a drop would do.
public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// A stand-in for Foundation's type, which exists on Apple's systems only. It holds nothing.
public final class NSItemProvider {
  /// Creates a provider of nothing.
  public init() {}
  /// Creates a provider of nothing.
  public init(object: Any) {}
  /// Creates a provider of nothing.
  public init?(contentsOf fileURL: URL?) {}
  /// No: nothing is dropped or picked in a rendering.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
  /// No: nothing is dropped or picked in a rendering.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Never calls back: nothing is dropped or picked in a rendering.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

/// A stand-in for the type of data of Apple's UniformTypeIdentifiers.
public struct UTType: Hashable, Sendable {
  /// The name of the type.
  public let identifier: String

  /// Creates a type from its name.
  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  /// Creates a type of the app's own.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// Creates a type of another app.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Anything with content.
  public static let content = UTType(known: "public.content")
  /// Data.
  public static let data = UTType(known: "public.data")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text with styles.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// Text in columns.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A PNG.
  public static let png = UTType(known: "public.png")
  /// A JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// An SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A film with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// A film.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A folder, also one that looks like a file.
  public static let directory = UTType(known: "public.directory")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A compressed archive.
  public static let zip = UTType(known: "public.zip-archive")
}
