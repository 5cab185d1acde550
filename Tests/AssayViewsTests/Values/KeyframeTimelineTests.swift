// SPDX-License-Identifier: MIT

import AssayViews
import Testing

@Suite("Values of keyframes")
struct KeyframeTimelineTests {
  private struct Pose {
    var angle = Angle.zero
    var height = 0.0
  }

  @Test("linear keyframes, and the ends", arguments: [(-1, 0), (0, 0), (1, 5), (2.5, 15), (9, 20)])
  func linear(_ time: Double, _ expected: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 2)
      LinearKeyframe(20.0, duration: 1)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: time) == expected)
  }

  @Test("a part of the duration")
  func progress() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10.0, duration: 4) }
    #expect(timeline.value(progress: 0.25) == 2.5)
  }

  @Test("a value that is there at once stays until the next one")
  func move() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      MoveKeyframe(5.0)
      LinearKeyframe(7.0, duration: 2)
    }
    #expect(timeline.value(time: 0) == 5)
    #expect(timeline.value(time: 1) == 6)
  }

  /// A Catmull-Rom spline: with 1 second between the points 0, 10 and 20 the slope at 10 is
  /// (20 - 0) / 2 = 10 a second, and both ends are at rest. In the middle of the first segment, a
  /// Hermite spline is (0 + 10) / 2 + (0 - 10) / 8 = 3.75.
  @Test("cubic keyframes")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1)
      CubicKeyframe(20.0, duration: 1)
    }
    #expect(timeline.value(time: 0.5) == 3.75)
    #expect(timeline.value(time: 1) == 10)
    // (10 + 20) / 2 + (10 - 0) / 8
    #expect(timeline.value(time: 1.5) == 16.25)
    #expect(timeline.value(time: 2) == 20)
  }

  /// At rest at 10 and at 20: a quarter of the way in time is 3/16 - 2/64 = 5/32 of the way.
  @Test("a cubic keyframe starts with the velocity that the one before ends with")
  func cubicVelocity() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1, endVelocity: 0)
      CubicKeyframe(20.0, duration: 1)
    }
    #expect(timeline.value(time: 1.25) == 11.5625)
  }

  @Test("a spring moves as a spring does")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 2.0) {
      SpringKeyframe(12.0, duration: 1, spring: .bouncy)
    }
    #expect(timeline.value(time: 0.25) == 2 + Spring.bouncy.value(target: 10.0, time: 0.25))
  }

  @Test("tracks of properties; of two of one property the last counts")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
      KeyframeTrack(\.height) { LinearKeyframe(1.0, duration: 1) }
      KeyframeTrack(\.height) { LinearKeyframe(8.0, duration: 4) }
    }
    let pose = timeline.value(time: 1)
    #expect(timeline.duration == 4)
    #expect(pose.angle == .degrees(45))
    #expect(pose.height == 2)
  }
}
