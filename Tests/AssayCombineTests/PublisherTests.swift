// SPDX-License-Identifier: MIT

import AssayCombine
import Dispatch
import Foundation
import Testing

private struct Oops: Error, Equatable {}

@Suite("Publishers")
struct PublisherTests {
  private func all<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    let subscription = publisher.sink(
      receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    defer { subscription.cancel() }
    return values
  }

  private func end<P: Publisher>(_ publisher: P) -> String {
    var result = "open"
    let subscription = publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: result = "finished"
        case .failure(let error): result = "\(error)"
        }
      }, receiveValue: { _ in })
    defer { subscription.cancel() }
    return result
  }

  @Test("a result publishes its value or its error")
  func results() {
    struct Refusal: Error {}
    #expect(all(Result<Int, Never>.success(3).publisher) == [3])
    #expect(all(Result<Int, Never>.Publisher(4).map { $0 + 1 }) == [5])
    var ending: Subscribers.Completion<any Error>?
    _ = Result<Int, any Error>.Publisher(Refusal()).sink {
      ending = $0
    } receiveValue: { _ in
      Issue.record("a value")
    }
    guard case .failure(let error) = ending else {
      Issue.record("no error")
      return
    }
    #expect(error is Refusal)
  }

  @Test("operators on values")
  func values() {
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(all(numbers.map { $0 * 2 }) == [2, 4, 4, 6, 8])
    #expect(all(numbers.filter { $0 > 2 }) == [3, 4])
    #expect(all(numbers.compactMap { $0 == 3 ? "three" : nil }) == ["three"])
    #expect(all(numbers.removeDuplicates()) == [1, 2, 3, 4])
    #expect(all(numbers.scan(0, +)) == [1, 3, 5, 8, 12])
    #expect(all(numbers.reduce(0, +)) == [12])
    #expect(all(numbers.collect()) == [[1, 2, 2, 3, 4]])
    #expect(all(numbers.collect(2)) == [[1, 2], [2, 3], [4]])
    #expect(all(numbers.first()) == [1])
    #expect(all(numbers.first { $0 > 2 }) == [3])
    #expect(all(numbers.last()) == [4])
    #expect(all(numbers.dropFirst(3)) == [3, 4])
    #expect(all(numbers.drop { $0 < 3 }) == [3, 4])
    #expect(all(numbers.prefix(2)) == [1, 2])
    #expect(all(numbers.prefix { $0 < 2 }) == [1])
    #expect(all(numbers.prepend(0)) == [0, 1, 2, 2, 3, 4])
    #expect(all(numbers.append(5, 6)) == [1, 2, 2, 3, 4, 5, 6])
    #expect(all(Just(0).append([9].publisher)) == [0, 9])
    #expect(all(numbers.count()) == [5])
    #expect(all(numbers.contains(3)) == [true])
    #expect(all(numbers.ignoreOutput()).isEmpty)
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 1)) == [1])
    #expect(all([1, nil].publisher.replaceNil(with: 0)) == [1, 0])
    #expect(all(Optional(3).publisher) == [3])
  }

  @Test("places, extremes, and what other publishers open and close")
  func places() {
    let numbers = [3, 1, 2, 1].publisher
    #expect(all(numbers.output(at: 2)) == [2])
    #expect(all(numbers.output(at: 9)).isEmpty)
    #expect(all(numbers.output(in: 1...2)) == [1, 2])
    #expect(all(numbers.output(in: 2...)) == [2, 1])
    #expect(all(numbers.min()) == [1])
    #expect(all(numbers.max()) == [3])
    #expect(all(Empty<Int, Never>().max()).isEmpty)
    #expect(all(numbers.last { $0 > 1 }) == [2])
    #expect(
      all(numbers.zip([4, 5].publisher, [6].publisher) { [$0, $1, $2] }) == [[3, 4, 6]])

    let (subject, gate) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var (before, after): ([Int], [Int]) = ([], [])
    let subscriptions = [
      subject.prefix(untilOutputFrom: gate).sink { before.append($0) },
      subject.drop(untilOutputFrom: gate).sink { after.append($0) },
    ]
    subject.send(1)
    gate.send()
    subject.send(2)
    gate.send()
    subject.send(3)
    withExtendedLifetime(subscriptions) {}
    #expect(before == [1])
    #expect(after == [2, 3])
  }

  @Test("closures that may fail")
  func throwing() {
    let numbers = [1, 1, 2, 3].publisher
    func checked(_ number: Int) throws -> Int {
      if number == 3 { throw Oops() }
      return number
    }
    #expect(all(numbers.tryScan(0) { $0 + (try checked($1)) }) == [1, 2, 4])
    #expect(end(numbers.tryScan(0) { $0 + (try checked($1)) }) == "Oops()")
    #expect(all(numbers.tryReduce(0) { $0 + $1 }) == [7])
    #expect(all(Empty<Int, Never>().tryReduce(5) { $0 + $1 }) == [5])
    #expect(all(numbers.tryReduce(0) { $0 + (try checked($1)) }).isEmpty)
    #expect(all(numbers.tryRemoveDuplicates { try checked($1) == $0 }) == [1, 2])
    #expect(all(numbers.tryAllSatisfy { $0 < 9 }) == [true])
    #expect(all(numbers.tryAllSatisfy { try checked($0) < 2 }) == [false])
    #expect(end(numbers.tryAllSatisfy { try checked($0) < 9 }) == "Oops()")
    #expect(all(numbers.tryContains { try checked($0) == 2 }) == [true])
    #expect(all(numbers.tryContains { $0 == 9 }) == [false])
    #expect(all(numbers.tryFirst { try checked($0) == 2 }) == [2])
    #expect(end(numbers.tryLast { try checked($0) == 2 }) == "Oops()")
    #expect(all(numbers.tryDrop { $0 < 2 }) == [2, 3])
    #expect(all(numbers.tryPrefix { try checked($0) < 2 }) == [1, 1])
  }

  @Test("a multicast subject sends once it is connected")
  func multicast() {
    var count = 0
    let source = Deferred { () -> Just<Int> in
      count += 1
      return Just(7)
    }
    let shared = source.multicast(subject: PassthroughSubject())
    var values: [Int] = []
    let subscriptions = [
      shared.sink { values.append($0) }, shared.sink { values.append($0) },
    ]
    #expect(values.isEmpty)
    let connection = shared.connect()
    #expect(values == [7, 7])
    #expect(count == 1)
    withExtendedLifetime((subscriptions, connection)) {}
    #expect(all(Just(1).makeConnectable().autoconnect()) == [1])
  }

  @Test("errors end the values, and can be replaced")
  func errors() {
    let failing = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 3 { throw Oops() }
      return number
    }
    #expect(all(failing) == [1, 2])
    #expect(end(failing) == "Oops()")
    #expect(all(failing.replaceError(with: 0)) == [1, 2, 0])
    #expect(all(failing.catch { _ in [8, 9].publisher }) == [1, 2, 8, 9])
    #expect(all(failing.retry(1).replaceError(with: 0)) == [1, 2, 1, 2, 0])
    #expect(end(failing.mapError { _ in CancellationError() }) == "CancellationError()")
    #expect(end(Fail<Int, Oops>(error: Oops())) == "Oops()")
    #expect(end(Result<Int, Oops>.failure(Oops()).publisher) == "Oops()")
  }

  @Test("several publishers")
  func several() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var latest: [String] = []
    var zipped: [String] = []
    var cancellables: Set<AnyCancellable> = []
    a.combineLatest(b).sink { latest.append("\($0)\($1)") }.store(in: &cancellables)
    a.zip(b) { "\($0)\($1)" }.sink { zipped.append($0) }.store(in: &cancellables)
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    #expect(latest == ["2x", "2y"])
    #expect(zipped == ["1x", "2y"])
    #expect(all(Just(1).merge(with: Just(2), Just(3))) == [1, 2, 3])
    #expect(all(Publishers.MergeMany([Just(1), Just(2)])) == [1, 2])
    #expect(all([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
    #expect(end([1].publisher.flatMap { Just($0) }) == "finished")
    let named: Publishers.FlatMap<Just<Int>, Just<Int>> = Just(1).flatMap { Just($0 + 1) }
    #expect(all(named) == [2])
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var newest: [Int] = []
    outer.switchToLatest().sink { newest.append($0) }.store(in: &cancellables)
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(newest == [1, 3])
  }

  @Test("subjects send to those who subscribe, until they end or cancel")
  func subjects() {
    let subject = PassthroughSubject<Int, Oops>()
    var values: [Int] = []
    let subscription = subject.sink(
      receiveCompletion: { _ in values.append(-1) }, receiveValue: { values.append($0) })
    subject.send(1)
    subscription.cancel()
    subject.send(2)
    #expect(values == [1])
    subject.send(completion: .failure(Oops()))
    #expect(end(subject) == "Oops()")

    let current = CurrentValueSubject<Int, Never>(1)
    #expect(all(current) == [1])
    current.value = 2
    #expect(all(current.eraseToAnyPublisher()) == [2])
    var released: [Int] = []
    do {
      let kept = current.sink { released.append($0) }
      withExtendedLifetime(kept) {}
    }
    current.send(3)
    #expect(released == [2])
  }

  @Test("a future keeps its result, and a deferred publisher is made for each subscriber")
  func later() {
    var fulfill: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { fulfill = $0 }
    var values: [Int] = []
    let subscription = future.sink { values.append($0) }
    #expect(values.isEmpty)
    fulfill?(.success(4))
    #expect(values == [4])
    #expect(all(future) == [4])
    subscription.cancel()
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(all(deferred) + all(deferred) == [1, 2])
  }

  @Test("a schedule does not delay a value, and a delay never passes")
  func time() {
    let one = Just(1)
    #expect(all(one.receive(on: DispatchQueue.main)) == [1])
    #expect(all(one.receive(on: RunLoop.main)) == [1])
    #expect(all(one.subscribe(on: DispatchQueue.global())) == [1])
    #expect(all(one.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)) == [1])
    #expect(all(one.debounce(for: 0.3, scheduler: RunLoop.main)) == [1])
    #expect(all(one.throttle(for: 1, scheduler: RunLoop.main, latest: true)) == [1])
    #expect(all(one.delay(for: .seconds(1), scheduler: RunLoop.main)).isEmpty)
    #expect(all(Timer.publish(every: 1, on: .main, in: .common).autoconnect()).isEmpty)
  }

  @Test("JSON is decoded, or fails")
  func decoding() {
    struct Item: Codable, Equatable { var name: String }
    let good = Just(Data(#"{"name": "a"}"#.utf8)).decode(type: Item.self, decoder: JSONDecoder())
    #expect(all(good) == [Item(name: "a")])
    let bad = Just(Data("x".utf8)).decode(type: Item.self, decoder: JSONDecoder())
    #expect(all(bad.replaceError(with: Item(name: "error"))) == [Item(name: "error")])
  }

  @Test("notifications of a name arrive")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    var count = 0
    let subscription = NotificationCenter.Publisher(center: center, name: name)
      .merge(with: center.publisher(for: Notification.Name("never")))
      .sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(count == 1)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("values are an asynchronous sequence")
  func sequence() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test("a subscriber of a program's own gets a subscription, values and the end")
  func ownSubscriber() {
    final class Own: Subscriber {
      var log: [String] = []
      func receive(subscription: any Subscription) {
        log.append("subscription")
        subscription.request(.unlimited)
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        log.append("\(input)")
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { log.append("\(completion)") }
    }
    let own = Own()
    [1, 2].publisher.map { $0 + 1 }.subscribe(own)
    #expect(own.log == ["subscription", "2", "3", "finished"])
  }
}

private class Base: ObservableObject {
  @Published var first = 1
}
private final class Derived: Base {
  @Published var second = "a"
}
private final class Silent: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}
private final class Own: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var value = 0
}

