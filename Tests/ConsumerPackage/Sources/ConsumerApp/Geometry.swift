// SPDX-License-Identifier: MIT

// What an app may have of its own, under names that Assay has inside.

public struct Point: Equatable { public init() {} }
public struct Size: Equatable { public init() {} }
public struct Rect: Equatable { public init() {} }
public struct Insets: Equatable { public init() {} }
public struct Bitmap: Equatable { public init() {} }
public struct Paint: Equatable { public init() {} }
public struct Glyph: Equatable { public init() {} }
public struct Finding: Equatable { public init() {} }
public struct CallSite: Equatable { public init() {} }
public struct ViewNode: Equatable { public init() {} }
public struct TextNode: Equatable { public init() {} }
public struct FileSystem: Equatable { public init() {} }
public struct AccessibilityNode: Equatable { public init() {} }
public struct SnapshotStore: Equatable { public init() {} }
public enum PNG { public static let fileExtension = "png" }
public enum TextCase { case upper }
public enum ImageScale { case large }
public enum TruncationMode { case tail }
public enum RedactionReason { case privacy }
