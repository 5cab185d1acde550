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
      try await withCheckedThrowingContinuation { done in
        dataTask(with: request) { done.resume(with: Self.answer($0, $1, $2)) }.resume()
      }
    }
    /// Loads an address.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(for: URLRequest(url: url))
    }
    /// Sends data.
    public func upload(
      for request: URLRequest, from bodyData: Data
    ) async throws -> (Data, URLResponse) {
      try await withCheckedThrowingContinuation { done in
        uploadTask(with: request, from: bodyData) { done.resume(with: Self.answer($0, $1, $2)) }
          .resume()
      }
    }
    /// Sends a file.
    public func upload(
      for request: URLRequest, fromFile fileURL: URL
    ) async throws -> (Data, URLResponse) {
      try await withCheckedThrowingContinuation { done in
        uploadTask(with: request, fromFile: fileURL) { done.resume(with: Self.answer($0, $1, $2)) }
          .resume()
      }
    }
    /// Loads a request into a file, which is the caller's to delete.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
      try await withCheckedThrowingContinuation { done in
        downloadTask(with: request) { file, response, error in
          done.resume(
            with: Result {
              let (file, response) = try Self.answer(file, response, error).get()
              // The session deletes its own file when this closure returns.
              let kept = FileManager.default.temporaryDirectory
                .appending(path: UUID().uuidString)
              try FileManager.default.moveItem(at: file, to: kept)
              return (kept, response)
            })
        }
        .resume()
      }
    }
    /// Loads an address into a file, which is the caller's to delete.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
      try await download(for: URLRequest(url: url))
    }
    private static func answer<Value>(
      _ value: Value?, _ response: URLResponse?, _ error: (any Error)?
    ) -> Result<(Value, URLResponse), any Error> {
      if let value, let response, error == nil { return .success((value, response)) }
      return .failure(error ?? URLError(.unknown))
    }
    /// The tasks that are not done.
    public var allTasks: [URLSessionTask] {
      get async {
        await withCheckedContinuation { done in getAllTasks { done.resume(returning: $0) } }
      }
    }
  }
#endif
