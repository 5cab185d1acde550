// SPDX-License-Identifier: MIT

/// Tips that the system shows once: a picture has none but those that a screen has a view for.
extension StandIn {
  static let tips = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public protocol TipOption: Sendable {}

    public protocol Tip: Identifiable, Sendable where ID == String {
      typealias Action = Tips.Action
      typealias Event = Tips.Event
      typealias Rule = Tips.Rule
      typealias Option = TipOption
      typealias Status = Tips.Status
      typealias MaxDisplayCount = Tips.MaxDisplayCount
      typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
      var title: Text { get }
      var message: Text? { get }
      var image: Image? { get }
      @Tips.ActionBuilder var actions: [Tips.Action] { get }
      @Tips.RuleBuilder var rules: [Tips.Rule] { get }
      @Tips.OptionsBuilder var options: [any TipOption] { get }
    }

    extension Tip {
      public var id: String { String(describing: Self.self) }
      public var message: Text? { nil }
      public var image: Image? { nil }
      public var actions: [Tips.Action] { [] }
      public var rules: [Tips.Rule] { [] }
      public var options: [any TipOption] { [] }
      public var status: Tips.Status { .pending }
      public var shouldDisplay: Bool { false }
      public func invalidate(reason: Tips.InvalidationReason) {}
    }

    public enum Tips {
      public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        public init(
          id: String? = nil, title: some StringProtocol,
          perform handler: @escaping @Sendable () -> Void = {}
        ) {
          self.id = id ?? String(title)
          index = nil
        }
        public init(
          id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
          _ label: @escaping @Sendable () -> Text
        ) {
          self.id = id ?? ""
          index = nil
        }
      }
      public struct Event: Identifiable, Sendable {
        public let id: String
        public init(id: String) { self.id = id }
        public func donate() async {}
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {}
      }
      public struct Rule: Sendable {}
      public enum Status: Hashable, Sendable {
        case pending, available, invalidated(InvalidationReason)
      }
      public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
      }
      public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
      public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
      public struct ConfigurationOption: Sendable {
        public struct Frequency: Sendable {
          public static let immediate = Frequency()
          public static let hourly = Frequency()
          public static let daily = Frequency()
          public static let weekly = Frequency()
          public static let monthly = Frequency()
        }
        public struct DatastoreLocation: Sendable {
          public static let applicationDefault = DatastoreLocation()
          public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
          public static func groupContainer(identifier: String) -> DatastoreLocation {
            DatastoreLocation()
          }
        }
        public static func displayFrequency(_ frequency: Frequency) -> ConfigurationOption {
          ConfigurationOption()
        }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
          ConfigurationOption()
        }
      }
      public static func configure(_ options: [ConfigurationOption] = []) throws {}
      public static func resetDatastore() throws {}
      public static func showAllTipsForTesting() {}
      public static func hideAllTipsForTesting() {}

      @resultBuilder public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        public static func buildEither(first actions: [Action]) -> [Action] { actions }
        public static func buildEither(second actions: [Action]) -> [Action] { actions }
      }
      @resultBuilder public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
      }
      @resultBuilder public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] {
          options.flatMap { $0 }
        }
      }
    }

    public struct TipView<Content: Tip>: UIViewRepresentable {
      public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
      ) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    extension View {
      public func popoverTip<Content: Tip>(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
      ) -> some View { self }
      public func tipBackground(_ style: some ShapeStyle) -> some View { self }
      public func tipImageSize(_ size: CGSize?) -> some View { self }
      public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    }

    """
}
