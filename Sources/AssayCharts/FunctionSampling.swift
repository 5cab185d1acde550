// SPDX-License-Identifier: MIT

internal import AssayViews

/// Finds the points of functions.
///
/// The domain of a function is, in this order: its own one, the one that the app gives to the axis
/// of x, and the one that the other marks have there. A function without any is reported.
struct FunctionSampling {
  private(set) var marks: [ChartMark]

  /// - Parameter axis: makes the axis of x of some marks.
  init(_ marks: [ChartMark], axis: ([ChartMark]) -> ChartScale) {
    self.marks = marks.map { mark in
      guard let domain = mark.function?.domain else { return mark }
      return Self.sampled(mark, over: domain)
    }
    let isOpen = marks.map { $0.function != nil && $0.function?.domain == nil }
    guard isOpen.contains(true) else { return }
    let known = zip(self.marks, isOpen).filter { !$1 }.map(\.0)
    let scale = axis(known)
    let domain: ClosedRange<Double>? =
      if case .numbers(let range) = scale.domain, scale.hasValues { range } else { nil }
    for (index, isOpen) in isOpen.enumerated() where isOpen {
      if let domain {
        self.marks[index] = Self.sampled(self.marks[index], over: domain)
      } else {
        self.marks[index].undrawn.append("a function in a chart without a domain of x")
      }
    }
  }

  private static func sampled(_ mark: ChartMark, over domain: ClosedRange<Double>) -> ChartMark {
    var mark = mark
    mark.curve = mark.function?.runs(over: domain) ?? []
    return mark
  }
}
