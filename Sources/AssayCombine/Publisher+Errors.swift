// SPDX-License-Identifier: MIT

extension Publisher {
  /// Changes the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    relay { downstream in
      Downstream(
        value: downstream.send,
        end: { completion in
          switch completion {
          case .finished: downstream.finish(.finished)
          case .failure(let error): downstream.finish(.failure(transform(error)))
          }
        })
    }
  }

  /// Continues with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    relay { downstream in
      Downstream(
        value: downstream.send,
        end: { completion in
          switch completion {
          case .finished: downstream.finish(.finished)
          case .failure(let error): handler(error).receive(subscriber: downstream)
          }
        })
    }
  }

  /// Continues with another publisher after an error, or fails again.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Sends a value in place of an error, and ends.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Subscribes again after an error, a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }
  }

  /// The publisher without the type of an error that it cannot have.
  ///
  /// - Precondition: It does not fail.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in
      preconditionFailure("\(prefix)\(error)", file: file, line: line)
    }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that never fails a type of error.
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    relay { downstream in
      Downstream(value: downstream.send, end: { _ in downstream.finish(.finished) })
    }
  }
}
