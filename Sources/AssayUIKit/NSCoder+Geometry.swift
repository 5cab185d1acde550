// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension NSCoder {
    /// The point of a text such as `{1, 2}`; zero for another text.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    /// The size of a text such as `{1, 2}`; zero for another text.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    /// The rectangle of a text such as `{{0, 0}, {1, 2}}`; zero for another text.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
    /// A point as text.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
    /// A size as text.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
    /// A rectangle as text.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
  }
#endif
