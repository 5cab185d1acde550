// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews

/// SplitMix64: the same views on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { self.state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Makes view trees of every kind and modifier that has a written form.
struct RandomView {
  var generator: SeededGenerator

  init(seed: UInt64) { self.generator = SeededGenerator(seed: seed) }

  mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
  mutating func bool() -> Bool { Bool.random(using: &generator) }
  mutating func any<T>(_ values: [T]) -> T { values[int(0..<values.count)] }
  mutating func maybe<T>(_ make: (inout Self) -> T) -> T? { bool() ? make(&self) : nil }
  mutating func `case`<T: CaseIterable>() -> T { any(Array(T.allCases)) }

  mutating func number() -> Double {
    any([0, 1, -1, 0.5, 16, 1.0 / 3, 1e-7, 123_456.789, -0.25, 2e14])
  }

  mutating func length() -> Double { any([0, 8, 0.5, 44, 1e-7, 123_456.789]) }

  mutating func fraction() -> Double { any([0, 0.25, 1.0 / 3, 1e-7, 1]) }

  mutating func positive() -> Double { any([0.5, 1, 2, 17, 1e-7]) }

  /// NB: no text here begins with U+FEFF, which Foundation takes for a byte order mark and drops.
  mutating func string() -> String {
    any([
      "Hello", "", " padded ", "yes", "null", "~", "12", "1e3", "007", "- dash", "a: b", "# no",
      "'quoted' \"both\"", "two\nlines", "tab\there", "Ünïcödé 日本語 👩‍👩‍👧", "*alias", "&anchor", "{flow",
      "[flow", "!tag", "%directive", "@at", "`tick", "trailing:", "0x1F", "infinity", ".inf", "...",
      "---", "back\\slash", "\u{0}nul", "\u{85}next", "a\u{FEFF}bom", "true", "2024-01-01", "<<",
    ])
  }

  mutating func color() -> Color {
    let base: Color.Base = any([
      .system(any(Color.systemNames)), .hierarchical(int(0..<4)), .accent,
      .rgba(
        RGBAColor(
          red: UInt8(int(0..<256)), green: UInt8(int(0..<256)), blue: UInt8(int(0..<256)),
          alpha: UInt8(int(0..<256)))), .rgba(.black), .asset(string()),
    ])
    return Color(base: base).opacity(any([1, 0.2, 1.0 / 3]))
  }

  mutating func gradient() -> LinearGradient {
    let stops = (0..<int(0..<4)).map { _ in Gradient.Stop(color: color(), location: number()) }
    let colors = (0..<int(0..<4)).map { _ in color() }
    return bool()
      ? LinearGradient(stops: stops, startPoint: unitPoint(), endPoint: unitPoint())
      : LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }

  mutating func style() -> StyleNode {
    any([
      .color(color()), .linearGradient(gradient()), .hierarchical(int(0..<4)), .tint, .background,
      .material(any(MaterialName.written)), .gradient(otherGradient()),
      .faded(.background, fraction()), .blended(.tint, self.case()),
      .shadowed(
        .color(color()),
        StyleShadow(isInner: bool(), color: color(), radius: number(), x: number(), y: number())),
      .image(ImagePaintNode(ImageNode(.file(string())), scale: number())),
    ])
  }

