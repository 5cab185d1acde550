// SPDX-License-Identifier: MIT

/// The reason why a view could not be evaluated.
package struct EvaluationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  package enum Code: Hashable, Sendable {
    /// A view needs an object that no view around it puts into the environment. `views` lists the
    /// view that needs it and the views around it, innermost first.
    case missingObject(type: String, views: [String])
    /// Views nest too deeply, usually because a body contains its own view without a condition that
    /// ends the recursion. `views` lists them, innermost first.
    case tooDeep(views: [String])
    /// The shared data of a `PreviewModifier` waits for something that a rendering does not have,
    /// such as a timer or the network.
    case waits
  }

  /// What went wrong.
  package var code: Code

  init(_ code: Code) {
    self.code = code
  }

  /// The failure in words, with the way to fix it.
  package var description: String {
    switch code {
    case .missingObject(let type, let views):
      "no \(type) in the environment of \(path(views)); add "
        + "'.environment(\(lowerCamel(type)))', or '.environmentObject(_:)' for an "
        + "ObservableObject, to the view or to one around it"
    case .tooDeep(let views):
      "views nest more than \(EvaluationContext.maximumDepth) deep, in \(path(views)); a body must "
        + "not hold its own view without a condition that ends"
    case .waits:
      "the shared data of a preview modifier waits for a timer, the network or another thread; "
        + "make it without waiting"
    }
  }

  private func path(_ views: [String]) -> String {
    guard let first = views.first else { return "the view" }
    let rest = views.dropFirst()
    return rest.isEmpty ? first : "\(first) (in \(rest.joined(separator: ", in ")))"
  }

  private func lowerCamel(_ type: String) -> String {
    type.prefix(1).lowercased() + type.dropFirst()
  }
}
