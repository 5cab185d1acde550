// SPDX-License-Identifier: MIT

public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of the answer to a request. The request is sent for each subscriber.
  public struct DataTaskPublisher: AssayCombine.Publisher {
    /// The data and what the server said of it.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer.
    public typealias Failure = URLError
    /// What is asked.
    public let request: URLRequest
    /// What asks.
    public let session: URLSession

    /// Creates a publisher of the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber, and sends the request.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      Downstream.connect(subscriber) { downstream in
        let receiver = AnswerReceiver(downstream)
        let task = session.dataTask(with: request) { data, response, error in
          receiver.receive(data, response, error)
        }
        downstream.onCancel { task.cancel() }
        task.resume()
      }
    }
  }

  /// A publisher of what a URL holds.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// It is unchecked because a task calls back once, on one thread.
private struct AnswerReceiver: @unchecked Sendable {
  private let downstream: Downstream<URLSession.DataTaskPublisher.Output, URLError>

  init(_ downstream: Downstream<URLSession.DataTaskPublisher.Output, URLError>) {
    self.downstream = downstream
  }

  func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    if let data, let response {
      downstream.send((data, response))
      downstream.finish(.finished)
    } else {
      downstream.finish(.failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}
