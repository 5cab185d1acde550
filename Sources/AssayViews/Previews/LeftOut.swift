// SPDX-License-Identifier: MIT

internal import Foundation

/// What `assay port` writes in place of what a function does, where that does not compile. Code
/// that calls the function is reported, and the preview goes on as it does without an answer.
public nonisolated enum _LeftOut {
  /// The error that a function throws in place of what it does.
  ///
  /// - Parameters:
  ///   - name: the function.
  ///   - place: the file and the line of the code that does not compile.
  public static func failure(_ name: String, _ place: String) -> any Error {
    note(name, place)
    return Failure(name: name)
  }

  /// Waits without end, as for a server that does not answer.
  ///
  /// - Parameters:
  ///   - name: the function.
  ///   - place: the file and the line of the code that does not compile.
  public static func wait(_ name: String, _ place: String) async -> Never {
    note(name, place)
    while true { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }

  /// Reports that a function does nothing, or returns nothing.
  ///
  /// - Parameters:
  ///   - name: the function.
  ///   - place: the file and the line of the code that does not compile.
  public static func note(_ name: String, _ place: String) {
    let what = "what \(name) does (\(place))"
    LeftOutNotes.add(what + ", left out because it does not compile,")
    if let receiver = LeftOutStop.Receiver.current, !receiver.unanswered.contains(what) {
      receiver.unanswered.append(what)
    }
  }

  /// Ends a function whose value nobody can know. The preview is then drawn with a labeled area in
  /// place of the view that asked for the value.
  ///
  /// - Parameters:
  ///   - name: the function.
  ///   - place: the file and the line of the code that does not compile.
  public static func stop(_ name: String, _ place: String) -> Never {
    LeftOutStop.end(LeftOutStop(name, place))
  }

  private struct Failure: LocalizedError {
    let name: String
    var errorDescription: String? { "\(name) was left out by 'assay port'" }
  }
}
