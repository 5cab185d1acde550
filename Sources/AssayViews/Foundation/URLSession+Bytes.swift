// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  // Foundation's names of a stream of bytes, which Linux lacks.
  extension URLSession {
    /// Bytes that are loaded one after the other.
    public struct AsyncBytes: AsyncSequence, Sendable {
      /// A byte.
      public typealias Element = UInt8
      /// Gives the bytes: none.
      public struct AsyncIterator: AsyncIteratorProtocol {
        /// nil.
        public mutating func next() async throws -> UInt8? { nil }
      }
      /// Gives the bytes: none.
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      /// The lines: none.
      public var lines: AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { $0.finish() }
      }
    }

    /// Throws, as without a connection: nothing is loaded.
    public func bytes(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      throw URLError(.notConnectedToInternet)
    }
    /// Throws, as without a connection: nothing is loaded.
    public func bytes(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      throw URLError(.notConnectedToInternet)
    }
  }
#endif
