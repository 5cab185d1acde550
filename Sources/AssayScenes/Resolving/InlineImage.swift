// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes
internal import AssayText

/// An image in a line of text.
struct InlineImage {
  var attachment: TextRequest.Attachment
  var drawing: any Drawing
}

/// Finds the images that stand in lines of text.
struct InlineImageFinder {
  var environment: SceneEnvironment
  var images: ImageLoader
  /// What paths of files are relative to.
  var folder: String
  var engine: TextEngine

  /// The image at its own size; a missing one is noted.
  ///
  /// - Parameters:
  ///   - pointSize: of the text around.
  ///   - style: of symbols and templates.
  func image(
    _ node: ImageNode, pointSize: Double, style: StyleNode, notes: inout SceneNotes
  ) -> InlineImage? {
    switch node.source {
    case .system(""), .named(""): return nil
    case .system(let name): return symbol(name, pointSize, style, &notes)
    case .named(let name):
      let file = environment.assets?.image(
        named: name, scale: environment.values.displayScale,
        environment.appearance.colorAppearance, idiom: environment.idiom)
      let isTemplate = environment.assets?.imageSets[name]?.isTemplate ?? false
      return bitmap(
        file?.path, name, scale: file?.scale ?? 1, isTemplate: isTemplate, node, style, &notes)
    case .file(let path):
      let isRelative = !path.hasPrefix("/") && !folder.isEmpty
      return bitmap(
        isRelative ? folder + "/" + path : path, path, scale: ImageNode.scale(ofFile: path),
        isTemplate: false, node, style, &notes)
    case .data:
      notes.add(.notDrawn("an image made of data in a text"))
      return nil
    }
  }

  /// A symbol has the room of the line and makes it no higher, as in text of its size.
  private func symbol(
    _ name: String, _ pointSize: Double, _ style: StyleNode, _ notes: inout SceneNotes
  ) -> InlineImage? {
    guard let symbol = engine.symbol(named: name, size: pointSize) else {
      notes.add(.unknownSymbol(name))
      return nil
    }
    if symbol.fidelity == .approximate { notes.add(.approximateSymbol(name)) }
    let styles = StyleResolver(environment)
    let palette = SymbolPalette(
      symbol, named: name, mode: environment.values.effectiveSymbolMode, foreground: style,
      styles: styles)
    for code in palette.notes(styles) { notes.add(code) }
    return InlineImage(
      attachment: TextRequest.Attachment(
        width: symbol.size.width, height: symbol.size.height, ascent: symbol.baseline,
        growsLine: false),
      drawing: SymbolDrawing(
        symbol: symbol, name: name, style: palette.sign, formStyle: palette.form, styles: styles))
  }

  /// A picture stands on the baseline.
  private func bitmap(
    _ path: String?, _ name: String, scale: Double, isTemplate: Bool, _ node: ImageNode,
    _ style: StyleNode, _ notes: inout SceneNotes
  ) -> InlineImage? {
    guard let path, let picture = read(path) else {
      notes.add(environment.missingImage(name))
      return nil
    }
    let styles = StyleResolver(environment)
    let isTinted = node.renderingMode.map { $0 == .template } ?? isTemplate
    let tint = isTinted ? styles.solid(style) : nil
    let size: Size
    let drawing: any Drawing
    switch picture {
    case .bitmap(let bitmap, let profile):
      if let profile { notes.add(.unreadProfile(profile, of: name)) }
      size = Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
      drawing = BitmapDrawing(
        bitmap: bitmap, scale: scale, tint: tint, showsPixels: node.showsPixels,
        isRightToLeft: styles.isRightToLeft)
    case .vector(let vector):
      size = vector.size
      drawing = VectorDrawing(picture: vector, tint: tint)
    }
    return InlineImage(
      attachment: TextRequest.Attachment(
        width: size.width, height: size.height, ascent: size.height, growsLine: true),
      drawing: drawing)
  }

  /// nil for a file that is missing or cannot be read: the text is drawn without it, and says so.
  private func read(_ path: String) -> Picture? {
    do { return try images.picture(at: path) } catch { return nil }
  }
}
