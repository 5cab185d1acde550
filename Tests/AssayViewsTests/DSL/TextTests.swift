// SPDX-License-Identifier: MIT

import Testing

@testable import AssayNodes
@testable import AssayViews

@MainActor
@Suite("Text")
struct TextTests {
  private func node(_ text: Text) throws -> ViewNode { try text.viewNode() }

  @Test("a literal is a key, a variable is shown as it stands")
  func keys() throws {
    let variable = "Hello"
    #expect(try node(Text("Hello")) == ViewNode(.text(TextNode(key: "Hello"))))
    #expect(try node(Text(variable)) == ViewNode(.text(TextNode(verbatim: "Hello"))))
    #expect(try node(Text(verbatim: "Hello")) == ViewNode(.text(TextNode(verbatim: "Hello"))))
    #expect(
      try node(Text(variable.prefix(2))) == ViewNode(.text(TextNode(verbatim: "He"))))
    #expect(
      try node(Text("Hello", tableName: "Other"))
        == ViewNode(.text(TextNode(key: "Hello", table: "Other"))))
  }

  /// The specifiers are those of Foundation's String.LocalizationValue.
  @Test("interpolated values are arguments of a key")
  func interpolation() throws {
    let (count, name, ratio) = (3, "Ana", 0.5)
    let key: LocalizedStringKey =
      "\(count) of \(name) at \(ratio), 100% \(UInt8(7)) \(Int32(-1)) \(UInt(9)) \(Float(0.5))"
    #expect(key.key == "%lld of %@ at %lf, 100%% %u %d %llu %f")
    #expect(
      key.arguments == [
        .integer(3), .string("Ana"), .double(0.5), .integer(7), .integer(-1), .integer(9),
        .double(0.5),
      ])
    let specified: LocalizedStringKey = "\(ratio, specifier: "%.2f")"
    #expect(specified.key == "%.2f")
    #expect(specified.arguments == [.double(0.5)])
    let plain: LocalizedStringKey = "100%"
    #expect(plain.key == "100%")
    #expect(plain.arguments == [])
  }

  @Test("what is asked of a text first stays")
  func firstWins() throws {
    let text = Text(verbatim: "a").font(.title).font(.body).foregroundColor(.red)
      .foregroundColor(.blue)
    #expect(
      try node(text).modifiers == [.font(.title), .foregroundStyle(.color(.red))])
    #expect(try node(Text(verbatim: "a").bold()).modifiers == [.bold(true)])
    #expect(
      try node(Text(verbatim: "a").fontWeight(.light).bold()).modifiers == [.fontWeight(.light)])
    #expect(try node(Text(verbatim: "a").bold(false)).modifiers == [])
  }

  @Test("pieces keep their own style, and take that of the whole where they have none")
  func concatenation() throws {
    let text = (Text(verbatim: "a").bold() + Text("b")).fontWeight(.light).kerning(2)
    var bold = TextPieceStyle()
    bold.weight = .bold
    bold.kerning = 2
    var light = TextPieceStyle()
    light.weight = .light
    light.kerning = 2
    #expect(
      try node(text)
        == ViewNode(
          .text(
            TextNode(pieces: [
              TextNode.Piece(.verbatim("a"), style: bold),
              TextNode.Piece(.localized(key: "b", arguments: [], table: nil), style: light),
            ]))))
  }

  @Test("a value in a format")
  func format() throws {
    #expect(
      try node(Text(1234, format: .number.locale(Locale(identifier: "en_US"))))
        == ViewNode(.text(TextNode(verbatim: "1,234"))))
  }
}

@MainActor
@Suite("Controls, shapes and lists")
struct PrimitiveTests {
  private func content(_ view: some View) throws -> ViewNode.Content { try view.viewNode().content }

