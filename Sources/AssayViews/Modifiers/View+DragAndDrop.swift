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
  case cancel, forbidden, copy, move, alias, delete
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
  /// Fails: nothing is dropped or picked in a rendering.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding { throw CocoaError(.fileReadUnknown) }
  /// Fails: nothing is dropped or picked in a rendering.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.fileReadUnknown)) }
  /// Never calls back: nothing is dropped or picked in a rendering.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  /// Never calls back: nothing is dropped or picked in a rendering.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  /// None: nothing is dropped or picked in a rendering.
  public var registeredTypeIdentifiers: [String] { [] }
}
