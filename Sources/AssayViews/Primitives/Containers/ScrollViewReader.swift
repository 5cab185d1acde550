// SPDX-License-Identifier: MIT

/// Content that can scroll to a view. Unlike SwiftUI, a snapshot always shows the start.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: Content

  /// Creates a reader from a closure that makes its content.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  public var body: some View { content }
}

/// Accepted, but not performed: scrolls to a view.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
