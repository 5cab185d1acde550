// SPDX-License-Identifier: MIT

/// The search in a text, for a view that draws one of its own.
public struct FindContext {
  /// What the user can do in a search.
  public struct AllowedOperations: Hashable, Sendable {
    private let name: String
    /// To search.
    public static let find = AllowedOperations(name: "find")
    /// To search, and to replace what is found.
    public static let findAndReplace = AllowedOperations(name: "findAndReplace")
  }

  /// Whether the search is shown, as `findNavigator(isPresented:)` gives it; nil without one.
  public var isPresented: Binding<Bool>?
  /// What the user can do. Unlike SwiftUI, also to replace where `replaceDisabled(_:)` says no.
  public var allowedOperations: AllowedOperations { .findAndReplace }
}

private enum FindKey: EnvironmentKey {
  static var defaultValue: FindContext? { nil }
}

extension EnvironmentValues {
  /// The search in the texts of the view; nil unless `findNavigator(isPresented:)` gives one.
  public internal(set) var findContext: FindContext? {
    get { self[FindKey.self] }
    set { self[FindKey.self] = newValue }
  }
}
