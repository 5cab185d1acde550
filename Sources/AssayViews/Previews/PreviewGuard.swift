// SPDX-License-Identifier: MIT

internal import CPreviews

/// Runs the code of one preview so that a fatal error in it ends that preview alone.
package enum PreviewGuard {
  /// How long a preview may take before it is given up.
  static let seconds: Int32 = 60

  /// More views than any preview has that need what is left out.
  private static let stopLimit = 20

  /// Runs a closure on a thread of its own. After a fatal error the closure is never released:
  /// its thread still holds it.
  ///
  /// A view that needs what `assay port` has left out ends the thread too. The closure then runs
  /// again, with a labeled area in place of that view.
  ///
  /// - Throws: What the closure throws, `LeftOutStop` or `PreviewError`.
  package static func run<Value>(_ body: @escaping () throws -> Value) throws -> Value {
    var stops: [LeftOutStop] = []
    while true {
      let known = stops
      let receiver = LeftOutStop.Receiver()
      do {
        return try runOnce {
          try LeftOutStop.Receiver.$current.withValue(receiver) {
            try LeftOutStop.$known.withValue(known, operation: body)
          }
        }
      } catch PreviewError.fatal(let signal) {
        guard let stop = receiver.stop else { throw PreviewError.fatal(signal: signal) }
        let isNew = stop.view.map { view in !stops.contains { $0.view == view } } ?? false
        guard isNew, stops.count < stopLimit else { throw stop }
        stops.append(stop)
      }
    }
  }

  private static func runOnce<Value>(_ body: @escaping () throws -> Value) throws -> Value {
    var result: Result<Value, any Error>?
    let box = Unmanaged.passRetained(Box { result = Result { try body() } })
    let signal = assay_run_guarded(
      { box in
        guard let box else { return }
        Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().body()
      }, box.toOpaque(), seconds)
    if signal < 0 { throw PreviewError.tooSlow }
    guard signal == 0, let result else { throw PreviewError.fatal(signal: signal) }
    box.release()
    return try result.get()
  }

  private final class Box {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
}

/// Why a preview has no picture.
package enum PreviewError: Error, CustomStringConvertible {
  case fatal(signal: Int32)
  case tooSlow

  package var description: String {
    switch self {
    case .fatal(let signal):
      "the preview stopped with a fatal error (signal \(signal)); its message is in the output above"
    case .tooSlow:
      "the preview was not rendered after \(PreviewGuard.seconds) seconds"
    }
  }
}
