// SPDX-License-Identifier: MIT

import AssayAudit
import AssayFindings
import Testing

@testable import AssayAuditSources

/// What counts as an animation, and what as a branch on Reduce Motion.
@Suite("Reduced motion in Swift sources")
struct MotionAuditTests {
  enum Verdict: String, Sendable {
    case pass, fail, none
    case elsewhere = "animation-elsewhere"
    case notTied = "motion-not-tied"
    case onlyReduced = "motion-only-reduced"
    case tooDeep = "nests-too-deeply"
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var verdict: Verdict

    init(_ name: String, _ body: String, _ verdict: Verdict) {
      testDescription = name
      self.body = body
      self.verdict = verdict
    }
  }

  private static func verdicts(_ source: String) -> [Verdict] {
    var audit = MotionAudit()
    audit.add(Array(source.utf8), path: "Card.swift")
    var verdicts = [Verdict](repeating: .pass, count: audit.totals.passed)
    for finding in audit.findings {
      let reason = IncompleteReason.allCases.first { finding.reason.hasPrefix("\($0)") }
      verdicts.append(
        finding.severity == .warning
          ? .fail : reason.flatMap { Verdict(rawValue: $0.rawValue) } ?? .none)
    }
    return verdicts.isEmpty ? [.none] : verdicts
  }

