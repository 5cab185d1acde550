// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes
internal import AssayText

extension SceneTree {
  // NB: never inlined, because its locals would enlarge the frames that nested views stack up.
  @inline(never)
  func lowerImage(_ node: ImageNode, _ environment: SceneEnvironment) throws -> ID {
    switch node.source {
    // Code without a picture to show gives an empty name, and the systems of Apple draw nothing.
    case .system(""), .named(""): return try lowerData([], scale: 1, node, environment)
    case .system(let name):
      let symbol = lowerSymbol(name, node, environment)
      guard environment.isRightToLeft, SymbolDirection.follows(name) else { return symbol }
      return unary(symbol, environment, drawing: GroupDrawing(effect: .flipped))
    case .named(let name): return try lowerNamed(name, node, environment)
    case .file(let path):
      return try lowerFile(
        path, scale: ImageNode.scale(ofFile: path), isTemplate: false, node, environment)
    case .data(let bytes, let scale): return try lowerData(bytes, scale: scale, node, environment)
    }
  }

  /// An image without bytes takes part in the layout and draws nothing.
  private func lowerData(
    _ bytes: [UInt8], scale: Double, _ node: ImageNode, _ environment: SceneEnvironment
  ) throws -> ID {
    guard !bytes.isEmpty else {
      let layout: any UncachedLayout =
        node.isResizable ? ResizableLayout(ideal: .zero) : FixedLayout(size: .zero)
      return leaf("Image", layout, environment, text: "")
    }
    return lowerPicture(
      try images.picture(in: bytes), name: "", scale: scale, isTemplate: false, node, environment)
  }

  private func lowerNamed(
    _ name: String, _ node: ImageNode, _ environment: SceneEnvironment
  ) throws -> ID {
    let file = environment.assets?.image(
      named: name, scale: environment.values.displayScale,
      environment.appearance.colorAppearance, idiom: environment.idiom)
    guard let file else {
      if let symbol = try lowerSymbolSet(name, node, environment) { return symbol }
      notes.add(environment.missingImage(name))
      return lowerPlaceholder(name, node, environment)
    }
    let isTemplate = environment.assets?.imageSets[name]?.isTemplate ?? false
    return try lowerFile(
      file.path, name: name, scale: file.scale, isTemplate: isTemplate, node, environment)
  }

  private func lowerFile(
    _ path: String, name: String? = nil, scale: Double, isTemplate: Bool, _ node: ImageNode,
    _ environment: SceneEnvironment
  ) throws -> ID {
    let isRelative = !path.hasPrefix("/") && !folder.isEmpty && name == nil
    let picture = try images.picture(at: isRelative ? folder + "/" + path : path)
    return lowerPicture(
      picture, name: name ?? path.split(separator: "/").last.map(String.init) ?? path,
      scale: scale, isTemplate: isTemplate, node, environment)
  }

  private func lowerPicture(
    _ picture: Picture, name: String, scale: Double, isTemplate: Bool, _ node: ImageNode,
    _ environment: SceneEnvironment
  ) -> ID {
    let styles = StyleResolver(environment)
    let isTinted = node.renderingMode.map { $0 == .template } ?? isTemplate
    let tint = isTinted ? styles.solid(styles.foreground) : nil
    let isTiled = node.isResizable && node.isTiled
    let size: Size
    let own: any Drawing
    switch picture {
    case .bitmap(let bitmap, let profile):
      if let profile { notes.add(.unreadProfile(profile, of: name)) }
      size = Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
      own = BitmapDrawing(
        bitmap: bitmap, scale: scale, tint: tint, capInsets: node.capInsets, isTiled: isTiled,
        showsPixels: node.showsPixels, isRightToLeft: styles.isRightToLeft)
    case .vector(let vector):
      size = vector.size
      own = VectorDrawing(picture: vector, tint: tint, isTiled: isTiled)
      noteUndrawn(vector, name)
    }
    let drawing: any Drawing = environment.isRedacted ? redaction(styles) : own
    let layout: any UncachedLayout =
      node.isResizable ? ResizableLayout(ideal: size) : FixedLayout(size: size)
    return leaf(
      "Image", layout, environment, drawing: drawing,
      semantics: imageSemantics(node, spokenName: name, styles), text: name)
  }

  /// A symbol of the app's own; nil where no symbol set has the name, or its file has no symbol.
  private func lowerSymbolSet(
    _ name: String, _ node: ImageNode, _ environment: SceneEnvironment
  ) throws -> ID? {
    let file = environment.assets?.symbolSets[name]?.file(
      scale: environment.values.displayScale, environment.appearance.colorAppearance,
      idiom: environment.idiom)
    let size =
      FontResolver(environment).resolve().descriptor.size * environment.values.imageScale.factor
    guard let file, let symbol = try images.symbol(at: file.path, pointSize: size) else {
      return nil
    }
    noteUndrawn(symbol, name)
    let mode = environment.values.effectiveSymbolMode
    if mode != .monochrome { notes.add(.notDrawn(mode.undrawn(of: name))) }
    let styles = StyleResolver(environment)
    let isOriginal = node.renderingMode == .original
    let drawing: any Drawing =
      environment.isRedacted
      ? redaction(styles)
      : VectorDrawing(picture: symbol, tint: isOriginal ? nil : styles.solid(styles.foreground))
    let grid = environment.grid
    let box = Size(width: grid.ceil(symbol.size.width), height: grid.ceil(symbol.size.height))
    let layout: any UncachedLayout =
      node.isResizable
      ? ResizableLayout(ideal: box)
      : FixedLayout(size: box, baseline: symbol.baseline ?? box.height, spacing: .symbol)
    return leaf(
      "Image", layout, environment, drawing: drawing,
      semantics: imageSemantics(node, spokenName: SymbolName.words(name), styles), text: name,
      guides: node.isResizable ? [] : .textBaselines)
  }

