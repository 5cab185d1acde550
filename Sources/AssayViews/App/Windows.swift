// SPDX-License-Identifier: MIT

/// Accepted, and never shown: a window for each use of a view.
public nonisolated struct WindowGroup<Content: View>: _PrimitiveScene {
  /// Creates a group of windows.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a title of the string tables.
  public init(_ title: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a title.
  public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {}
  /// Creates a group of windows with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String = "", @ViewBuilder content: () -> Content
  ) {}
  /// Creates a group of windows for values.
  public init<D: Hashable>(
    id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  /// Creates a group of windows with a title for values.
  public init<D: Hashable>(
    _ title: LocalizedStringKey, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  /// Creates a group of windows with a title for values.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Hashable>(
    _ title: S, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  /// Creates a group of windows for values, with a value for new ones.
  public init<D: Hashable>(
    id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {}
  /// Creates a group of windows with a title for values, with a value for new ones.
  public init<D: Hashable>(
    _ title: LocalizedStringKey, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {}
}

/// Accepted, and never shown: one window.
public nonisolated struct Window<Content: View>: _PrimitiveScene {
  /// Creates a window with a title of the string tables.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// Accepted, and never shown: a window of tools.
public nonisolated struct UtilityWindow<Content: View>: _PrimitiveScene {
  /// Creates a window with a title of the string tables.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// Accepted, and never shown: the settings of a Mac app.
public nonisolated struct Settings<Content: View>: _PrimitiveScene {
  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Accepted, and never shown: an alert of its own.
public nonisolated struct AlertScene<Actions: View, Message: View>: _PrimitiveScene {
  /// Creates an alert with buttons.
  public init(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) where Message == EmptyView {}
  /// Creates an alert with buttons and a message.
  public init(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}
}

/// Accepted, and never shown: the scenes of an app with few choices for who needs them.
public nonisolated struct AssistiveAccess<Content: View>: _PrimitiveScene {
  /// Creates the scene.
  public init(@ViewBuilder content: () -> Content) {}
}
