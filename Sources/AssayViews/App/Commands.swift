// SPDX-License-Identifier: MIT

/// Accepted, and never shown: menus of an app.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands
  /// The menus.
  @CommandsBuilder var body: Body { get }
}

nonisolated extension Never: Commands {}

/// Menus without a body.
public nonisolated protocol _PrimitiveCommands: Commands where Body == Never {}

nonisolated extension _PrimitiveCommands {
  /// Never called, because menus are never shown.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// No menus, or several as one.
public nonisolated struct EmptyCommands: _PrimitiveCommands {
  /// Creates no menus.
  public init() {}
}

/// Builds menus.
@resultBuilder
public enum CommandsBuilder {
  /// Builds no menus.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Builds one menu.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Builds several menus.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands { EmptyCommands() }
  /// Builds one statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Builds an `if` without an `else`.
  public static func buildOptional(_ content: (any Commands)?) -> some Commands { EmptyCommands() }
}

/// Accepted, and never shown: a menu.
public nonisolated struct CommandMenu<Content: View>: _PrimitiveCommands {
  /// Creates a menu.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
  /// Creates a menu with a text as its title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Accepted, and never shown: items of a menu of the system.
public nonisolated struct CommandGroup<Content: View>: _PrimitiveCommands {
  /// Creates items before those of the system.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates items after those of the system.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates items instead of those of the system.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the menus of the system.
public struct CommandGroupPlacement: Sendable {
  /// A place.
  public static let appInfo = Self(), appSettings = Self(), systemServices = Self()
  /// A place.
  public static let appVisibility = Self(), appTermination = Self(), newItem = Self()
  /// A place.
  public static let saveItem = Self(), importExport = Self(), printItem = Self()
  /// A place.
  public static let undoRedo = Self(), pasteboard = Self(), textEditing = Self()
  /// A place.
  public static let textFormatting = Self(), toolbar = Self(), sidebar = Self()
  /// A place.
  public static let windowSize = Self(), windowList = Self(), windowArrangement = Self()
  /// A place.
  public static let singleWindowList = Self(), help = Self()
}

/// Accepted, and never shown: the menu of a sidebar.
public nonisolated struct SidebarCommands: _PrimitiveCommands {
  /// Creates the menu.
  public init() {}
}
/// Accepted, and never shown: the menu of a toolbar.
public nonisolated struct ToolbarCommands: _PrimitiveCommands {
  /// Creates the menu.
  public init() {}
}
/// Accepted, and never shown: the menus of text.
public nonisolated struct TextEditingCommands: _PrimitiveCommands {
  /// Creates the menu.
  public init() {}
}
/// Accepted, and never shown: the menus of text.
public nonisolated struct TextFormattingCommands: _PrimitiveCommands {
  /// Creates the menu.
  public init() {}
}
/// Accepted, and never shown: the menu of cameras and scanners.
public nonisolated struct ImportFromDevicesCommands: _PrimitiveCommands {
  /// Creates the menu.
  public init() {}
}
/// Accepted, and never shown: the menu of an inspector.
public nonisolated struct InspectorCommands: _PrimitiveCommands {
  /// Creates the menu.
  public init() {}
}
