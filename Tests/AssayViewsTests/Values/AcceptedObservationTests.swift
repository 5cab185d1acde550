// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  import AssayCombine
  import Foundation
  import Testing

  @testable import AssayViews

  /// What Linux tells no one of: an app that asks is told what holds at first, or nothing.
  @Suite("Accepted observations")
  struct AcceptedObservationTests {
    private final class Player: NSObject {
      var rate = 1
      var title: String?
    }

    /// Apple's documentation: the options of a publisher are `initial` and `new` unless given.
    @Test("a publisher of a property sends its value at the subscription, and does not end")
    func propertyPublisher() {
      let player = Player()
      var rates: [Int] = []
      var lengths: [Int?] = []
      var hasEnded = false
      let publisher = player.publisher(for: \.rate)
      player.rate = 2
      let subscriptions = [
        publisher.sink { _ in
          hasEnded = true
        } receiveValue: {
          rates.append($0)
        },
        player.publisher(for: \.title?.count).sink { lengths.append($0) },
        player.publisher(for: \.rate, options: .new).sink { rates.append(-$0) },
      ]
      player.rate = 3
      #expect(rates == [2] && lengths == [nil] && !hasEnded)
      subscriptions.forEach { $0.cancel() }
    }

    @Test("a source of a file's events has none, and calls the handler of its end once")
    func fileEvents() {
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: 3, eventMask: [.write, .delete])
      var (events, ends) = (0, 0)
      source.setEventHandler { events += 1 }
      source.setCancelHandler { ends += 1 }
      source.resume()
      #expect(source.handle == 3 && source.mask == [.write, .delete] && source.data.isEmpty)
      #expect(!source.isCancelled)
      source.cancel()
      source.cancel()
      #expect(source.isCancelled && events == 0 && ends == 1)
    }
  }
#endif
