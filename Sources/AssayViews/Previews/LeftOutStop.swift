// SPDX-License-Identifier: MIT

/// Where code ran into a function that is left out and whose value nobody can know.
package struct LeftOutStop: Error, CustomStringConvertible {
  /// The innermost view whose body asked for the value; nil where the code that makes the preview
  /// did.
  let view: Any.Type?
  private let cause: String

  /// - Parameters:
  ///   - name: the function.
  ///   - place: the file and the line of the code that does not compile.
  init(_ name: String, _ place: String) {
    view = EnvironmentScope.current?.context.type
    cause = "what \(name) does (\(place))"
  }

  package var description: String {
    "the preview needs \(cause), which is left out because it does not compile"
  }

  /// What stands in the place of the view.
  func placeholder(_ label: String) -> _LeftOutView {
    _LeftOutView(
      label, note: "\(label), which needs \(cause), left out because it does not compile,")
  }

  /// Takes the stop of the code that runs on this thread; nil where nobody asks.
  final class Receiver: Sendable {
    @TaskLocal static var current: Receiver?

    // NB: written once, before the thread ends, and read after that.
    nonisolated(unsafe) var stop: LeftOutStop?
  }

  /// The stops of earlier runs of the same preview: their views are not evaluated.
  @TaskLocal static var known: [LeftOutStop] = []

  static func known(of view: Any.Type) -> LeftOutStop? { known.first { $0.view == view } }
}