  private func noteUndrawn(_ picture: VectorPicture, _ name: String) {
    guard !picture.undrawn.isEmpty else { return }
    notes.add(
      .notDrawn(picture.undrawn.joined(separator: ", ") + " in the picture '\(name)'"))
  }

  private func lowerSymbol(
    _ name: String, _ node: ImageNode, _ environment: SceneEnvironment
  ) -> ID {
    let name = variant(of: name, environment)
    let font = FontResolver(environment).resolve()
    let styles = StyleResolver(environment)
    let size = font.descriptor.size * environment.values.imageScale.factor
    let semantics = imageSemantics(
      node, spokenName: SymbolName.words(name), styles)
    guard
      let found = engine.symbol(
        named: name, size: size, weight: font.descriptor.weight)
    else {
      notes.add(.unknownSymbol(name))
      return lowerPlaceholder(name, node, environment, side: size * 1.2)
    }
    // A resizable symbol fills its frame without the margins that it keeps beside text.
    let symbol = node.isResizable ? found.trimmed : found
    if symbol.fidelity == .approximate { notes.add(.approximateSymbol(name)) }
    let palette = SymbolPalette(
      found, named: name, mode: environment.values.effectiveSymbolMode,
      foreground: styles.foreground, styles: styles)
    for code in palette.notes(styles) { notes.add(code) }
    let drawing: any Drawing =
      environment.isRedacted
      ? redaction(styles)
      : SymbolDrawing(
        symbol: symbol, name: name, style: palette.sign, formStyle: palette.form, styles: styles)
    let grid = environment.grid
    let box = Size(width: grid.ceil(symbol.size.width), height: grid.ceil(symbol.size.height))
    let layout: any UncachedLayout =
      node.isResizable
      ? ResizableLayout(ideal: box)
      : FixedLayout(size: box, baseline: symbol.baseline, spacing: .symbol)
    return leaf(
      "Image", layout, environment, drawing: drawing, semantics: semantics, text: name,
      guides: node.isResizable ? [] : .textBaselines)
  }

  /// The name with the variants in force, as far as there are such symbols.
  private func variant(of name: String, _ environment: SceneEnvironment) -> String {
    let wanted = environment.values.symbolVariantNames
    guard !wanted.isEmpty else { return name }
    var result = name
    // The order of SF Symbols' names.
    for part in ["slash", "circle", "square", "rectangle", "fill"] where wanted.contains(part) {
      guard !result.split(separator: ".").contains(Substring(part)) else { continue }
      let longer = result + "." + part
      if engine.symbol(named: longer, size: 17) != nil { result = longer }
    }
    return result
  }

  /// An empty box in the place of a picture that is not there.
  private func lowerPlaceholder(
    _ name: String, _ node: ImageNode, _ environment: SceneEnvironment, side: Double = 20
  ) -> ID {
    let styles = StyleResolver(environment)
    let stroke = AssayGraphics.StrokeStyle(lineWidth: 1)
    let drawing: any Drawing =
      environment.isRedacted
      ? redaction(styles)
      : ShapeDrawing(
        geometry: .roundedRectangle(cornerRadius: 2, style: .circular),
        drawing: .strokeBorder(stroke), style: styles.foreground, styles: styles)
    let size = environment.grid.ceil(side)
    let box = Size(width: size, height: size)
    let layout: any UncachedLayout =
      node.isResizable ? ResizableLayout(ideal: box) : FixedLayout(size: box)
    let id = leaf(
      "Image", layout, environment, drawing: drawing,
      semantics: imageSemantics(node, spokenName: SymbolName.words(name), styles),
      text: name)
    // A redaction is what is asked for, and hides nothing that is missing.
    if !environment.isRedacted { setArea(.missingImage, of: id) }
    return id
  }

  func redaction(_ styles: StyleResolver) -> any Drawing {
    ShapeDrawing(
      geometry: .roundedRectangle(cornerRadius: 3, style: .continuous),
      style: .color(Color(base: .rgba(Redaction.color(styles)))), styles: styles)
  }

  private func imageSemantics(
    _ node: ImageNode, spokenName: String, _ styles: StyleResolver
  ) -> Semantics {
    guard !node.isDecorative else { return Semantics() }
    var element = AccessibilityNode(
      frame: .zero, label: node.label ?? spokenName, traits: [.isImage])
    switch node.source {
    case .system(let name):
      element.foreground = styles.solid(styles.foreground)
      element.symbol = name
    case .named(let name): element.image = name
    case .file(let path): element.image = path.split(separator: "/").last.map(String.init)
    case .data: break
    }
    return Semantics(.element(element))
  }
}

extension SceneEnvironment {
  /// Why there is no picture for the name of an image: the set has files of other formats, or there
  /// is no such set.
  func missingImage(_ name: String) -> SceneDiagnostic.Code {
    guard let files = assets?.imageSets[name]?.unsupportedFileNames, !files.isEmpty else {
      return .unknownImage(name, similar: assets?.imageSets.keys.name(like: name))
    }
    let list = Set(files).sorted().joined(separator: ", ")
    return .notDrawn(
      "the image '\(name)', whose set has only \(list) for this screen and no PNG, JPEG, SVG or PDF,"
    )
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
struct ResizableLayout: UncachedLayout {
  var ideal: Size

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
