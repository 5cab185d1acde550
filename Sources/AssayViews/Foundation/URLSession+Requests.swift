// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  // Foundation on Linux has these with a delegate only. An app's protocol for its requests asks for
  // them without one, and a default argument does not satisfy that.
  //
  // These do not pass on that their task is canceled, as the tasks of a rendering are at its end:
  // where the answer comes in the same moment, Foundation on Linux waits for a lock forever or ends
  // the program.
  extension URLSession {
    /// Loads a request.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await Self.answer { dataTask(with: request, completionHandler: $0) }
    }
    /// Loads an address.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(for: URLRequest(url: url))
    }
    /// Sends data.
    public func upload(
      for request: URLRequest, from bodyData: Data
    ) async throws -> (Data, URLResponse) {
      try await Self.answer { uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }
    /// Sends a file.
    public func upload(
      for request: URLRequest, fromFile fileURL: URL
    ) async throws -> (Data, URLResponse) {
      try await Self.answer { uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
    }
    /// Loads a request into a file, which is the caller's to delete.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
      try await Self.answer { finish in
        downloadTask(with: request) { file, response, error in
          // The session deletes its own file when this closure returns.
          let kept = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
          do {
            if let file { try FileManager.default.moveItem(at: file, to: kept) }
            finish(file == nil ? nil : kept, response, error)
          } catch {
            finish(nil, response, error)
          }
        }
      }
    }
    /// Loads an address into a file, which is the caller's to delete.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
      try await download(for: URLRequest(url: url))
    }
    /// Runs a task to its end.
    private static func answer<Value: Sendable>(
      _ task: (@escaping @Sendable (Value?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (Value, URLResponse) {
      try await withCheckedThrowingContinuation { done in
        task { value, response, error in
          if let value, let response, error == nil {
            done.resume(returning: (value, response))
          } else {
            done.resume(throwing: error ?? URLError(.unknown))
          }
        }
        .resume()
      }
    }
    /// The tasks that are not done.
    public var allTasks: [URLSessionTask] {
      get async {
        await withCheckedContinuation { done in getAllTasks { done.resume(returning: $0) } }
      }
    }
  }
#endif
