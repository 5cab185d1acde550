// SPDX-License-Identifier: MIT

import AssayScenes
import Foundation
import Testing

@testable import AssayViews

/// What a still picture shows of motion and gestures, in the forms that screens use.
@MainActor
@Suite("Motion and gestures")
struct MotionTests {
  private func texts(_ view: some View) throws -> [String] {
    try GeometrySketch.build(view).texts.map(\.string)
  }

  struct Animated: View {
    @State private var text = ""
    var body: some View {
      Text(verbatim: text).onAppear {
        withAnimation(.easeInOut(duration: 2).repeatForever()) { text += "a" }
        withAnimation {
          text += "b"
        } completion: {
          text += "c"
        }
        withTransaction(Transaction(animation: .spring(.bouncy))) { text += "d" }
        withTransaction(\.disablesAnimations, true) { text += "e" }
      }
    }
  }

  @Test("the closures of animations and their completions are called in order")
  func animations() throws {
    #expect(try texts(Animated()) == ["abcde"])
  }

  @Test("animators show their first phase and their initial value")
  func animators() throws {
    struct Values { var scale = 1.5 }
    let view = VStack {
      PhaseAnimator(["first", "second"]) {
        Text(verbatim: $0)
      } animation: { _ in
        .smooth
      }
      Text(verbatim: "x").phaseAnimator([2, 3]) { content, phase in
        HStack {
          content
          Text(verbatim: "\(phase)")
        }
      }
      KeyframeAnimator(initialValue: Values(), trigger: 0) { value in
        Text(verbatim: "\(value.scale)")
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.2)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
        }
      }
      Text(verbatim: "y").animation(.default) { $0.bold() }
    }
    #expect(try texts(view) == ["first", "x", "2", "1.5", "y"])
  }

  struct Press: Gesture {
    @GestureState var isDown = false
    var body: some Gesture<DragGesture.Value> {
      DragGesture(minimumDistance: 0, coordinateSpace: .named("board"))
        .updating($isDown) { _, state, _ in state = true }
    }
  }

  struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  @Test("gestures and transitions change nothing")
  func gestures() throws {
    @GestureState var offset = CGSize.zero
    let drag = DragGesture()
      .updating($offset) { value, state, _ in state = value.translation }
      .onEnded { print($0.velocity.width, $0.predictedEndLocation.x) }
    let view = Text(verbatim: "a")
      .gesture(LongPressGesture().sequenced(before: drag), including: .all)
      .gesture(
        MagnifyGesture().simultaneously(with: RotateGesture())
          .onChanged { print($0.first?.magnification ?? 1) }
      )
      .gesture(Press(), isEnabled: false)
      .simultaneousGesture(TapGesture(count: 2).exclusively(before: SpatialTapGesture()))
      .highPriorityGesture(AnyGesture(MagnificationGesture().onChanged { print($0) }))
      .onTapGesture { location in print(location.x) }
      .onTapGesture(count: 2) {}
      .transition(.move(edge: .top).combined(with: .opacity))
      .transition(.asymmetric(insertion: .scale(scale: 0.5), removal: .identity))
      .transition(.blurReplace)
      .transition(Turn())
      .contentTransition(.numericText())
      .navigationTransition(.automatic)
      .onDrop(of: [.image, .fileURL], isTargeted: nil) { _ in true }
      .onDrag { NSItemProvider() }
    #expect(try texts(view) == ["a"])
    #expect(try view.viewNode() == Text(verbatim: "a").viewNode())
  }

  // With mass 1 the frequency is the root of the stiffness: 10 in a second, 2 pi / 10 s a period.
  // Damping of 2 x 10 is exactly enough.
  @Test(
    "a spring by its physics",
    arguments: [(10.0, false, 0.5), (20, false, 0), (40, false, 0), (40, true, -0.5)])
  func springs(damping: Double, allowsMore: Bool, bounce: Double) {
    let spring = Spring(stiffness: 100, damping: damping, allowOverDamping: allowsMore)
    #expect(spring.duration == 2 * .pi / 10)
    #expect(spring.bounce == bounce)
  }
}
