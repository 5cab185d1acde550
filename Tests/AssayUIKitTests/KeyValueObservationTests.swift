// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  import AssayUIKit
  import Testing

  @Suite("Observed properties")
  struct KeyValueObservationTests {
    private final class Model: NSObject { var value = 3 }

    @Test(
      "the value at first is told where it is asked for",
      arguments: [
        ([], []), (.new, []), (.initial, [nil]), ([.initial, .new], [3]),
      ] as [(NSKeyValueObservingOptions, [Int?])])
    func initial(_ options: NSKeyValueObservingOptions, _ expected: [Int?]) {
      var told: [Int?] = []
      let model = Model()
      let token = model.observe(\.value, options: options) { object, change in
        #expect(object === model)
        told.append(change.newValue)
      }
      model.value = 4
      token.invalidate()
      #expect(told == expected)
    }

    @Test("texts of points, sizes and rectangles")
    func geometry() {
      #expect(NSCoder.cgPoint(for: "{1, -2.5}") == CGPoint(x: 1, y: -2.5))
      #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
      #expect(
        NSCoder.cgRect(for: "{{0, 1}, {2, 3}}") == CGRect(x: 0, y: 1, width: 2, height: 3))
      #expect(NSCoder.cgPoint(for: "nothing") == .zero)
      #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: 7, y: 8))) == CGPoint(x: 7, y: 8))
    }
  }
#endif
