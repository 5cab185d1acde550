// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes
internal import AssayText

extension Typography {
  /// Of its first run, as all looks of a text.
  fileprivate init?(_ request: TextRequest, ofLook look: Look) {
    guard let run = request.runs.first else { return nil }
    let added = run.tracking - look.tracking.points(size: run.font.size)
    self.init(
      design: run.font.design == .default ? nil : run.font.design.rawValue,
      kerning: added.magnitude < 0.001 ? nil : added,
      alignment: request.alignment == .leading ? nil : request.alignment.rawValue)
  }
}

extension SceneTree {
  func lowerText(_ node: TextNode, _ environment: SceneEnvironment) -> ID {
    let text = textResolver(environment).resolve(node, notes: &notes)
    for character in engine.unsupportedCharacters(in: text.request) {
      notes.add(.unsupportedCharacter(character))
    }
    let styles = StyleResolver(environment)
    let drawing: any Drawing =
      environment.isRedacted
      ? RedactedTextDrawing(text: text, color: Redaction.color(styles))
      : TextDrawing(text: text, styles: styles)
    var element = AccessibilityNode(frame: .zero, label: text.string, traits: [.isStaticText])
    element.foreground = text.request.runs.first?.color
    element.pointSize = text.request.runs.first?.font.size
    element.weight = text.request.runs.first?.font.weight
    element.isItalic = text.request.runs.first?.font.isItalic
    element.typography = Typography(text.request, ofLook: environment.look)
    return leaf(
      "Text",
      TextLeafLayout(
        engine: engine, request: text.request, leading: text.spacing, above: text.spacingAbove,
        below: text.spacingBelow,
        ideal: engine.layout(text.request).size),
      environment,
      drawing: drawing, semantics: Semantics(text.string.isEmpty ? .none : .element(element)),
      text: text.string, guides: .text)
  }

  var strings: StringLookup {
    StringLookup(tables: resources.strings, device: canvas.localizedDevice)
  }

  /// The words of a text in the locale in force.
  func words(_ node: TextNode, _ environment: SceneEnvironment) -> String {
    textResolver(environment).string(node, notes: &notes)
  }

  private func textResolver(_ environment: SceneEnvironment) -> TextResolver {
    TextResolver(environment: environment, strings: strings) { [images, folder, engine] in
      InlineImageFinder(
        environment: environment, images: images, folder: folder, engine: engine
      ).image($0, pointSize: $1, style: $2, notes: &$3)
    }
  }
}
