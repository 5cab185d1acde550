// SPDX-License-Identifier: MIT

extension ContainerValues {
  /// Whether the view has a tag. Unlike SwiftUI, a layout is never told that it has, which a
  /// snapshot reports.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    reportUnknownTag()
    return tagName == TagName.of(tag)
  }

  /// The tag of the view as a value of a type; nil for a view without one. Unlike SwiftUI, the
  /// values of some types cannot be told from their names, and a layout gets none; a snapshot
  /// reports both.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    reportUnknownTag()
    guard let tagName else { return nil }
    if let value = tagName as? V { return value }
    if let value = UUID(uuidString: tagName) as? V { return value }
    if let type = V.self as? any LosslessStringConvertible.Type { return type.init(tagName) as? V }
    if let type = V.self as? any CaseIterable.Type { return Self.value(of: type, tagName) as? V }
    LeftOutNotes.add("what a container makes of the tag '\(tagName)'")
    return nil
  }

  private func reportUnknownTag() {
    if isOfLayout { LeftOutNotes.add("what a layout makes of the tags of its subviews") }
  }

  private static func value<T: CaseIterable>(of type: T.Type, _ name: String) -> Any? {
    type.allCases.first { String(describing: $0) == name }
  }
}
