// SPDX-License-Identifier: MIT

/// `onGeometryChange`: Swift code that is called with the place of a view once layout knows it. It
/// draws nothing, so all are equal, and it has no written form.
public struct GeometryChangeNode: Hashable, Sendable {
  /// SwiftUI does not ask for closures that are `@Sendable`. Each rendering calls them on one
  /// thread.
  private final class Observer: @unchecked Sendable {
    let report: (Room) -> Bool
    init(_ report: @escaping (Room) -> Bool) { self.report = report }
  }

  private let observer: Observer

  /// - Parameter report: answers whether it set state that the scene does not show.
  package init(_ report: @escaping (Room) -> Bool) {
    self.observer = Observer(report)
  }

  /// Tells the code where the view is.
  ///
  /// - Returns: whether it set state that the scene does not show.
  package func report(_ room: Room) -> Bool { observer.report(room) }

  public static func == (a: Self, b: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