@Suite("Published properties")
struct PublishedTests {
  @Test("a change is announced before it happens, also of an inherited property")
  func announced() {
    let object = Derived()
    var log: [String] = []
    let subscription = object.objectWillChange.sink {
      log.append("\(object.first)\(object.second)")
    }
    object.first = 2
    object.second = "b"
    #expect(log == ["1a", "2a"])
    #expect("\(object.first)\(object.second)" == "2b")
    subscription.cancel()
  }

  @Test("the publisher sends the value there is, then each new one before it is set")
  func publisher() {
    let object = Base()
    var log: [[Int]] = []
    let subscription = object.$first.sink { log.append([$0, object.first]) }
    object.first = 5
    #expect(log == [[1, 1], [5, 1]])
    subscription.cancel()
  }

  @Test("an object without published properties, or with a publisher of its own, is followed")
  func otherPublishers() {
    let (silent, own) = (Silent(), Own())
    var count = 0
    let subscriptions = [
      silent.objectWillChange.sink { count += 1 }, own.objectWillChange.sink { count += 10 },
    ]
    silent.value = 1
    own.value = 1
    #expect(count == 11)
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test("assign sets a property as long as its object exists")
  func assign() {
    let subject = PassthroughSubject<Int, Never>()
    let object = Base()
    subject.assign(to: &object.$first)
    subject.send(9)
    #expect(object.first == 9)
    let other = Base()
    let subscription = subject.assign(to: \.first, on: other)
    subject.send(4)
    #expect(other.first == 4)
    subscription.cancel()
  }
}
