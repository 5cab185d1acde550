// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import AssayText

extension SceneTree {
  func lowerImage(_ node: ImageNode, _ environment: SceneEnvironment) throws -> ID {
    switch node.source {
    case .system(let name): return lowerSymbol(name, node, environment)
    case .named(let name):
      notes.add(.unknownImage(name))
      return lowerPlaceholder(name, node, environment)
    case .file(let path):
      throw SceneError(.missingImageFile(path: path))
    }
  }

  private func lowerSymbol(
    _ name: String, _ node: ImageNode, _ environment: SceneEnvironment
  ) -> ID {
    let font = FontResolver(environment).resolve()
    let styles = StyleResolver(environment)
    let size = font.descriptor.size * environment.values.imageScale.factor
    let semantics = imageSemantics(
      node, spokenName: SymbolName.words(name), pointSize: nil, styles)
    guard
      let symbol = engine.symbol(named: name, size: size, weight: font.descriptor.weight)
    else {
      notes.add(.unknownSymbol(name))
      return lowerPlaceholder(name, node, environment, side: size * 1.2)
    }
    let drawing: any Drawing =
      environment.isRedacted
      ? redaction(styles)
      : SymbolDrawing(symbol: symbol, name: name, style: styles.foreground, styles: styles)
    let grid = environment.grid
    let box = Size(width: grid.ceil(symbol.size.width), height: grid.ceil(symbol.size.height))
    let layout: any Layout =
      node.isResizable
      ? ResizableLayout(ideal: box) : FixedLayout(size: box, baseline: symbol.baseline)
    return leaf(
      "Image", layout, environment, drawing: drawing, semantics: semantics, text: name,
      guides: node.isResizable ? [] : .textBaselines)
  }

  /// An empty box in the place of a picture that is not there.
  private func lowerPlaceholder(
    _ name: String, _ node: ImageNode, _ environment: SceneEnvironment, side: Double = 20
  ) -> ID {
    let styles = StyleResolver(environment)
    let stroke = StrokeStyle(lineWidth: 1)
    let drawing: any Drawing =
      environment.isRedacted
      ? redaction(styles)
      : ShapeDrawing(
        geometry: .roundedRectangle(cornerRadius: 2, style: .circular),
        drawing: .strokeBorder(stroke), style: styles.foreground, styles: styles)
    let size = environment.grid.ceil(side)
    let box = Size(width: size, height: size)
    let layout: any Layout = node.isResizable ? ResizableLayout(ideal: box) : FixedLayout(size: box)
    return leaf(
      "Image", layout, environment, drawing: drawing,
      semantics: imageSemantics(node, spokenName: SymbolName.words(name), pointSize: nil, styles),
      text: name)
  }

  func redaction(_ styles: StyleResolver) -> any Drawing {
    ShapeDrawing(
      geometry: .roundedRectangle(cornerRadius: 3, style: .continuous),
      style: .color(Color(base: .rgba(Redaction.color(styles)))), styles: styles)
  }

  private func imageSemantics(
    _ node: ImageNode, spokenName: String, pointSize: Double?, _ styles: StyleResolver
  ) -> Semantics {
    guard !node.isDecorative else { return Semantics() }
    var element = AccessibilityNode(
      frame: .zero, label: node.label ?? spokenName, traits: [.isImage])
    if case .system = node.source { element.foreground = styles.solid(styles.foreground) }
    return Semantics(.element(element))
  }
}

extension ImageScale {
  /// Of the font's size, from the ratios of SF Symbols' three scales.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.29
    }
  }
}

/// A resizable picture: takes what it is offered.
struct ResizableLayout: Layout {
  var ideal: Size

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
