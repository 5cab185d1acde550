// SPDX-License-Identifier: MIT

/// Where code ran into a value that nobody can know: that of a function that is left out, or of a
/// global whose making has ended another preview.
package struct LeftOutStop: Error, CustomStringConvertible {
  /// The innermost view whose body asked for the value; nil where the code that makes the preview
  /// did.
  let view: Any.Type?
  /// What is needed.
  let cause: String
  private let isLeftOut: Bool

  /// - Parameters:
  ///   - name: the function.
  ///   - place: the file and the line of the code that does not compile.
  init(_ name: String, _ place: String) {
    self.init(cause: "what \(name) does (\(place))", isLeftOut: true)
  }

  init(cause: String, isLeftOut: Bool) {
    view = EnvironmentScope.current?.context.type
    self.cause = cause
    self.isLeftOut = isLeftOut
  }

  package var description: String {
    "the preview needs \(cause)"
      + (isLeftOut ? ", which is left out because it does not compile" : "")
  }

  /// What stands in the place of the view.
  func placeholder(_ label: String) -> _LeftOutView {
    _LeftOutView(
      label,
      note: "\(label), which needs \(cause),"
        + (isLeftOut ? " left out because it does not compile," : ""))
  }

  /// Ends the thread.
  static func end(_ stop: LeftOutStop) -> Never {
    Receiver.current?.stop = stop
    fatalError(stop.description)
  }

  /// Takes the stop of the code that runs on this thread; nil where nobody asks.
  final class Receiver: Sendable {
    @TaskLocal static var current: Receiver?

    // NB: written on the thread of the preview, and read after that has ended.
    nonisolated(unsafe) var stop: LeftOutStop?
    /// The functions without an answer that were called, in order, each once.
    nonisolated(unsafe) var unanswered: [String] = []
  }

  /// The stops of earlier runs of the same preview: their views are not evaluated.
  @TaskLocal static var known: [LeftOutStop] = []

  static func known(of view: Any.Type) -> LeftOutStop? { known.first { $0.view == view } }
}
