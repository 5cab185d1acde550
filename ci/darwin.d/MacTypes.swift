// The names of the macOS SDK's <MacTypes.h> that ours share: everyone who imports Foundation on a
// Mac sees them.

public typealias Size = Int

public struct Point {
  public var v: Int16
  public var h: Int16
}

public struct Rect {
  public var top: Int16
  public var left: Int16
  public var bottom: Int16
  public var right: Int16
}
