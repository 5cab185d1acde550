// SPDX-License-Identifier: MIT

/// Where a frame is measured from: the screen, the view itself, or a view around it that
/// `coordinateSpace(_:)` names.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinates of the screen.
  case global
  /// The coordinates of the view itself.
  case local
  /// The coordinates of a view around it.
  case named(AnyHashable)

  /// Whether it is the space of the screen.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space by its type: `.global`, `.local`, `.named(_:)` and `.scrollView`.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space of the screen.
  public init() {}
  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space of a view itself.
  public init() {}
  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view that `coordinateSpace(_:)` names, or of a scroll view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  let name: CoordinateSpaceName

  /// The space as a value.
  public var coordinateSpace: CoordinateSpace {
    switch name {
    case .named(let name): .named(name)
    case .scrollView, .verticalScrollView, .horizontalScrollView: .named(name)
    }
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the innermost view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: .named(AnyHashable(name)))
  }

  /// The coordinates of the innermost scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: .scrollView) }

  /// The coordinates of the innermost scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: axis == .vertical ? .verticalScrollView : .horizontalScrollView)
  }
}

extension CoordinateSpaceName {
  /// The name in a `CoordinateSpace`, which carries those of scroll views as they are.
  init(_ name: AnyHashable) {
    self = name.base as? CoordinateSpaceName ?? .named(name)
  }
}

nonisolated extension View {
  /// Names the coordinates of the view for the geometry readers inside it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified(.coordinateSpace(name.name))
  }

  /// Names the coordinates of the view for the geometry readers inside it.
  public func coordinateSpace(name: some Hashable) -> some View {
    modified(.coordinateSpace(.named(AnyHashable(name))))
  }
}
