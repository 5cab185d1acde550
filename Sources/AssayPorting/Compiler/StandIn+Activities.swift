// SPDX-License-Identifier: MIT

/// Live activities of an app whose user allows none.
extension StandIn {
  static let activities = """
    import AssayViews

    public enum ActivityState: Codable, Hashable, Sendable {
      case active, pending, ended, dismissed, stale
    }

    public enum ActivityAuthorizationError: Error, Hashable, Sendable {
      case denied, unsupported, visibility, globalMaximumExceeded, targetMaximumExceeded
    }

    public struct ActivityAuthorizationInfo: Sendable {
      public init() {}
      public var areActivitiesEnabled: Bool { false }
      public var frequentPushesEnabled: Bool { false }
      public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    }

    public struct ActivityContent<State: Codable & Hashable> {
      public var state: State
      public var staleDate: Date?
      public var relevanceScore: Double
      public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
      }
    }
    extension ActivityContent: Sendable where State: Sendable {}

    public struct ActivityUIDismissalPolicy: Hashable, Sendable {
      private let date: Date?
      public static let `default` = ActivityUIDismissalPolicy(date: nil)
      public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
      public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date)
      }
    }

    public struct AlertConfiguration: Sendable {
      public struct AlertSound: Sendable {
        public static let `default` = AlertSound()
        public static func named(_ name: String) -> AlertSound { AlertSound() }
      }
      public init(
        title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
      ) {}
    }

    public struct PushType: Hashable, Sendable {
      public static let token = PushType()
    }

    public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
      public typealias ContentState = Attributes.ContentState
      public let id: String
      public let attributes: Attributes
      public private(set) var content: ActivityContent<ContentState>
      public var contentState: ContentState { content.state }
      public var activityState: ActivityState { .dismissed }
      public var pushToken: Data? { nil }
      public static var activities: [Activity<Attributes>] { [] }

      private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        id = ""
        self.attributes = attributes
        self.content = content
      }

      public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
      ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
      public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
      ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

      public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
      ) async { self.content = content }
      public func update(
        using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
      ) async { content.state = contentState }
      public func end(
        _ content: ActivityContent<ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
      ) async {}
      public func end(
        using contentState: ContentState? = nil,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
      ) async {}

      public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
      public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
        AsyncStream { $0.finish() }
      }
      public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
      public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
      public static var activityUpdates: AsyncStream<Activity<Attributes>> {
        AsyncStream { $0.finish() }
      }
    }

    """
}
