// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  // Foundation on Linux has these with a delegate only. An app's protocol for its requests asks for
  // them without one, and a default argument does not satisfy that.
  extension URLSession {
    /// Loads a request.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await data(for: request, delegate: nil)
    }
    /// Loads an address.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(from: url, delegate: nil)
    }
    /// Sends data.
    public func upload(
      for request: URLRequest, from bodyData: Data
    ) async throws -> (Data, URLResponse) {
      try await upload(for: request, from: bodyData, delegate: nil)
    }
    /// The tasks that are not done.
    public var allTasks: [URLSessionTask] {
      get async {
        await withCheckedContinuation { done in getAllTasks { done.resume(returning: $0) } }
      }
    }
  }
#endif
