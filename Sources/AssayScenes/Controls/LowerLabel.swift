// SPDX-License-Identifier: MIT

internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerLabel(
    _ title: [ViewNode], _ icon: [ViewNode], _ environment: SceneEnvironment
  ) throws -> [ID] {
    let metrics = environment.look.label
    switch environment.values.labelStyle {
    case .titleOnly: return try lower(title, environment)
    case .iconOnly: return try lower(iconAlone(title, icon), environment)
    case .automatic, .titleAndIcon: break
    }
    guard environment.isInList else {
      // Measured on a snapshot of swift-markdown-ui, whose bullets are symbols of 6 points beside
      // text of 16: their middle is that of the first line.
      return try lower(
        .row(icon + title, alignment: .firstTextLineCenter, spacing: metrics.spacing), environment)
    }
    if environment.values.dynamicTypeSize.isAccessibilitySize,
      let wrapped = wrapped(title, icon, environment)
    {
      return try lower(wrapped, environment)
    }
    // In a list the icons of all rows share one column, in the tint.
    let scale =
      DynamicTypeMetrics.metrics(.body, environment.values.dynamicTypeSize).pointSize
      / DynamicTypeMetrics.metrics(.body, .large).pointSize
    var column = ViewNode(.group(children: icon))
    if let size = metrics.iconScaleInList { column = column.with(.imageScale(size)) }
    column =
      column
      .foreground(environment.values.listItemTint.map { .color($0) } ?? .tint)
      .frame(
        width: metrics.iconWidthInList * scale,
        // A large symbol, taller than a line of text, still does not make a row taller.
        height: metrics.iconScaleInList == nil ? nil : metrics.spacing * 2)
    return try lower(
      .row([column] + title, alignment: .center, spacing: metrics.spacingInList), environment)
  }

  /// At an accessibility size, the icon stands in the first line of the title, and the other lines
  /// begin below it (Apple's WWDC24 10074, "Get started with Dynamic Type"). Nil for a title or an
  /// icon that is more than a text and an image.
  private func wrapped(
    _ title: [ViewNode], _ icon: [ViewNode], _ environment: SceneEnvironment
  ) -> ViewNode? {
    guard title.count == 1, icon.count == 1, title[0].modifiers.isEmpty,
      icon[0].modifiers.isEmpty, case .text(let words) = title[0].content,
      case .image(let image) = icon[0].content, !image.isResizable
    else { return nil }
    var style = TextPieceStyle()
    style.foreground = environment.values.listItemTint.map { .color($0) } ?? .tint
    let start = [
      TextNode.Piece(.image(image), style: style), TextNode.Piece(.verbatim("\u{2002}")),
    ]
    return ViewNode(.text(TextNode(pieces: start + words.pieces)))
      .with(.accessibilityLabel(words))
  }

  /// The icon with the title's words for accessibility; the title itself where there is no icon.
  private func iconAlone(_ title: [ViewNode], _ icon: [ViewNode]) -> [ViewNode] {
    guard icon.contains(where: { $0.content != .empty }) else { return title }
    guard title.count == 1, case .text(let words) = title[0].content else { return icon }
    return [ViewNode(.group(children: icon)).with(.accessibilityLabel(words))]
  }
}
