// SPDX-License-Identifier: MIT

import AssayViews
import Foundation
import Testing

@Suite("Springs and curves")
struct SpringTests {
  /// The mass moved in small steps by its force, which is Newton's law.
  private func simulated(
    _ spring: Spring, velocity start: Double, time: Double
  ) -> (value: Double, velocity: Double) {
    let steps = 200_000
    let step = time / Double(steps)
    var value = 0.0
    var velocity = start
    func force(_ value: Double, _ velocity: Double) -> Double {
      spring.force(target: 1.0, position: value, velocity: velocity)
    }
    for _ in 0..<steps {
      let middle = velocity + force(value, velocity) * step / 2
      velocity += force(value + velocity * step / 2, middle) * step
      value += middle * step
    }
    return (value, velocity)
  }

  @Test(
    "a spring moves as its force says",
    arguments: [
      Spring(), Spring(duration: 0.4, bounce: 0.3), Spring(duration: 1, bounce: -0.4),
      Spring(mass: 2, stiffness: 100, damping: 10),
    ], [0.05, 0.3, 0.9])
  func motion(spring: Spring, time: Double) {
    let expected = simulated(spring, velocity: 2, time: time)
    let value = spring.value(target: 1.0, initialVelocity: 2, time: time)
    let velocity = spring.velocity(target: 1.0, initialVelocity: 2, time: time)
    #expect(abs(value - expected.value) < 1e-4)
    #expect(abs(velocity - expected.velocity) < 1e-3)
  }

  @Test("two small steps are one large one, and a spring comes to rest")
  func steps() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.02)
    }
    #expect(abs(value - spring.value(target: 1.0, time: 0.2)) < 1e-9)
    let rest = spring.settlingDuration
    #expect(abs(1 - spring.value(target: 1.0, time: rest * 1.5)) < 0.001)
    #expect(rest > 0.5 && rest < 2)
    let settled = Spring(settlingDuration: 2, dampingRatio: 0.7)
    #expect(abs(settled.settlingDuration - 2) < 0.02 && settled.dampingRatio == 0.7)
  }

  @Test("a spring that hardly stops, or hardly starts, has an answer", .timeLimit(.minutes(10)))
  func extremes() {
    #expect(Spring(duration: 0.5, bounce: 0.999_999).settlingDuration > 100_000)
    #expect(Spring(duration: 0.5, bounce: -0.999_999).settlingDuration > 100_000)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  /// The definitions of Apple's documentation of `Spring`.
  @Test("the constants of a spring follow from its duration and its bounce")
  func constants() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    #expect(spring.response == 0.5 && abs(spring.dampingRatio - 0.8) < 1e-12)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.8 / 0.5) < 1e-9)
    #expect(abs(Spring(response: 1, dampingRatio: 2).dampingRatio - 2) < 1e-12)
  }

  /// The first four are of the CSS specification's cubic-bezier curves, by scipy's root finder.
  @Test(
    "a curve has a value for each moment",
    arguments: [
      (UnitCurve.easeIn, 0.5, 0.31536), (.easeOut, 0.5, 0.68464), (.easeInOut, 0.25, 0.12916),
      (.easeInOut, 0.5, 0.5), (.linear, 0.3, 0.3), (.circularEaseIn, 0.6, 0.2),
      (.circularEaseOut, 0.4, 0.8), (.circularEaseInOut, 0.3, 0.1), (.linear, 2, 1),
    ])
  func curves(curve: UnitCurve, moment: Double, expected: Double) {
    #expect(abs(curve.value(at: moment) - expected) < 1e-4)
    #expect(abs(curve.inverse.value(at: curve.value(at: moment)) - min(1, moment)) < 1e-6)
  }
}