  mutating func otherGradient() -> GradientNode {
    let colors = Gradient(colors: [color(), color()])
    return any([
      .radial(
        RadialGradient(
          gradient: colors, center: unitPoint(), startRadius: number(), endRadius: number())),
      .elliptical(
        EllipticalGradient(
          gradient: colors, center: unitPoint(), startRadiusFraction: number(),
          endRadiusFraction: number())),
      .angular(
        AngularGradient(
          gradient: colors, center: unitPoint(), startAngle: Angle(degrees: number()),
          endAngle: Angle(degrees: number()))),
      .mesh(
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: (0..<4).map { _ in color() }, background: color(), smoothsColors: bool())),
    ])
  }

  mutating func unitPoint() -> UnitPoint {
    any([.center, .topLeading, .bottom, UnitPoint(x: number(), y: number())])
  }

  mutating func alignment() -> Alignment {
    Alignment(horizontal: named(), vertical: named())
  }
  mutating func named<T: NamedAlignment>() -> T { any(T.names.map(\.value)) }

  mutating func weight() -> Font.Weight { any([.bold, .regular, Font.Weight(value: 450)]) }

  mutating func font() -> Font {
    let base: Font.Base = any([
      .style(self.case()), .size(positive()),
      .custom(name: string(), size: positive(), relativeTo: maybe { $0.case() }, isFixed: bool()),
    ])
    var font = Font(
      base: base, weight: maybe { $0.weight() }, design: bool() ? .default : self.case())
    font.isBold = font.weight == nil && bool()
    font.isItalic = bool()
    font.hasMonospacedDigits = bool()
    font.leading = self.case()
    font.isSmallCaps = bool()
    return bool() ? Font(base: base) : font
  }

  mutating func source() -> TextNode.Piece.Source {
    guard bool() else { return any([.verbatim(string()), .image(ImageNode(.system(string())))]) }
    let arguments: [LocalizedArgument] = (0..<int(0..<3)).map { _ in
      any([
        .string(string()), .integer(int(-5..<5)), .double(number()),
        .pieces([TextNode.Piece(.verbatim(string()))]),
      ])
    }
    return .localized(key: string(), arguments: arguments, table: maybe { $0.string() })
  }

  mutating func text() -> TextNode {
    TextNode(
      pieces: (0..<any([1, 1, 1, 0, 2])).map { _ in
        var style = TextPieceStyle()
        if int(0..<3) == 0 {
          style.font = maybe { $0.font() }
          style.weight = maybe { $0.weight() }
          style.isItalic = maybe { $0.bool() }
          style.hasMonospacedDigits = maybe { $0.bool() }
          style.foreground = maybe { $0.style() }
          style.underline = maybe { $0.line() }
          style.strikethrough = maybe { $0.line() }
          style.background = maybe { $0.style() }
          style.kerning = maybe { $0.number() }
          style.tracking = maybe { $0.number() }
          style.baselineOffset = maybe { $0.number() }
        }
        return TextNode.Piece(source(), style: style)
      })
  }

  mutating func line() -> TextLine {
    bool()
      ? TextLine(isDrawn: bool())
      : TextLine(pattern: self.case(), color: maybe { $0.color() })
  }

  mutating func geometry() -> ShapeGeometry {
    let corner = any([RoundedCornerStyle.circular, .continuous])
    let point = Point(x: number(), y: number())
    let radii = CornerRadii(
      topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number())
    let shape: ShapeGeometry = any([
      .rectangle, .roundedRectangle(cornerRadius: number(), style: corner),
      .unevenRoundedRectangle(radii, style: corner), .circle, .ellipse, .capsule(style: corner),
      .path(
        Path([
          .move(.zero), .line(point), .quad(to: point, control: .zero),
          .cubic(to: .zero, control1: point, control2: point), .close,
        ])), .path(Path()),
    ])
    return any([shape, shape, .inset(shape, by: number()), .inset(.inset(shape, by: 2), by: 3)])
  }

  mutating func shape() -> ShapeNode {
    let stroke = StrokeStyle(
      lineWidth: length(), lineCap: any([.butt, .round, .square]),
      lineJoin: any([.miter, .round, .bevel]), dash: any([[], [4, 2]]))
    return ShapeNode(
      geometry(), drawing: any([.fill, .stroke(stroke), .strokeBorder(stroke)]),
      style: maybe { $0.style() })
  }

  mutating func views(_ depth: Int) -> [ViewNode] {
    guard depth > 0 else { return [] }
    return (0..<any([1, 1, 2, 0, 3])).map { _ in view(depth - 1) }
  }

  mutating func view(_ depth: Int) -> ViewNode {
    let modifiers = depth > 0 ? (0..<int(0..<4)).map { _ in modifier(depth - 1) } : []
    return ViewNode(content(depth), modifiers: modifiers)
  }

  mutating func content(_ depth: Int) -> ViewNode.Content {
    switch int(0..<(depth > 0 ? 27 : 10)) {
    case 0, 1: return .text(text())
    case 2:
      return .image(
        ImageNode(
          any([.system(string()), .named(string()), .file(string())]), isResizable: bool(),
          renderingMode: maybe { $0.case() }, isDecorative: bool(), label: maybe { $0.string() }))
    case 3: return .color(color())
    case 4: return bool() ? .linearGradient(gradient()) : .gradient(otherGradient())
    case 5: return .shape(shape())
    case 6: return .divider
    case 7: return .spacer(minLength: maybe { $0.number() })
    case 8:
      return .textField(
        TextFieldNode(prompt: text(), text: string(), isSecure: bool(), isMultiline: bool()))
    case 9: return .empty
    case 10:
      return .hStack(alignment: named(), spacing: maybe { $0.number() }, children: views(depth))
    case 11:
      return .vStack(alignment: named(), spacing: maybe { $0.number() }, children: views(depth))
    case 12: return .zStack(alignment: alignment(), children: views(depth))
    case 13:
      return .scrollView(
        axes: any([.vertical, .horizontal, [], [.horizontal, .vertical]]), children: views(depth))
    case 14: return .list(children: views(depth))
    case 15: return .form(children: views(depth))
    case 16:
      return .section(header: views(depth), footer: views(depth), children: views(depth))
    case 17: return .button(role: maybe { $0.case() }, label: views(depth))
    case 18: return .link(label: views(depth))
    case 19: return .label(title: views(depth), icon: views(depth))
    case 20: return .toggle(isOn: bool(), label: views(depth))
    case 21: return .progressView(value: maybe { $0.fraction() }, label: views(depth))
    case 22: return .navigationStack(children: views(depth))
    case 23: return .navigationLink(label: views(depth))
    case 24: return .tabView(selection: maybe { $0.string() }, children: views(depth))
    case 25:
      return .viewThatFits(
        axes: any([.vertical, .horizontal, [.horizontal, .vertical]]), children: views(depth))
    default: return .group(children: views(depth))
    }
  }

  static let modifierCount = 85

  mutating func modifier(_ depth: Int) -> ModifierNode {
    modifier(int(0..<Self.modifierCount), depth)
  }

  mutating func edges() -> Edge.Set { Edge.Set(rawValue: UInt8(int(0..<16))) }
  mutating func insets() -> EdgeInsets {
    EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
  }

  mutating func traits() -> Set<AccessibilityTrait> {
    Set((0..<int(0..<4)).map { _ -> AccessibilityTrait in self.case() })
  }
}
