// SPDX-License-Identifier: MIT

extension PreviewRecord.Place {
  /// Adds a preview for each state of a widget or a live activity.
  ///
  /// - Parameters:
  ///   - noun: what a state is called where the preview has no name.
  ///   - states: asked for their number first, and again when a picture is drawn, because a state
  ///     may hold the time.
  func add<State>(
    _ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>], each noun: String,
    of states: @escaping @MainActor () -> [State], view: @escaping @MainActor (State) -> any View
  ) {
    let count: Int
    do {
      count = try PreviewGuard.run {
        RenderingExecutor.making { BodyEvaluator.value { states().count } }
      }
      if count == 0 { throw PreviewError.noStates(noun) }
    } catch {
      add(name, traits) { throw error }
      return
    }
    for index in 0..<count {
      add(count == 1 ? name : (name ?? noun) + "-\(index + 1)", traits) {
        let view = RenderingExecutor.making {
          BodyEvaluator.value { () -> (any View)? in
            let states = states()
            return states.indices.contains(index) ? view(states[index]) : nil
          }
        }
        guard let view else { throw PreviewError.noStates(noun) }
        return view
      }
    }
  }
}
