// SPDX-License-Identifier: MIT

internal import AssayNodes

/// How deep a view tree may be nested: lowering and layout call themselves once a level, and a
/// thread's stack is finite (512 KiB for the threads of macOS's pools; a level takes about 1 KiB).
enum NestingLimit {
  /// Views and modifiers within each other. The deepest screens known are below 100.
  static let levels = 250
  /// The same once controls and lists are the views that they are made of.
  static let builtLevels = 300

  /// - Parameter level: how many views the root is in, itself included.
  /// - Throws: `SceneError` for a deeper tree, found without recursion.
  static func check(_ root: ViewNode, level: Int = 1) throws {
    var pending: [(node: ViewNode, level: Int)] = [(root, level)]
    while let (node, level) = pending.popLast() {
      let inner = level + node.modifiers.count
      guard inner <= levels else { throw SceneError(.nestedTooDeep(limit: levels)) }
      for child in node.content.children { pending.append((child, inner + 1)) }
      for modifier in node.modifiers {
        for child in modifier.children { pending.append((child, inner + 1)) }
      }
    }
  }
}
