// SPDX-License-Identifier: MIT

internal import CPreviews
internal import Synchronization

/// Runs the code of one preview so that a fatal error in it ends that preview alone.
package enum PreviewGuard {
  /// How long a preview may take before it is given up.
  static let seconds: Int32 = 60

  /// More views than any preview has that need what is left out.
  private static let stopLimit = 20

  /// Runs a closure on a thread of its own. After a fatal error the closure is never released:
  /// its thread still holds it.
  ///
  /// A view that needs what `assay port` has left out, or a global value whose making has ended
  /// another preview, ends the thread too. The closure then runs again, with a labeled area in
  /// place of that view.
  ///
  /// - Throws: What the closure throws, `LeftOutStop` or `PreviewError`.
  package static func run<Value>(_ body: @escaping () throws -> Value) throws -> Value {
    var stops: [LeftOutStop] = []
    while true {
      let known = stops
      let receiver = LeftOutStop.Receiver()
      let number = DeadRuns.nextNumber()
      do {
        return try runOnce(number) {
          try LeftOutStop.Receiver.$current.withValue(receiver) {
            try LeftOutStop.$known.withValue(known, operation: body)
          }
        }
      } catch PreviewError.fatal(let signal, _) {
        DeadRuns.add(number, cause: receiver.stop?.cause)
        guard let stop = receiver.stop else {
          throw PreviewError.fatal(signal: signal, after: receiver.unanswered)
        }
        let isNew = stop.view.map { view in !stops.contains { $0.view == view } } ?? false
        guard isNew, stops.count < stopLimit else { throw stop }
        stops.append(stop)
      }
    }
  }

  private static func runOnce<Value>(
    _ number: Int32, _ body: @escaping () throws -> Value
  ) throws -> Value {
    var result: Result<Value, any Error>?
    let box = Unmanaged.passRetained(Box { result = Result { try body() } })
    let signal = assay_run_guarded(
      { box in
        guard let box else { return }
        Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().body()
      }, box.toOpaque(), number, seconds)
    if signal < 0 { throw PreviewError.tooSlow }
    guard signal == 0, let result else { throw PreviewError.fatal(signal: signal, after: []) }
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
  /// - Parameter after: the functions without an answer that the preview has called.
  case fatal(signal: Int32, after: [String])
  case tooSlow
  /// A widget or a live activity without an entry or a state, as the argument calls it.
  case noStates(String)

  package var description: String {
    switch self {
    case .fatal(let signal, let functions):
      "the preview stopped with a fatal error (signal \(signal)); its message is in the output above"
        + (functions.isEmpty
          ? ""
          : "; before that, it used \(functions.joined(separator: ", ")), left out because it does "
            + "not compile: a forced unwrap or 'try!' of what it returns stops a preview")
    case .tooSlow:
      "the preview was not rendered after \(PreviewGuard.seconds) seconds"
    case .noStates(let noun): "the preview has no \(noun) to draw; add one to its '#Preview'"
    }
  }
}

/// Why runs have died, for previews that use a global value that one of these did not finish.
private enum DeadRuns {
  private static let state = Mutex<(last: Int32, causes: [Int32: String])>((0, [:]))

  static func nextNumber() -> Int32 {
    state.withLock { state in
      if state.last == 0 { assay_handle_dead_values { DeadRuns.stop(at: $0) } }
      state.last += 1
      return state.last
    }
  }

  /// - Parameter cause: what the code needed that is left out.
  static func add(_ number: Int32, cause: String?) {
    state.withLock { state in state.causes[number] = cause }
  }

  /// Ends the thread of a preview that uses such a value.
  private static func stop(at number: Int32) -> Never {
    let cause = state.withLock { state in state.causes[number] }
    LeftOutStop.end(
      LeftOutStop(
        cause: cause
          ?? "a global or static value whose initializer stopped another preview with a fatal error",
        isLeftOut: cause != nil))
  }
}