  /// One look at Reduce Motion decides over the animation that it is tied to, and over no other.
  @Test func oneLookForOneAnimation() {
    let source = """
      struct Card: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        var calm: Animation? { reduceMotion ? nil : .spring() }
        var body: some View {
          a.animation(reduceMotion ? nil : .spring(), value: x)
            .animation(calm, value: y)
            .animation(.easeIn, value: z)
        }
        func flip() {
          if reduceMotion { jump() } else { withAnimation { turn() } }
          withAnimation { slide() }
        }
      }
      """
    #expect(Self.verdicts(source) == [.pass, .pass, .pass, .fail, .fail])
    var audit = MotionAudit()
    audit.add(Array(source.utf8), path: "Card.swift")
    #expect(
      audit.findings.allSatisfy {
        $0.reason.hasPrefix("Card checks accessibilityReduceMotion only for other animations; ")
      })
    // What is handed on may decide over anything.
    let handed = source.replacing("jump()", with: "jump(reduceMotion)")
    #expect(Self.verdicts(handed).filter { $0 == .notTied }.count == 2)
  }

  @Test(
    "animations of color or opacity alone, and those that take no time, pass",
    arguments: [
      Case("alpha", "func f() { UIView.animate(withDuration: 1) { self.view.alpha = 0 } }", .pass),
      Case("two", "func f() { UIView.animate(withDuration: 1) { a.alpha = 0; b.x = 1 } }", .fail),
      Case(
        "argument",
        "func f() { UIView.animate(withDuration: 1, animations: { a.backgroundColor = .red }) }",
        .pass),
      Case("nothing", "func f() { UIView.animate(withDuration: 1) { } }", .fail),
      Case("no time", "func f() { UIView.animate(withDuration: 0) { view.center.x = 1 } }", .pass),
      Case(
        "dissolve",
        "func f() { UIView.transition(with: v, duration: 1, options: .transitionCrossDissolve) {} }",
        .pass),
      Case(
        "dissolve among others",
        "func f() { UIView.transition(with: v, duration: 1, options: [.curveEaseIn, .transitionCrossDissolve]) {} }",
        .pass),
      Case(
        "flip",
        "func f() { UIView.transition(with: v, duration: 1, options: .transitionFlipFromLeft) {} }",
        .fail),
      Case("layer", #"func f() { _ = CABasicAnimation(keyPath: "opacity") }"#, .pass),
      Case(
        "layer's path", "func f() { _ = CABasicAnimation(keyPath: #keyPath(CALayer.opacity)) }",
        .pass
      ),
      Case("layer's place", #"func f() { _ = CABasicAnimation(keyPath: "position") }"#, .fail),
      Case("never compiled", "#if false\nfunc f() { withAnimation { } }\n#endif", .none),
      Case("compiled", "#if os(iOS)\nfunc f() { withAnimation { } }\n#endif", .fail),
      Case(
        "transaction", "func f() { withTransaction(Transaction(animation: .spring())) { a() } }",
        .fail),
      Case(
        "still transaction", "func f() { withTransaction(Transaction(animation: nil)) { a() } }",
        .pass),
      Case(
        "in a transaction",
        "var body: some View { Dot().transaction { $0.animation = .spring() } }",
        .fail),
      Case(
        "out of a transaction", "var body: some View { Dot().transaction { $0.animation = nil } }",
        .pass),
      Case(
        "another transaction",
        "var body: some View { Dot().transaction { $0.isContinuous = true } }",
        .none),
      Case(
        "zoom", "var body: some View { Dot().navigationTransition(.zoom(sourceID: 1, in: space)) }",
        .fail),
      Case("push", "var body: some View { Dot().navigationTransition(.automatic) }", .pass),
    ])
  func stillnessAndTransactions(_ row: Case) {
    #expect(Self.verdicts("struct Card {\n  \(row.body)\n}\n") == [row.verdict])
  }

  /// Neither a crash, nor hours, nor silence.
  @Test(
    "up to 12 nested square brackets and 200 of any are read, more is too deep",
    arguments: [
      (12, 188, true), (13, 0, false), (50_000, 0, false), (0, 201, false), (0, 100_000, false),
    ])
  func nesting(_ squares: Int, _ others: Int, _ isRead: Bool) {
    let open = String(repeating: "[", count: squares) + String(repeating: "(", count: others)
    let close = String(repeating: ")", count: others) + String(repeating: "]", count: squares)
    let source = "func f() { withAnimation { } }\nlet x = \(open)1\(close)\n"
    #expect(Self.verdicts(source) == [isRead ? .fail : .tooDeep])
  }

  @Test("20,000 nested #if conditions are told to be too deep to read") func nestedConditions() {
    let source = String(repeating: "#if a\n", count: 20_000) + "func f() { withAnimation { } }\n"
    #expect(Self.verdicts(source) == [.tooDeep])
  }

  @Test(
    "what moves fails in a view that never looks at Reduce Motion",
    arguments: [
      Case("withAnimation", "func open() { withAnimation { isOpen = true } }", .fail),
      Case("with a style", "func open() { withAnimation(.spring()) { isOpen = true } }", .fail),
      Case("without one", "func open() { withAnimation(nil) { isOpen = true } }", .pass),
      Case("modifier", "var body: some View { Dot().animation(.default, value: isOpen) }", .fail),
      Case("no animation", "var body: some View { Dot().animation(nil, value: isOpen) }", .pass),
      Case("none", "var body: some View { Dot().animation(.none, value: isOpen) }", .pass),
      Case("slide", "var body: some View { Dot().transition(.slide) }", .fail),
      Case("fade", "var body: some View { Dot().transition(.opacity) }", .pass),
      Case(
        "timed fade, told once",
        "var body: some View { Dot().transition(.opacity.animation(.default)) }", .pass),
      Case(
        "timed slide, told once",
        "var body: some View { Dot().transition(.slide.animation(.default)) }", .fail),
      Case("kept fade", "let fade = AnyTransition.opacity.animation(.default)", .pass),
      Case("kept slide", "let slide = AnyTransition.slide.animation(.default)", .fail),
      Case("symbol", "var body: some View { Dot().symbolEffect(.bounce, value: n) }", .fail),
      Case("binding", "var body: some View { Toggle(\"A\", isOn: $isOn.animation()) }", .fail),
      Case("schedule", "var body: some View { TimelineView(.animation) { _ in Dot() } }", .fail),
      Case("clock", "var body: some View { TimelineView(.everyMinute) { _ in Dot() } }", .none),
      Case("phases", "var body: some View { PhaseAnimator([0, 1]) { _ in Dot() } }", .fail),
      Case(
        "frames",
        "var body: some View { KeyframeAnimator(initialValue: 0) { _ in Dot() } keyframes: { _ in } }",
        .fail),
      Case("UIKit", "func open() { UIView.animate(withDuration: 0.3) { a.center.x = 1 } }", .fail),
      Case(
        "forever, told once",
        "var body: some View { Dot().animation(.linear.repeatForever(), value: n) }", .fail),
      Case("forever, kept", "let spin = Animation.linear(duration: 1).repeatForever()", .fail),
      Case(
        "made elsewhere", "func open() { withAnimation(Motion.open) { isOpen = true } }", .elsewhere
      ),
      Case(
        "own style elsewhere", "func open() { withAnimation(.brand) { isOpen = true } }", .elsewhere
      ),
      Case(
        "handed in",
        "let animation: Animation?\nvar body: some View { Dot().animation(animation, value: n) }",
        .elsewhere),
      Case(
        "made here",
        "let style = Animation.spring()\nvar body: some View { Dot().animation(style, value: n) }",
        .fail),
      Case("another transition", "func go() { machine.transition(to: .open) }", .none),
      Case("a word in a comment", "// withAnimation\nvar body: some View { Dot() }", .none),
      Case("a word in a string", "let text = \"withAnimation { }\"", .none),
    ])
  func withoutReduceMotion(_ row: Case) {
    let source = "import SwiftUI\nstruct Card: View {\n@State var n = 0\n\(row.body)\n}\n"
    #expect(Self.verdicts(source) == [row.verdict])
  }

  /// In a view that reads it.
  @Test(arguments: [
    Case("in the argument", "withAnimation(reduceMotion ? nil : .spring()) { n += 1 }", .pass),
    Case("around it", "if !reduceMotion { withAnimation { n += 1 } }", .pass),
    Case("else", "if reduceMotion { n += 1 } else { withAnimation { n += 1 } }", .pass),
    Case("guard", "guard !reduceMotion else { return }\nwithAnimation { n += 1 }", .pass),
    Case("leaves before", "if reduceMotion { return }\nwithAnimation { n += 1 }", .pass),
    Case("does not leave", "if reduceMotion { n = 0 }\nwithAnimation { n += 1 }", .notTied),
    Case(
      "leaves behind", "withAnimation { n += 1 }\nguard !reduceMotion else { return }", .notTied),
    Case("ternary", "reduceMotion ? jump() : withAnimation { n += 1 }", .pass),
    Case("another condition", "if n > 0 { withAnimation { n += 1 } }", .fail),
    Case("by a name made of it", "withAnimation(style) { n += 1 }", .pass),
    Case("by a name made of that", "if isCalm { return }\nwithAnimation { n += 1 }", .pass),
    Case(
      "switch", "switch reduceMotion { case true: break\ncase false: withAnimation { n += 1 } }",
      .pass),
  ])
  func withReduceMotion(_ row: Case) {
    let source = """
      import SwiftUI
      struct Card: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        var style: Animation? { reduceMotion ? nil : .spring() }
        var isCalm: Bool { style == nil }
        func act() {
          \(row.body)
        }
      }
      """
    #expect(Self.verdicts(source) == [row.verdict])
  }

  /// The wrong way round, as far as it can be told, beside what is right and looks alike.
  @Test(arguments: [
    Case("argument", "withAnimation(reduceMotion ? .spring() : nil) { n += 1 }", .onlyReduced),
    Case("negated", "withAnimation(!reduceMotion ? .none : .spring()) { n += 1 }", .onlyReduced),
    Case("negated, right", "withAnimation(!reduceMotion ? .spring() : nil) { n += 1 }", .pass),
    Case("two styles", "withAnimation(reduceMotion ? .linear : .spring()) { n += 1 }", .pass),
    Case("around it", "if reduceMotion { withAnimation { n += 1 } }", .onlyReduced),
    Case("of self", "if self.reduceMotion { withAnimation { n += 1 } }", .onlyReduced),
    Case("else", "if !reduceMotion { n += 1 } else { withAnimation { n += 1 } }", .onlyReduced),
    Case("and more", "if reduceMotion, n > 0 { withAnimation { n += 1 } }", .pass),
    Case("guard", "guard reduceMotion else { return }\nwithAnimation { n += 1 }", .onlyReduced),
    Case("leaves", "if !reduceMotion { return }\nwithAnimation { n += 1 }", .onlyReduced),
    Case(
      "leaves, else goes on",
      "if !reduceMotion { return } else { n = 0 }\nwithAnimation { n += 1 }",
      .onlyReduced),
    Case("another name", "if isCalm { withAnimation { n += 1 } }", .pass),
  ])
  func wrongWayRound(_ row: Case) { withReduceMotion(row) }

  @Test("an animation on each side is a choice between two")
  func bothSides() {
    let source = """
      struct Card: View {
        @Environment(\\.accessibilityReduceMotion) var reduceMotion
        func act() {
          if reduceMotion { withAnimation(.linear) { n += 1 } } else { withAnimation { n += 1 } }
        }
      }
      """
    #expect(Self.verdicts(source) == [.pass, .pass])
  }

  @Test func environmentUnderAnotherName() {
    let source = """
      struct Card: View {
        @Environment(\\.accessibilityReduceMotion) var still
        func act() { if !still { withAnimation { n += 1 } } }
      }
      """
    #expect(Self.verdicts(source) == [.pass])
  }

  @Test func anotherTypesAnswerDoesNotCount() {
    let source = """
      struct Calm: View { @Environment(\\.accessibilityReduceMotion) var reduceMotion }
      struct Card: View { func act() { withAnimation { n += 1 } } }
      extension Calm { func act() { withAnimation { n += 1 } } }
      """
    #expect(Self.verdicts(source) == [.fail, .fail])
  }

  @Test func previewsDoNotShip() {
    let source = """
      #Preview { Dot().animation(.default, value: 1) }
      struct Card_Previews: PreviewProvider { static var previews: some View { Dot().transition(.slide) } }
      """
    #expect(Self.verdicts(source) == [.none])
  }

  @Test func placeAndWords() throws {
    var audit = MotionAudit()
    audit.add(
      Array("struct Card {\n  var a = Dot()\n    .animation(.spring(), value: n)\n}\n".utf8),
      path: "Card.swift")
    let finding = try #require(audit.findings.first)
    #expect(finding.message == "animation '.animation' of Card runs when Reduce Motion is on")
    // The dot is the fifth byte of line 3; the call has 31 bytes.
    #expect(
      finding.location.range
        == SourceRange(
          start: SourcePosition(line: 3, column: 5), end: SourcePosition(line: 3, column: 36)))
    #expect(finding.reason.hasPrefix("Card never checks accessibilityReduceMotion; WCAG 2.2"))
    #expect("\(audit.coverage)" == "measured 1 of 1 animations (100%)")
  }

  @Test("a class has no environment to read")
  func animationsOfClasses() throws {
    var audit = MotionAudit()
    audit.add(
      Array("@Observable class Model { func go() { withAnimation { x = 1 } } }".utf8),
      path: "Model.swift")
    let finding = try #require(audit.findings.first)
    #expect(
      finding.reason.hasPrefix("Model never checks UIAccessibility.isReduceMotionEnabled; "))
    #expect(
      finding.fix?.hasPrefix("check UIAccessibility.isReduceMotionEnabled, and skip") == true)
  }

  @Test("deep chains, deep brackets, broken UTF-8 and no bytes at all each count as one file")
  func hostileSources() {
    let sources: [[UInt8]] = [
      Array(("let a = b" + String(repeating: ".animation(.default, value: 1)", count: 400)).utf8),
      Array(String(repeating: "withAnimation { ", count: 300).utf8),
      [0xFF, 0xC0, 0x28, 0x0A] + Array("withAnimation { }".utf8),
      [],
    ]
    for source in sources {
      var audit = MotionAudit()
      audit.add(source, path: "a.swift")
      #expect(audit.totals.files == 1)
    }
  }

  @Test("reduced motion is supported if all animations read pass, and unknown without sources")
  func theLabel() {
    func row(_ source: String?) -> LabelSummary.Row? {
      var audit = MotionAudit()
      if let source { audit.add(Array(source.utf8), path: "Card.swift") }
      return LabelSummary([], Auditor(), motion: audit.totals).rows.last
    }
    #expect(row(nil)?.verdict == .cannotTell)
    #expect(row("struct A {}")?.verdict == .supported)
    #expect(row("struct A {}")?.evidence == "no animation in 1 Swift file")
    #expect(row("func a() { withAnimation { } }")?.verdict == .failed)
    #expect(
      row("func a() { withAnimation(nil) { } }")?.evidence == "1 animations in 1 Swift file pass")
    #expect(row("func a() { withAnimation(x) { } }")?.verdict == .cannotTell)
  }
}
