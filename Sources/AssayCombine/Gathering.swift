// SPDX-License-Identifier: MIT

/// What several publishers have sent so far, for one subscription to all of them.
final class Gathering<Output, Failure: Error> {
  let downstream: Downstream<Output, Failure>
  private var open: Int

  init(_ downstream: Downstream<Output, Failure>, count: Int) {
    self.downstream = downstream
    self.open = count
  }

  /// Subscribes to one of the publishers.
  func attach<P: Publisher>(
    _ publisher: P, ended: @escaping () -> Void = {}, _ value: @escaping (P.Output) -> Void
  ) where P.Failure == Failure {
    let upstream = Downstream<P.Output, Failure>(
      value: value,
      end: { completion in
        switch completion {
        case .failure: self.downstream.finish(completion)
        case .finished:
          ended()
          self.finishOne()
        }
      })
    downstream.onCancel { upstream.cancel() }
    publisher.receive(subscriber: upstream)
  }

  func addOne() { open += 1 }

  func finishOne() {
    open -= 1
    if open == 0 { downstream.finish(.finished) }
  }
}
