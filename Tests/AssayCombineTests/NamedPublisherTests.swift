// SPDX-License-Identifier: MIT

import AssayCombine
import Dispatch
import Testing

private struct Refusal: Error, Equatable {
  var code: Int
}

private struct Report: Error, Equatable {
  var code: Int
}

/// Operators of an app's own, which name the types that Apple's documentation gives to those of
/// Combine.
extension Publisher {
  fileprivate func receiveOnMain() -> Publishers.ReceiveOn<Self, DispatchQueue> {
    receive(on: DispatchQueue.main)
  }

  fileprivate func subscribeOnMain() -> Publishers.SubscribeOn<Self, DispatchQueue> {
    subscribe(on: .main)
  }

  fileprivate func calmed() -> Publishers.Debounce<Self, DispatchQueue> {
    debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  }

  fileprivate func thinned() -> Publishers.Throttle<Self, DispatchQueue> {
    throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
  }

  fileprivate func limited() -> Publishers.Timeout<Self, DispatchQueue> {
    timeout(.seconds(5), scheduler: DispatchQueue.main)
  }

  fileprivate func late() -> Publishers.Delay<Self, DispatchQueue> {
    delay(for: .seconds(5), scheduler: DispatchQueue.main)
  }

  fileprivate func reported(
    _ code: @escaping (Failure) -> Int
  ) -> Publishers.MapError<Self, Report> {
    mapError { Report(code: code($0)) }
  }

  fileprivate func or(_ value: Output) -> Publishers.ReplaceError<Self> {
    replaceError(with: value)
  }

  fileprivate func orElse<P: Publisher>(_ other: P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    self.catch { _ in other }
  }
}

private typealias Numbers = Publishers.Sequence<[Int], Never>
private typealias Failing = Publishers.Concatenate<
  Publishers.SetFailureType<Numbers, Refusal>, Fail<Int, Refusal>
>

@Suite("Publishers named by their types")
struct NamedPublisherTests {
  private func all<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    let subscription = publisher.sink(
      receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    defer { subscription.cancel() }
    return values
  }

  private func error<P: Publisher>(_ publisher: P) -> P.Failure? {
    var found: P.Failure?
    let subscription = publisher.sink(
      receiveCompletion: { if case .failure(let error) = $0 { found = error } },
      receiveValue: { _ in })
    defer { subscription.cancel() }
    return found
  }

  @Test("schedulers have no effect, and a delay never passes")
  func time() {
    let numbers = [1, 2].publisher
    #expect(all(numbers.receiveOnMain()) == [1, 2])
    #expect(all(numbers.subscribeOnMain()) == [1, 2])
    #expect(all(numbers.calmed()) == [1, 2])
    #expect(all(numbers.thinned()) == [1, 2])
    #expect(all(numbers.limited()) == [1, 2])
    #expect(all(numbers.late()).isEmpty)
  }

  @Test("errors are changed, replaced, and followed by other publishers")
  func errors() {
    let failing: Failing = [1].publisher.setFailureType(to: Refusal.self)
      .append(Fail(outputType: Int.self, failure: Refusal(code: 7)))
    #expect(error(failing.reported(\.code)) == Report(code: 7))
    #expect(all(failing.or(9)) == [1, 9])
    #expect(all(failing.orElse([3, 4].publisher)) == [1, 3, 4])
    let thrown: Publishers.TryCatch<Failing, Just<Int>> = failing.tryCatch { _ -> Just<Int> in
      throw Report(code: 2)
    }
    #expect(error(thrown) as? Report == Report(code: 2))
    // The first attempt and two more.
    let again: Publishers.Retry<_> = failing.retry(2)
    #expect(all(again) == [1, 1, 1])
    #expect(error(again) == Refusal(code: 7))
    let named: Publishers.SetFailureType<Just<Int>, Refusal> = Just(5)
      .setFailureType(to: Refusal.self)
    #expect(all(named) == [5])
  }

  @Test("values are changed, chosen and combined")
  func values() {
    let numbers = [1, 2, 2, 3].publisher
    let doubled: Publishers.Map<Publishers.Sequence<[Int], Never>, Int> = numbers.map { $0 * 2 }
    #expect(all(doubled) == [2, 4, 4, 6])
    let odd: Publishers.Filter<_> = numbers.filter { $0 % 2 == 1 }
    #expect(all(odd) == [1, 3])
    let different: Publishers.RemoveDuplicates<_> = numbers.removeDuplicates()
    #expect(all(different) == [1, 2, 3])
    let sums: Publishers.Scan<_, Int> = numbers.scan(0, +)
    #expect(all(sums) == [1, 3, 5, 8])
    let names: Publishers.CompactMap<_, String> = numbers.compactMap { $0 == 3 ? "three" : nil }
    #expect(all(names) == ["three"])
    let checked: Publishers.TryMap<_, Int> = numbers.tryMap {
      if $0 == 3 { throw Refusal(code: $0) }
      return $0
    }
    #expect(error(checked) as? Refusal == Refusal(code: 3))
    var seen: [Int] = []
    let watched: Publishers.HandleEvents<_> = numbers.handleEvents(receiveOutput: {
      seen.append($0)
    })
    #expect(all(watched) == [1, 2, 2, 3])
    #expect(seen == [1, 2, 2, 3])
    let both: Publishers.Concatenate<Numbers, Just<Int>> = numbers.append(Just(4))
    #expect(all(both) == [1, 2, 2, 3, 4])
  }

  @Test("several publishers have types of their own")
  func several() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = CurrentValueSubject<String, Never>("b")
    let latest:
      Publishers.CombineLatest<
        CurrentValueSubject<Int, Never>, CurrentValueSubject<String, Never>
      > = a.combineLatest(b)
    #expect(all(latest).map { "\($0.0)\($0.1)" } == ["1b"])
    #expect(
      all(Publishers.CombineLatest4(a, b, a, b)).map { "\($0.0)\($0.1)\($0.2)\($0.3)" } == ["1b1b"])
    #expect(all(a.combineLatest(b, a) { "\($0)\($1)\($2)" }) == ["1b1"])
    let pairs: Publishers.Zip<Numbers, Numbers> = [1, 2].publisher.zip([3, 4, 5].publisher)
    #expect(all(pairs).map { $0.0 * 10 + $0.1 } == [13, 24])
    #expect(
      all(Publishers.Zip4(Just(1), Just(2), Just(3), Just(4))).map { [$0.0, $0.1, $0.2, $0.3] }
        == [[1, 2, 3, 4]])
    let merged: Publishers.Merge<Just<Int>, Just<Int>> = Just(1).merge(with: Just(2))
    #expect(all(merged) == [1, 2])
    let eight = Just(1).merge(
      with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8))
    #expect(all(eight) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(
      all(Publishers.Merge5(Just(1), Just(2), Just(3), Just(4), Just(5))) == [1, 2, 3, 4, 5])
    let stop = PassthroughSubject<Void, Never>()
    let until:
      Publishers.PrefixUntilOutput<
        CurrentValueSubject<Int, Never>, PassthroughSubject<Void, Never>
      > = a.prefix(untilOutputFrom: stop)
    #expect(all(until) == [1])
  }
}
