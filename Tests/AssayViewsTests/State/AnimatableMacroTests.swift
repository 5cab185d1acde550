// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayViews

@Animatable
private struct AnimatedWave: Shape {
  var phase: Angle
  var height: Double
  var start = CGPoint(x: 1, y: 2)
  @AnimatableIgnored var isFilled = false
  let width = 3.0
  var crest: Double { height * 2 }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable
private struct AnimatedCount<Amount: Animatable & Sendable>: View {
  var amount: Amount
  @State private var isShown = true
  var body: some View { Text(verbatim: "a") }
}

@Animatable
private struct OwnData: Shape {
  var height: Double
  var animatableData: CGFloat {
    get { height * 2 }
    set { height = newValue / 2 }
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// SwiftUI's documentation of `Animatable()`: the data is that of the stored variables, without
/// those that `AnimatableIgnored()` marks.
@MainActor
@Suite("The macro Animatable")
struct AnimatableMacroTests {
  @Test("the data of a shape is that of its stored variables, in order")
  func shape() {
    var wave = AnimatedWave(phase: .degrees(90), height: 4)
    let data = wave.animatableData
    #expect(data.first == 90 && data.second.first == 4)
    #expect(data.second.second.first == 1 && data.second.second.second == 2)

    wave.animatableData = data.scaled(by: 2)
    #expect(wave.phase == .degrees(180) && wave.height == 8)
    #expect(wave.start == CGPoint(x: 2, y: 4))
  }

  @Test("a view becomes animatable by the macro, without its state")
  func view() {
    func data<A: Animatable>(of value: A) -> A.AnimatableData { value.animatableData }
    #expect(data(of: AnimatedCount(amount: 3.0)) == 3)
    #expect(data(of: AnimatedCount(amount: Angle.degrees(5))) == 5)
  }

  @Test("data of the type's own is kept")
  func ownData() {
    #expect(OwnData(height: 2).animatableData == 4)
  }
}
