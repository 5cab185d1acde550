// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Forms and images. Source: sections 8.8 to 8.10.
extension PDFContentWriter {
  mutating func draw(_ name: String?) {
    if isHidden { return }
    guard let name, let value = file.value(resources["XObject"]).entries?[name],
      let stream = file.value(value).stream
    else { return report("a form or an image that the file does not have") }
    if isHidden(stream.entries["OC"]) { return }
    switch file.value(stream.entries["Subtype"]).name {
    case "Form": drawForm(stream)
    case "Image":
      var number: Int?
      if case .reference(let found) = value { number = found }
      drawImage(stream, number: number)
    default: report("an XObject that is neither a form nor an image")
    }
  }

  mutating func drawForm(_ form: PDFStream) {
    let attributes = file.value(form.entries["Group"]).entries ?? [:]
    guard file.value(attributes["S"]).name == "Transparency" else {
      runForm(form)
      return
    }
    let blended = blends
    blends = false
    let items = group(form, isMask: false)
    if file.value(attributes["K"]) == .boolean(true) { report("a knockout group") }
    let isIsolated = blends && file.value(attributes["I"]) == .boolean(true)
    blends = blended || (blends && !isIsolated)
    guard !items.isEmpty else { return }
    guard isIsolated || state.fill.opacity < 1 || state.blend != .normal else {
      for item in items { add(item) }
      return
    }
    add(
      .group(
        GroupItem(
          items: items, opacity: state.fill.opacity, layer: isIsolated ? .isolated : nil)))
  }

  /// The items of a form that is drawn by itself, before it is laid over others.
  mutating func group(_ form: PDFStream, isMask: Bool) -> [DisplayItem] {
    let outer = (state, runs)
    runs = []
    (state.fill.opacity, state.stroke.opacity, state.blend) = (1, 1, .normal)
    (state.clips, state.mask) = ([], nil)
    if isMask {
      state.fill = PDFState.Ink()
      state.stroke = PDFState.Ink()
    }
    cover { _ in }
    runForm(form)
    let result = items()
    (state, runs) = outer
    return result
  }

  mutating func runForm(_ form: PDFStream) {
    let before = state
    defer { state = before }
    if let own = file.transform(form.entries["Matrix"]) {
      state.transform = own.then(state.transform)
    }
    if let box = file.rect(form.entries["BBox"]) {
      var corners = PDFPathBuilder()
      corners.add("re", [box.x, box.y, box.width, box.height], state.transform)
      clip(to: corners.shape(isEvenOdd: false))
    }
    let own = file.value(form.entries["Resources"]).entries ?? resources
    do { run(try file.unpacked(form).bytes, resources: own) } catch {
      report("a form that cannot be unpacked")
    }
  }

  mutating func drawImage(_ stream: PDFStream, number: Int?) {
    let isStencil =
      file.value(stream.entries["ImageMask"] ?? stream.entries["IM"]) == .boolean(true)
    if isStencil, state.fill.pattern != nil {
      report("an image mask painted with a pattern")
      return
    }
    do throws(PDFImage.Problem) {
      let bitmap: Bitmap
      if let known = number.flatMap({ bitmaps[$0] }) {
        bitmap = known
      } else {
        bitmap = try PDFImage(file, resources).bitmap(stream)
      }
      if let number { bitmaps[number] = bitmap }
      let unit = Rect(x: 0, y: 0, width: 1, height: 1)
      let turn = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      let image = DisplayItem.image(
        ImageItem(bitmap: bitmap, frame: unit, tint: isStencil ? state.fill.color : nil))
      add(
        .group(
          GroupItem(
            items: [image], opacity: state.fill.opacity,
            transform: turn.then(state.transform))))
    } catch { report(error.words) }
  }

  /// Source: section 8.9.7.
  mutating func inlineImage(_ scanner: inout PDFScanner, _ content: [UInt8]) {
    var entries: [String: PDFValue] = [:]
    while case .name(let key)? = scanner.next(), let value = scanner.next() {
      entries[key] = value
    }
    // One space is between the keyword `ID` and the data.
    let first = scanner.position + 1
    var place = first
    while let found = PDFFile.find("EI", in: content, from: place) {
      place = found + 1
      let isWord =
        PDFScanner.isSpace(content[found - 1])
        && (found + 2 == content.count || PDFScanner.isSpace(content[found + 2]))
      guard isWord, found > first else { continue }
      scanner.position = found + 2
      if !isHidden {
        drawImage(
          PDFStream(entries: entries, bytes: Array(content[first..<(found - 1)])), number: nil)
      }
      return
    }
    scanner.position = content.count
  }
}
