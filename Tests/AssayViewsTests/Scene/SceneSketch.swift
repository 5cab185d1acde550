// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import AssayNodes
import AssayResources
import AssayScenes
import AssayTestSupport
import AssayTraits

/// Views written short, in the font of boxes at 10 points: a letter is 5 wide, a space 2.5, a line
/// 10 high with its baseline at 8.
enum SceneSketch {
  static func builder(_ resources: Resources = Resources(), folder: String = "") throws
    -> SceneBuilder
  {
    try ScreenSketch.builder(resources, folder: folder)
  }

  /// - Parameter size: of the canvas, at one pixel a point; nil for the view's own.
  static func build(
    _ root: ViewNode, in size: Size? = Size(width: 100, height: 100),
    appearance: Appearance = .light, locale: String = "en", resources: Resources = Resources()
  ) throws -> BuiltScene {
    let canvas: TraitSet.Canvas =
      size.map { .fixed($0, displayScale: 1) } ?? .sizeThatFits(displayScale: 1)
    return try builder(resources).build(
      root.boxes, traits: TraitSet(canvas: canvas, appearance: appearance, locale: locale))
  }

  static func tree(
    _ root: ViewNode, in size: Size? = Size(width: 100, height: 100), locale: String = "en"
  ) throws -> String {
    try build(root, in: size, locale: locale).layoutTree.description
  }
}

extension ViewNode {
  static func text(_ string: String) -> ViewNode { ViewNode(.text(TextNode(verbatim: string))) }

  static func image(_ symbol: String) -> ViewNode { ViewNode(.image(ImageNode(.system(symbol)))) }

  static func row(
    _ children: ViewNode..., alignment: VerticalAlignment = .center, spacing: Double? = 0
  ) -> ViewNode {
    ViewNode(.hStack(alignment: alignment, spacing: spacing, children: children))
  }

  static func column(
    _ children: ViewNode..., alignment: HorizontalAlignment = .center, spacing: Double? = 0
  ) -> ViewNode {
    ViewNode(.vStack(alignment: alignment, spacing: spacing, children: children))
  }

  static func depth(_ children: ViewNode...) -> ViewNode {
    ViewNode(.zStack(alignment: .center, children: children))
  }

  static func group(_ children: ViewNode...) -> ViewNode { ViewNode(.group(children: children)) }

  static func button(_ label: String, role: ButtonRole? = nil) -> ViewNode {
    ViewNode(.button(role: role, label: [.text(label)]))
  }

  static func filled(_ color: Color) -> ViewNode { ViewNode(.color(color)) }

  func with(_ modifiers: ModifierNode...) -> ViewNode {
    var copy = self
    copy.modifiers += modifiers
    return copy
  }

  var boxes: ViewNode { with(.font(.system(size: 10, design: .boxes))) }

  static let filling = ModifierNode.frame(FrameLimits(maxWidth: .infinity, maxHeight: .infinity))
}

extension BuiltScene {
  /// Every text item, through groups, in drawing order.
  var texts: [TextItem] {
    func walk(_ items: [DisplayItem]) -> [TextItem] {
      items.flatMap { item -> [TextItem] in
        switch item {
        case .text(let text): [text]
        case .group(let group): walk(group.items)
        case .fill, .stroke, .image: []
        }
      }
    }
    return walk(scene.items)
  }

  /// The texts without the symbols of controls, which are drawn as texts named for the symbol.
  var words: [String] {
    texts.map(\.string).filter { !$0.hasPrefix("chevron.") && $0 != "plus" && $0 != "minus" }
  }

  func color(of text: String) -> RGBAColor? {
    guard let run = texts.first(where: { $0.string == text })?.runs.first,
      case .color(let color) = run.paint
    else { return nil }
    return color
  }
}

/// The rectangles that are filled, through groups, in drawing order.
func fills(_ items: [DisplayItem]) -> [Rect] {
  items.flatMap { item -> [Rect] in
    switch item {
    case .fill(.roundedRectangle(let rect, _, _), _), .fill(.rectangle(let rect), _): [rect]
    case .group(let group): fills(group.items)
    default: []
    }
  }
}
