// SPDX-License-Identifier: MIT

import AssayCombine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Subscribers and requests")
struct SubscriberTests {
  private final class Box {
    var value = 0
  }

  @Test("an assigning subscriber sets a property, and ends with its subscription")
  func assign() {
    let box = Box()
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = Subscribers.Assign(object: box, keyPath: \.value)
    subject.subscribe(subscriber)
    subject.send(3)
    #expect(box.value == 3)
    subscriber.cancel()
    subject.send(4)
    #expect(box.value == 3)
  }

  @Test("a sink receives values and the end")
  func sink() {
    var seen: [String] = []
    [1, 2].publisher.subscribe(
      Subscribers.Sink(receiveCompletion: { _ in seen.append("end") }) { seen.append("\($0)") })
    #expect(seen == ["1", "2", "end"])
  }

  @Test("a request that no server answers fails with an error of URLs")
  func request() async throws {
    // Port 1 of this machine has no server.
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let stream = AsyncStream<Bool> { continuation in
      let subscription = URLSession.shared.dataTaskPublisher(for: url).sink(
        receiveCompletion: { completion in
          if case .failure(let error) = completion {
            continuation.yield(error.code != .unknown)
          }
          continuation.finish()
        }, receiveValue: { _ in })
      let kept = Kept(subscription)
      continuation.onTermination = { _ in kept.subscription.cancel() }
    }
    var results: [Bool] = []
    for await result in stream { results.append(result) }
    #expect(results == [true])
  }

  /// It is unchecked because only the stream's end uses it.
  private struct Kept: @unchecked Sendable {
    let subscription: AnyCancellable
    init(_ subscription: AnyCancellable) { self.subscription = subscription }
  }
}
