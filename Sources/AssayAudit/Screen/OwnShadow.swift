// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The shadows that texts cast themselves: not those of the cards that hold them.
///
/// A reader sees them around each letter, and a picture without the text does not have them.
enum OwnShadow {
  /// Whether each text of a scene, in the order in which they are drawn, casts a shadow of its own.
  static func texts(of scene: Scene) -> [Bool] {
    var result: [Bool] = []
    collect(scene.items, casts: false, into: &result)
    return result
  }

  private static func collect(_ items: [DisplayItem], casts: Bool, into result: inout [Bool]) {
    for item in items {
      switch item {
      case .text: result.append(casts)
      case .group(let group): collect(group.items, casts: casts || isCast(by: group), into: &result)
      case .fill, .stroke, .image: break
      }
    }
  }

  /// Whether all that casts the group's shadow is text.
  private static func isCast(by group: GroupItem) -> Bool {
    guard let shadow = group.shadow, shadow.color.alpha > 0 else { return false }
    return group.items.allSatisfy(isText)
  }

  private static func isText(_ item: DisplayItem) -> Bool {
    switch item {
    case .text: true
    case .group(let group): group.items.allSatisfy(isText)
    case .fill(_, .color(let color)): color.alpha == 0
    case .fill, .stroke, .image: false
    }
  }

  /// The scene without these shadows.
  static func removed(from scene: Scene) -> Scene {
    var copy = scene
    copy.items = removed(from: scene.items)
    return copy
  }

  private static func removed(from items: [DisplayItem]) -> [DisplayItem] {
    items.map { item in
      guard case .group(var group) = item else { return item }
      if isCast(by: group) { group.shadow = nil }
      group.items = removed(from: group.items)
      return .group(group)
    }
  }
}
