// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Makes display items of a page's content, and of the content of forms in it. Source: section 8.
struct PDFContentWriter {
  /// Items with the same covers around them.
  struct Run {
    var coverNumber: Int
    var covers: [PDFState.Cover]
    var items: [DisplayItem]
  }

  private static let stateLimit = 1000

  let file: PDFFile
  /// The whole picture.
  let area: Rect
  var state: PDFState
  private(set) var undrawn: [String] = []
  /// Whether something is laid over what is behind it in another way.
  var blends = false

  private var saved: [PDFState] = []
  var runs: [Run] = []
  private var coverCount = 0
  private var operatorsLeft = 300_000
  private var depth = 0
  var bitmaps: [Int: Bitmap] = [:]

  // Of the content that is run.
  var resources: [String: PDFValue] = [:]
  /// The transform with which the content began, which patterns use.
  private(set) var start: AffineTransform
  private var path = PDFPathBuilder()
  /// Whether the next path is a clip, under which rule.
  private var nextClip: Bool?
  /// For each open mark, whether it hides what is in it.
  private var marks: [Bool] = []

  init(_ file: PDFFile, area: Rect, start: AffineTransform) {
    self.file = file
    self.area = area
    self.start = start
    state = PDFState(transform: start)
  }

  /// What is drawn so far.
  func items() -> [DisplayItem] { runs.flatMap { Self.covered($0.items, $0.covers) } }

  mutating func report(_ words: String) {
    if !undrawn.contains(words) { undrawn.append(words) }
  }

  /// Runs operators with their operands before them.
  mutating func run(_ content: [UInt8], resources: [String: PDFValue]) {
    guard depth < 20 else {
      report("forms in forms")
      return
    }
    depth += 1
    let outer = (self.resources, start, path, nextClip, marks, saved)
    self.resources = resources
    (start, path, nextClip, marks, saved) = (state.transform, PDFPathBuilder(), nil, [], [])
    let before = state
    var scanner = PDFScanner(content)
    var operands: [PDFValue] = []
    while let value = scanner.next() {
      guard case .keyword(let name) = value else {
        operands.append(value)
        // More than any operator takes.
        if operands.count > 100 { operands.removeFirst(50) }
        continue
      }
      operatorsLeft -= 1
      guard operatorsLeft >= 0 else {
        report("more than 300,000 operators")
        break
      }
      if name == "BI" {
        inlineImage(&scanner, content)
      } else {
        perform(name, operands)
      }
      operands = []
    }
    state = before
    (self.resources, start, path, nextClip, marks, saved) = outer
    depth -= 1
  }

  mutating func perform(_ name: String, _ operands: [PDFValue]) {
    let n = operands.compactMap(\.number)
    switch name {
    case "q":
      if saved.count == Self.stateLimit { report("more than \(Self.stateLimit) nested states") }
      if saved.count < Self.stateLimit { saved.append(state) }
    case "Q": if let last = saved.popLast() { state = last }
    case "cm":
      if let own = AffineTransform(pdf: n) { state.transform = own.then(state.transform) }
    case "w": if let width = n.first { state.line.lineWidth = max(0, width) }
    case "J": state.line.lineCap = n.first == 1 ? .round : n.first == 2 ? .square : .butt
    case "j": state.line.lineJoin = n.first == 1 ? .round : n.first == 2 ? .bevel : .miter
    case "M": if let limit = n.first { state.line.miterLimit = max(1, limit) }
    case "d": setDash(operands.first?.array?.compactMap(\.number) ?? [], n.last ?? 0)
    case "gs": applyState(operands.last?.name)
    case "m", "l", "c", "v", "y", "h", "re": path.add(name, n, state.transform)
    case "W": nextClip = false
    case "W*": nextClip = true
    case "n", "S", "s", "f", "F", "f*", "B", "B*", "b", "b*": paint(name)
    case "sh": paintShading(operands.last?.name)
    case "Do": draw(operands.last?.name)
    case "BMC", "BDC": marks.append(name == "BDC" && isHidden(operands))
    case "EMC": _ = marks.popLast()
    case "Tr": state.showsText = n.first != 3
    case "Tj", "TJ", "'", "\"": if state.showsText, !isHidden { report("text") }
    default: setColor(name, n, operands)
    }
  }

