// SPDX-License-Identifier: MIT

/// The network: always there, and of no known kind. A preview connects to nothing.
extension StandIn {
  static let network = """
    import Foundation

    public struct NWInterface: Hashable, Sendable {
      public enum InterfaceType: Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
      }
      public let type: InterfaceType
      public let name: String
    }

    public struct NWPath: Equatable, Sendable {
      public enum Status: Sendable {
        case satisfied, unsatisfied, requiresConnection
      }
      public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
      }
      public var status: Status { .satisfied }
      public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
      public var availableInterfaces: [NWInterface] { [] }
      public var isExpensive: Bool { false }
      public var isConstrained: Bool { false }
      public var supportsIPv4: Bool { true }
      public var supportsIPv6: Bool { true }
      public var supportsDNS: Bool { true }
      public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
    }

    /// Tells of the path once, as it starts, before anything is drawn: on another queue a picture
    /// would depend on which of both is first. No change follows.
    public final class NWPathMonitor: @unchecked Sendable {
      public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
      public var currentPath: NWPath { NWPath() }
      public var queue: DispatchQueue? { nil }
      public init() {}
      public init(requiredInterfaceType: NWInterface.InterfaceType) {}
      public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
      public func start(queue: DispatchQueue) { pathUpdateHandler?(currentPath) }
      public func cancel() {}
    }

    extension NWPathMonitor: AsyncSequence {
      public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var path: NWPath?
        public mutating func next() async -> NWPath? {
          defer { path = nil }
          return path
        }
      }
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(path: currentPath) }
    }

    """
}