  @Test("a text field's prompt and text")
  func textField() throws {
    #expect(
      try content(TextField("Name", text: .constant("Ana")))
        == .textField(TextFieldNode(prompt: TextNode(key: "Name"), text: "Ana")))
    #expect(
      try content(
        TextField("Name", text: .constant(""), prompt: Text(verbatim: "x"), axis: .vertical))
        == .textField(
          TextFieldNode(prompt: TextNode(verbatim: "x"), text: "", isMultiline: true)))
    #expect(
      try content(SecureField("Pin", text: .constant("1")))
        == .textField(TextFieldNode(prompt: TextNode(key: "Pin"), text: "1", isSecure: true)))
  }

  @Test(
    "progress is a fraction of its total, held to 0...1",
    arguments: [
      (1.0, 4.0, 0.25), (5.0, 4.0, 1.0), (-1.0, 4.0, 0.0), (4.0, 4.0, 1.0),
    ])
  func progress(_ value: Double, _ total: Double, _ expected: Double) throws {
    #expect(
      try content(ProgressView(value: value, total: total))
        == .progressView(value: expected, label: []))
  }

  @Test("shapes and their drawings")
  func shapes() throws {
    let rounded = ShapeGeometry.roundedRectangle(cornerRadius: 8, style: .continuous)
    let shape = RoundedRectangle(cornerRadius: 8)
    #expect(try content(shape) == .shape(ShapeNode(rounded)))
    #expect(try content(shape.fill(.red)) == .shape(ShapeNode(rounded, style: .color(.red))))
    #expect(
      try content(shape.fill(.secondary)) == .shape(ShapeNode(rounded, style: .hierarchical(1))))
    #expect(
      try content(shape.stroke(.tint, lineWidth: 2))
        == .shape(
          ShapeNode(rounded, drawing: .stroke(StrokeStyle(lineWidth: 2)), style: .tint)))
    #expect(
      try content(Circle().inset(by: 3).inset(by: 2).strokeBorder(lineWidth: 4))
        == .shape(
          ShapeNode(
            .inset(.circle, by: 5), drawing: .strokeBorder(StrokeStyle(lineWidth: 4)))))
    let node = try Capsule().fill(.red).stroke(.blue).viewNode()
    #expect(node.content == .shape(ShapeNode(.capsule(style: .continuous), style: .color(.red))))
    #expect(
      node.modifiers == [
        .overlay(
          alignment: .center,
          children: [
            ViewNode(
              .shape(
                ShapeNode(
                  .capsule(style: .continuous), drawing: .stroke(StrokeStyle()),
                  style: .color(.blue))))
          ])
      ])
  }

  // SwiftUI's documentation of ShapeView: each is drawn on top of those before.
  @Test("a shape is filled and stroked as often as asked for, each on top")
  func layersOfShapes() throws {
    let circle = Circle()
    #expect(
      try circle.fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green).fill(.gray).viewNode()
        == circle.fill(.red).overlay(circle.stroke(.blue, lineWidth: 4))
        .overlay(circle.strokeBorder(.green)).overlay(circle.fill(.gray)).viewNode())
  }

  @Test("a shape of one's own is drawn by its path in the room it gets")
  func customShape() throws {
    guard case .shape(let shape) = try content(Triangle(skew: 5)),
      case .computed(let computation) = shape.geometry
    else {
      Issue.record("a Triangle is no computed shape")
      return
    }
    #expect(computation.typeName == "Triangle")
    #expect(
      computation(in: .init(x: 10, y: 0, width: 20, height: 8)).elements == [
        .move(.init(x: 25, y: 0)), .line(.init(x: 30, y: 8)), .line(.init(x: 10, y: 8)), .close,
      ])
    #expect(try content(Triangle(skew: 5)) == content(Triangle(skew: 5)))
    #expect(try content(Triangle(skew: 5)) != content(Triangle(skew: 6)))
  }

  @Test("an arc ends where a circle does, without libm")
  func arc() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 0, y: 0), radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: false)
    #expect(path.elements.count == 2)
    guard case .cubic(let end, let control1, _) = path.elements[1] else {
      Issue.record("an arc is no cubic")
      return
    }
    #expect(end == .init(x: 0, y: 10))
    // 4/3 tan(22.5 degrees) = 0.5522847498 radii.
    #expect(abs(control1.y - 5.522847498) < 1e-9)
    #expect(control1.x == 10)
  }

  @Test("half of a square's outline is two of its sides")
  func trim() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.5)
    #expect(
      path.elements == [
        .move(.init(x: 0, y: 0)), .line(.init(x: 10, y: 0)), .line(.init(x: 10, y: 10)),
      ])
  }

  /// Core Graphics' documentation of `CGPathAddEllipseInRect`: from the rightmost point. A ring
  /// that is turned by -90 degrees, as progress is drawn, therefore starts at its top.
  @Test("a quarter of a circle goes from its right to its bottom")
  func trimmedCircle() {
    let quarter = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      .trimmedPath(from: 0, to: 0.25)
    let box = quarter.boundingRect
    #expect(abs(box.minX - 10) < 0.01 && abs(box.maxX - 20) < 0.01)
    #expect(abs(box.minY - 10) < 0.01 && abs(box.maxY - 20) < 0.01)
  }

  @Test("tags are told by their values, optional or not")
  func tags() throws {
    enum Page: Hashable { case home, profile }
    let view = TabView(selection: .constant(Page.profile)) {
      Text("a").tabItem { Label("Home", systemImage: "house") }.tag(Page.home)
      Text("b").tag(Optional(Page.profile))
    }
    guard case .tabView(let tabs) = try content(view) else {
      Issue.record("no tab view")
      return
    }
    #expect(tabs.selection == "profile")
    #expect(tabs.children.map { $0.modifiers.last } == [.tag("home"), .tag("profile")])
  }

  @Test("bindings to the elements of a collection")
  func bindings() throws {
    struct Screen: View {
      @State var gadgets = [
        Gadget(id: 1, name: "Phone", symbol: "", battery: 1),
        Gadget(id: 2, name: "Watch", symbol: "", battery: 1),
      ]
      var body: some View {
        List {
          ForEach($gadgets) { $gadget in TextField("Name", text: $gadget.name) }
        }
      }
    }
    guard case .list(let list) = try content(Screen()) else {
      Issue.record("no list")
      return
    }
    #expect(
      list.children.map(\.content)
        == ["Phone", "Watch"].map {
          .textField(TextFieldNode(prompt: TextNode(key: "Name"), text: $0))
        })
  }

  @Test("lengths may be CGFloat, Double or Int literals")
  func lengths() throws {
    let (wide, tall): (CGFloat, Double) = (10, 20)
    let node = try Color.red.frame(width: wide, height: tall).padding(wide).offset(x: wide / 2)
      .viewNode()
    #expect(
      node.modifiers == [
        .frame(width: 10, height: 20, alignment: .center),
        .padding(PaddingModifier(edges: .all, length: 10)), .offset(x: 5, y: 0),
      ])
  }
}
