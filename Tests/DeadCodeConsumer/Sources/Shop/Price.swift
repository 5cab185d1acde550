// SPDX-License-Identifier: MIT

public struct Price {
  public var cents: Int

  public init(cents: Int) {
    self.cents = cents
  }

  public func doubled() -> Price { Price(cents: cents * 2) }
}