  mutating func setDash(_ dash: [Double], _ phase: Double) {
    let isUsable = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
    state.line.dash = !isUsable ? [] : dash.count % 2 == 0 ? dash : dash + dash
    state.line.dashPhase = phase
  }

  /// Paths. Source: section 8.5.3.
  private mutating func paint(_ name: String) {
    defer {
      if let isEvenOdd = nextClip { clip(to: path.shape(isEvenOdd: isEvenOdd)) }
      nextClip = nil
      path = PDFPathBuilder()
    }
    if "sb".contains(name.prefix(1)) { path.add("h", [], state.transform) }
    guard !path.isEmpty else { return }
    if "fFBb".contains(name.prefix(1)) {
      fill(path.shape(isEvenOdd: name.hasSuffix("*")))
    }
    if "SsBb".contains(name.prefix(1)) { stroke() }
  }

  private mutating func fill(_ shape: Shape) {
    if let pattern = state.fill.pattern {
      paintPattern(pattern, state.fill.opacity) { [.fill(shape, $0)] }
    } else {
      add(.fill(shape, .color(state.fill.color.opacity(state.fill.opacity))))
    }
  }

  private mutating func stroke() {
    var line = state.line
    // The thinnest line that a device has: half a point is one pixel at 2x.
    if line.lineWidth == 0 { line.lineWidth = 0.5 }
    // A line is drawn in its own coordinates, whose sides may be scaled differently.
    guard let back = state.transform.inverse else { return }
    let transform = state.transform
    let shape = path.shape(isEvenOdd: false, moved: back)
    let make = { (paint: Paint) -> [DisplayItem] in
      [.group(GroupItem(items: [.stroke(shape, paint, line)], transform: transform))]
    }
    if state.stroke.pattern != nil {
      report("a line painted with a pattern")
    } else {
      for item in make(.color(state.stroke.color.opacity(state.stroke.opacity))) { add(item) }
    }
  }

  mutating func clip(to shape: Shape) {
    guard state.clips.count < 100 else {
      report("more than 100 nested clips")
      return
    }
    cover { $0.clips.append(.clip(shape)) }
  }

  mutating func cover(_ change: (inout PDFState) -> Void) {
    change(&state)
    coverCount += 1
    state.coverNumber = coverCount
  }

  /// Whether what is drawn is in a layer that is switched off. Source: section 8.11.
  var isHidden: Bool { marks.contains(true) }

  func isHidden(_ operands: [PDFValue]) -> Bool {
    guard operands.first?.name == "OC", let name = operands.last?.name else { return false }
    return isHidden(file.value(resources["Properties"]).entries?[name])
  }

  func isHidden(_ layer: PDFValue?) -> Bool {
    guard case .reference? = layer else { return false }
    let root = file.value(file.trailer["Root"]).entries ?? [:]
    let usual = file.value(file.value(root["OCProperties"]).entries?["D"]).entries ?? [:]
    return file.value(usual["OFF"]).array?.contains { $0 == layer } ?? false
  }

  mutating func add(_ item: DisplayItem) {
    guard !isHidden else { return }
    var item = item
    if state.blend != .normal {
      blends = true
      item = .group(GroupItem(items: [item], layer: .blend(state.blend)))
    }
    if runs.last?.coverNumber == state.coverNumber {
      runs[runs.count - 1].items.append(item)
    } else {
      // Each cover is a group of its own around each run.
      operatorsLeft -= state.clips.count
      runs.append(Run(coverNumber: state.coverNumber, covers: state.covers, items: [item]))
    }
  }

  private static func covered(
    _ items: [DisplayItem], _ covers: [PDFState.Cover]
  ) -> [DisplayItem] {
    covers.reversed().reduce(items) { inner, cover in
      switch cover {
      case .clip(let shape): [.group(GroupItem(items: inner, clip: shape))]
      case .mask(let mask): [.group(GroupItem(items: inner, layer: .mask(mask)))]
      }
    }
  }
}
