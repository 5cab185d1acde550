// SPDX-License-Identifier: MIT

import Testing

@testable import AssayNodes
@testable import AssayViews

private func lines(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) throws
  -> String
{
  try TreeText.lines(view.viewNode(in: environment))
}

@MainActor
@Suite("Evaluating views")
struct EvaluationTests {
  @Test("a modifier of a group is a modifier of each of its views")
  func groupModifiers() throws {
    let view = VStack {
      Group {
        Text("a")
        ForEach(0..<2) { Text(verbatim: "\($0)") }
        EmptyView()
      }
      .padding()
    }
    #expect(
      try lines(view) == """
        VStack
          "a" .padding
          '0' .padding
          '1' .padding

        """)
  }

  @Test("modifiers stand in the order in which they are written, the first nearest")
  func order() throws {
    let view = Color.red.padding().frame(width: 10).opacity(0.5).bold()
    #expect(try lines(view) == "Color .padding .frame .opacity .bold\n")
  }

  @Test("more than ten children, and every form of condition")
  func builder() throws {
    func view(_ number: Int) -> some View {
      VStack {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8")
        Text("9"); Text("10"); Text("11"); Text("12")
        if number > 0 { Text("positive") }
        if number == 0 { Text("zero") } else { Text("not zero") }
        switch number {
        case 1: Text("one")
        case 2: Divider()
        default: EmptyView()
        }
        if let root = number == 4 ? 2 : nil { Text(verbatim: "\(root)") }
        if #available(macOS 10, *) { Text("available") }
      }
    }
    let all = (1...12).map { "  \"\($0)\"\n" }.joined()
    #expect(try lines(view(0)) == "VStack\n" + all + "  \"zero\"\n  \"available\"\n")
    #expect(
      try lines(view(2)) == "VStack\n" + all
        + "  \"positive\"\n  \"not zero\"\n  Divider\n  \"available\"\n")
    #expect(
      try lines(view(4)) == "VStack\n" + all
        + "  \"positive\"\n  \"not zero\"\n  '2'\n  \"available\"\n")
  }

  @Test("no views are an empty node, several a group, one itself")
  func roots() throws {
    struct Two: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    #expect(try EmptyView().padding().viewNode() == ViewNode(.empty))
    #expect(try lines(Two()) == "Group\n  \"a\"\n  \"b\"\n")
    #expect(try lines(AnyView(Optional(Text("a")))) == "\"a\"\n")
  }

  @Test("a body that holds itself without an end is refused by name")
  func recursion() {
    struct Ouroboros: View {
      var body: some View { AnyView(VStack { Ouroboros() }) }
    }
    #expect {
      try Ouroboros().viewNode()
    } throws: { error in
      String(describing: error)
        == "views nest more than 500 deep, in Ouroboros; a body must not hold its own view without "
        + "a condition that ends"
    }
  }

  struct Nested: View {
    var depth: Int
    var body: some View {
      if depth > 1 { Nested(depth: depth - 1) } else { Text("end") }
    }
  }

  @Test("500 bodies inside one another are drawn, 501 are refused", arguments: [500, 501])
  func depth(_ depth: Int) throws {
    if depth <= EvaluationContext.maximumDepth {
      #expect(try lines(Nested(depth: depth)) == "\"end\"\n")
    } else {
      #expect(throws: EvaluationError(.tooDeep(views: ["Nested"]))) {
        try Nested(depth: depth).viewNode()
      }
    }
  }

  @Test("a custom modifier's content is the modified views")
  func customModifier() throws {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          content.border(.red)
          Text("caption")
        }
      }
    }
    let view = Group {
      Text("a")
      Text("b")
    }.modifier(Framed().concat(EmptyModifier()))
    #expect(try lines(view) == "VStack\n  \"a\" .border\n  \"b\" .border\n  \"caption\"\n")
  }

  @Test("a custom button style makes the whole of the button")
  func buttonStyle() throws {
    let view = VStack {
      Button("Go") {}.disabled(true)
      Button("Plain") {}.buttonStyle(.bordered)
    }.buttonStyle(.pill)
    #expect(
      try lines(view) == """
        VStack
          Button .buttonStyle .disabled
            "Go" .font .padding .foregroundStyle .background .scaleEffect
          Button .buttonStyle
            "Plain"

        """)
    let button = try view.viewNode().modifiersOfFirstLeaf
    #expect(
      button.contains(
        .background(
          alignment: .center,
          children: [
            ViewNode(.shape(ShapeNode(.capsule(style: .continuous), style: .color(.gray))))
          ])))
  }

  @Test("label and toggle styles make their views")
  func otherStyles() throws {
    let view = VStack {
      Label("Home", systemImage: "house").labelStyle(StackedLabelStyle())
      Label("Home", systemImage: "house").labelStyle(.iconOnly)
      Toggle("On", isOn: .constant(true)).toggleStyle(CheckboxToggleStyle())
    }
    #expect(
      try lines(view) == """
        VStack
          VStack
            Image
            "Home" .font
          Label .labelStyle
            "Home"
            Image
          Button .buttonStyle
            Image
            "On"

        """)
  }

  @Test("the same from many threads at once")
  func threads() async throws {
    let expected = try lines(SettingsScreen(account: Account(name: "Ana")))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<20 {
            do {
              let view = BodyEvaluator.value { SettingsScreen(account: Account(name: "Ana")) }
              guard try lines(view) == expected else { return false }
            } catch { return false }
          }
          return true
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test("a geometry reader is told the canvas less its paddings and frames")
  func geometry() throws {
    var environment = EnvironmentValues()
    environment.canvasSize = .init(width: 320, height: 480)
    let view = GeometryReader { Text(verbatim: "\($0.size.width) \($0.size.height)") }
    #expect(try lines(view, environment).contains("'320.0 480.0'"))
    // 320 - 2 * 10, and 480 - 2 * 10.
    #expect(try lines(view.padding(10), environment).contains("'300.0 460.0'"))
    #expect(try lines(view.frame(height: 50), environment).contains("'320.0 50.0'"))
    #expect(try lines(view.frame(maxWidth: 200), environment).contains("'200.0 480.0'"))
  }
}

extension ViewNode {
  /// The modifiers of the first view without children, going down first children.
  var modifiersOfFirstLeaf: [ModifierNode] {
    guard let child = TreeText.children(of: self).first else { return modifiers }
    return child.modifiersOfFirstLeaf
  }
}
