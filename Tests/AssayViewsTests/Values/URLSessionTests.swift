// SPDX-License-Identifier: MIT

import AssayViews
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Requests of an app")
struct URLSessionTests {
  // Nothing listens at the port, so each answer comes at about the time of its cancellation.
  @Test("a request that is canceled while its answer comes ends")
  func canceled() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    for number in 0..<200 {
      let load = Task.detached { try await URLSession.shared.data(from: url).0 }
      try await Task.sleep(for: .microseconds(number % 10 * 120))
      load.cancel()
      await #expect(throws: URLError.self) { try await load.value }
    }
  }
}
