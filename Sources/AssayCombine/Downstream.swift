// SPDX-License-Identifier: MIT

/// Where a publisher sends its values: one subscription of an operator or of a sink.
///
/// After its end it drops its closures, so that what they refer to is released.
final class Downstream<Output, Failure: Error>: Subscriber {
  private var value: ((Output) -> Void)?
  private var end: ((Subscribers.Completion<Failure>) -> Void)?
  private var cancellations: [() -> Void] = []

  init(
    value: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.end = end
  }

  /// Whether it still takes values.
  var isOpen: Bool { value != nil }

  func send(_ output: Output) { value?(output) }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let end else { return }
    cancel()
    end(completion)
  }

  func cancel() {
    value = nil
    end = nil
    let actions = cancellations
    cancellations = []
    for action in actions { action() }
  }

  /// Calls an action at the end, or now if that has passed.
  func onCancel(_ action: @escaping () -> Void) {
    if isOpen { cancellations.append(action) } else { action() }
  }

  func receive(subscription: any Subscription) {
    onCancel { subscription.cancel() }
    subscription.request(.unlimited)
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    send(input)
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }
}

/// What a subscriber of a program's own gets.
private struct DownstreamSubscription: Subscription {
  let cancellation: () -> Void
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { cancellation() }
}

extension Downstream {
  /// Attaches a subscriber of any type through `attach`.
  static func connect<S: Subscriber>(
    _ subscriber: S, _ attach: (Downstream<Output, Failure>) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    if let downstream = subscriber as? Downstream<Output, Failure> { return attach(downstream) }
    let downstream = Downstream(
      value: { _ = subscriber.receive($0) }, end: { subscriber.receive(completion: $0) })
    subscriber.receive(subscription: DownstreamSubscription { downstream.cancel() })
    attach(downstream)
  }
}

/// The subscriptions of a publisher that sends to many, in the order in which they came.
final class Downstreams<Output, Failure: Error> {
  private var all: [Downstream<Output, Failure>] = []

  func add(_ downstream: Downstream<Output, Failure>) {
    all.append(downstream)
    downstream.onCancel { [weak self, weak downstream] in
      self?.all.removeAll { $0 === downstream }
    }
  }

  func send(_ output: Output) {
    for downstream in all { downstream.send(output) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    for downstream in all { downstream.finish(completion) }
  }
}
