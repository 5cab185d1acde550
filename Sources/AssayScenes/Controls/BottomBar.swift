// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// A bar from side to side at the bottom of the screen, in front of its background.
  func bar(
    _ kind: String, _ row: ID, _ background: BarBackground?, over content: ID,
    _ environment: SceneEnvironment, semantics: Semantics = Semantics()
  ) throws -> ID {
    let backdrop = single(
      try lower(Self.backdrop(background, environment), environment), environment)
    if background == nil {
      scrollEdgeBars.append(ScrollEdgeBar(backdrop: backdrop, content: content))
    }
    return unary(
      kind, SecondaryLayout(), row, secondary: backdrop, environment, semantics: semantics,
      order: .secondaryFirst)
  }

  /// The bar's material or style to the sides and the bottom of the screen, with a hairline on top.
  private static func backdrop(
    _ background: BarBackground?, _ environment: SceneEnvironment
  ) -> ViewNode {
    let hairline = ViewNode.filled(.rectangle, .system("separator"))
      .frame(height: 1 / environment.values.displayScale)
    let fill: ViewNode =
      switch background {
      case .hidden: .filled(.rectangle, .color(.clear))
      case .style(let style): .filled(.rectangle, style)
      case .visible, nil:
        .filled(.rectangle, .material(.bar))
          .with(.overlay(alignment: .top, children: [hairline]))
      }
    return
      fill
      .with(.ignoresSafeArea(edges: [.bottom, .horizontal]), .accessibilityHidden(true))
  }
}
