// SPDX-License-Identifier: MIT

/// A store that sells nothing: no product is found and no purchase was made.
extension StandIn {
  static let store = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public enum StoreKitError: Error {
      case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
      case networkError(URLError)
      case systemError(any Error)
    }

    public enum VerificationResult<SignedType> {
      public enum VerificationError: Error {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
        case invalidEncoding, invalidSignature, missingRequiredProperties
      }
      case unverified(SignedType, VerificationError)
      case verified(SignedType)
      public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
      }
      public var payloadValue: SignedType {
        get throws {
          switch self {
          case .unverified(_, let error): throw error
          case .verified(let value): value
          }
        }
      }
      public var jwsRepresentation: String { "" }
    }
    extension VerificationResult: Sendable where SignedType: Sendable {}

    public struct Product: Identifiable, Hashable, Sendable {
      public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
      }
      public enum PurchaseError: Error {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
      }
      public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
          PurchaseOption(name: "appAccountToken")
        }
        public static func quantity(_ quantity: Int) -> PurchaseOption {
          PurchaseOption(name: "quantity")
        }
        public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> PurchaseOption {
          PurchaseOption(name: "simulatesAskToBuyInSandbox")
        }
      }
      public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
        public var localizedDescription: String { rawValue }
      }
      public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable {
          case day, week, month, year
          public var localizedDescription: String { "\\(self)" }
          public func formatted() -> String { localizedDescription }
          public func formatted(_ style: FormatStyle) -> String { localizedDescription }
          public struct FormatStyle: Sendable {
            public enum Style: Sendable { case standard, abbreviated, narrow }
            public func style(_ style: Style) -> FormatStyle { self }
          }
        }
        public struct FormatStyle: Sendable {}
        public func formatted(_ style: FormatStyle) -> String {
          value == 1 ? unit.formatted() : "\\(value) \\(unit)s"
        }
        public func formatted() -> String { formatted(FormatStyle()) }
        public let unit: Unit
        public let value: Int
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
      }
      public struct SubscriptionOffer: Hashable, Sendable {
        public struct OfferType: RawRepresentable, Hashable, Sendable {
          public let rawValue: String
          public init(rawValue: String) { self.rawValue = rawValue }
          public static let introductory = OfferType(rawValue: "Introductory")
          public static let promotional = OfferType(rawValue: "Promotional")
        }
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
          public let rawValue: String
          public init(rawValue: String) { self.rawValue = rawValue }
          public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
          public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
          public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
      }
      public struct SubscriptionInfo: Hashable, Sendable {
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
          public let rawValue: Int
          public init(rawValue: Int) { self.rawValue = rawValue }
          public static let subscribed = RenewalState(rawValue: 1)
          public static let expired = RenewalState(rawValue: 2)
          public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
          public static let inGracePeriod = RenewalState(rawValue: 4)
          public static let revoked = RenewalState(rawValue: 5)
        }
        public struct RenewalInfo: Hashable, Sendable {
          public enum ExpirationReason: Hashable, Sendable {
            case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable
            case unknown
          }
          public let originalTransactionID: UInt64
          public let currentProductID: String
          public let willAutoRenew: Bool
          public let autoRenewPreference: String?
          public let expirationReason: ExpirationReason?
          public let gracePeriodExpirationDate: Date?
          public let renewalDate: Date?
        }
        public struct Status: Sendable {
          public let state: RenewalState
          public let transaction: VerificationResult<Transaction>
          public let renewalInfo: VerificationResult<RenewalInfo>
          public static var updates: NothingSold<Status> { NothingSold() }
        }
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let groupLevel: Int
        public let groupDisplayName: String
        public var isEligibleForIntroOffer: Bool { get async { false } }
        public var status: [Status] { get async throws { [] } }
        public static func status(for groupID: String) async throws -> [Status] { [] }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
      }
      public let id: String
      public let type: ProductType
      public let displayName: String
      public let description: String
      public let price: Decimal
      public let displayPrice: String
      public let isFamilyShareable: Bool
      public let subscription: SubscriptionInfo?
      public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
      public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { .init() }
      public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
      public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
      public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
      public static func products<C: Collection>(for identifiers: C) async throws -> [Product]
      where C.Element == String { [] }
      @discardableResult
      public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        .userCancelled
      }
      @discardableResult
      public func purchase(
        confirmIn scene: UIScene, options: Set<PurchaseOption> = []
      ) async throws -> PurchaseResult { .userCancelled }
    }

    public struct NothingSold<Element: Sendable>: AsyncSequence, Sendable {
      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
      }
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    // One type with SwiftUI's, so that its name is never ambiguous. Nothing was bought: no value of
    // a purchase exists.
    public typealias Transaction = AssayViews.Transaction
    extension Transaction {
      public typealias Transactions = NothingSold<VerificationResult<Transaction>>
      public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
      public enum RevocationReason: Hashable, Sendable {
        case developerIssue, other
        public var localizedDescription: String { "\\(self)" }
      }
      public enum OfferType: Hashable, Sendable { case introductory, promotional, code }
      public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
      public static var all: Transactions { Transactions() }
      public static var updates: Transactions { Transactions() }
      public static var unfinished: Transactions { Transactions() }
      public static var currentEntitlements: Transactions { Transactions() }
      public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        nil
      }
      public static func currentEntitlement(for productID: String) async
        -> VerificationResult<Transaction>?
      { nil }
      public static func currentEntitlements(for productID: String) -> Transactions {
        Transactions()
      }
      public var id: UInt64 { 0 }
      public var originalID: UInt64 { 0 }
      public var productID: String { "" }
      public var subscriptionGroupID: String? { nil }
      public var webOrderLineItemID: String? { nil }
      public var purchaseDate: Date { Date(timeIntervalSince1970: 0) }
      public var originalPurchaseDate: Date { Date(timeIntervalSince1970: 0) }
      public var signedDate: Date { Date(timeIntervalSince1970: 0) }
      public var expirationDate: Date? { nil }
      public var revocationDate: Date? { nil }
      public var revocationReason: RevocationReason? { nil }
      public var purchasedQuantity: Int { 1 }
      public var isUpgraded: Bool { false }
      public var offerType: OfferType? { nil }
      public var price: Decimal? { nil }
      public var productType: Product.ProductType { .nonConsumable }
      public var ownershipType: OwnershipType { .purchased }
      public var appAccountToken: UUID? { nil }
      public var environment: AppStore.Environment { .xcode }
      public func finish() async {}
    }

    extension Transaction: Identifiable {}

    /// Never made: the store has nothing to say.
    public struct Message: Hashable, Sendable {
      public enum Reason: Hashable, Sendable { case generic, priceIncreaseConsent, billingIssue }
      public let reason: Reason
      public static var messages: NothingSold<Message> { NothingSold() }
      @MainActor public func display(in scene: UIWindowScene) throws {}
    }
    public struct DisplayMessageAction: Sendable {
      public func callAsFunction(_ message: Message) throws {}
    }
    extension EnvironmentValues {
      public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    }

    public enum AppStore {
      public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
      }
      public static var canMakePayments: Bool { false }
      public static func sync() async throws {}
      @MainActor public static func requestReview(in scene: UIWindowScene) {}
      @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
      @MainActor public static func presentOfferCodeRedeemSheet(
        in scene: UIWindowScene
      ) async throws {}
    }

    public struct AppTransaction: Sendable {
      public var appVersion: String { "" }
      public var originalAppVersion: String { "" }
      public var originalPurchaseDate: Date { Date(timeIntervalSince1970: 0) }
      public var environment: AppStore.Environment { .xcode }
      public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.unknown }
      }
    }

    public struct Storefront: Sendable {
      public let countryCode: String
      public let id: String
      public static var current: Storefront? { get async { nil } }
      public static var updates: NothingSold<Storefront> { NothingSold() }
    }

    public struct PurchaseAction: Sendable {
      public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
      ) async throws -> Product.PurchaseResult { .userCancelled }
    }

    extension EnvironmentValues {
      public var purchase: PurchaseAction { PurchaseAction() }
    }

    public struct ProductView: UIViewRepresentable {
      public init(id: String, prefersPromotionalIcon: Bool = false) {}
      public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
      public init<Icon: View>(
        id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
      ) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    public struct StoreView: UIViewRepresentable {
      public init<IDs: Collection>(ids: IDs, prefersPromotionalIcon: Bool = false)
      where IDs.Element == String {}
      public init(products: [Product], prefersPromotionalIcon: Bool = false) {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    public struct SubscriptionStoreView: UIViewRepresentable {
      public struct Relationships: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = Relationships(rawValue: 1)
        public static let downgrade = Relationships(rawValue: 2)
        public static let crossgrade = Relationships(rawValue: 4)
        public static let current = Relationships(rawValue: 8)
        public static let all = Relationships(rawValue: 15)
      }
      public init(groupID: String, visibleRelationships: Relationships = .all) {}
      public init<IDs: Collection>(
        productIDs: IDs, visibleRelationships: Relationships = .all
      ) where IDs.Element == String {}
      public init(subscriptions: [Product], visibleRelationships: Relationships = .all) {}
      public init<Content: View>(
        groupID: String, visibleRelationships: Relationships = .all,
        @ViewBuilder marketingContent: () -> Content
      ) {}
      public init<IDs: Collection, Content: View>(
        productIDs: IDs, visibleRelationships: Relationships = .all,
        @ViewBuilder marketingContent: () -> Content
      ) where IDs.Element == String {}
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) {}
    }

    public protocol ProductViewStyle {}
    public struct AnyNamedProductViewStyle: ProductViewStyle, Sendable {}
    extension ProductViewStyle where Self == AnyNamedProductViewStyle {
      public static var automatic: Self { Self() }
      public static var compact: Self { Self() }
      public static var regular: Self { Self() }
      public static var large: Self { Self() }
    }

    public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
      private let name: String
      public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
      public static let action = SubscriptionStoreButtonLabel(name: "action")
      public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
      public static let price = SubscriptionStoreButtonLabel(name: "price")
      public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
      public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
      public var multiline: SubscriptionStoreButtonLabel { self }
      public var price: SubscriptionStoreButtonLabel { self }
    }

    public struct StoreButtonKind: Hashable, Sendable {
      private let name: String
      public static let cancellation = StoreButtonKind(name: "cancellation")
      public static let policies = StoreButtonKind(name: "policies")
      public static let redeemCode = StoreButtonKind(name: "redeemCode")
      public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
      public static let signIn = StoreButtonKind(name: "signIn")
    }

    public protocol SubscriptionStoreControlStyle {}
    public struct AnyNamedSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {}
    extension SubscriptionStoreControlStyle where Self == AnyNamedSubscriptionStoreControlStyle {
      public static var automatic: Self { Self() }
      public static var buttons: Self { Self() }
      public static var picker: Self { Self() }
      public static var prominentPicker: Self { Self() }
      public static var pagedPicker: Self { Self() }
      public static var compactPicker: Self { Self() }
      public static var pagedProminentPicker: Self { Self() }
    }

    public enum EntitlementTaskState<Value> {
      case loading
      case failure(any Error)
      case success(Value)
      public var value: Value? { if case .success(let value) = self { value } else { nil } }
      public func map<Other>(
        _ transform: @Sendable (Value) async throws -> Other
      ) async rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try await transform(value))
        }
      }
      public func flatMap<Other>(
        _ transform: @Sendable (Value) async throws -> EntitlementTaskState<Other>
      ) async rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try await transform(value)
        }
      }
    }
    extension EntitlementTaskState: Sendable where Value: Sendable {}

    extension ContainerBackgroundPlacement {
      public static var subscriptionStore: ContainerBackgroundPlacement { .widget }
      public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .widget }
      public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .widget }
    }

    public enum SKOverlay {
      public enum Position: Int, Sendable { case bottom, bottomRaised }
      public struct AppConfiguration: Sendable {
        public init(appIdentifier: String, position: Position) {}
      }
    }

    extension View {
      public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: () -> SKOverlay.AppConfiguration
      ) -> some View { self }
      public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
      public func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
      ) -> some View { self }
      public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, any Error>) -> Void)? = nil
      ) -> some View { self }
      public func offerCodeRedemption(
        isPresented: Binding<Bool>,
        onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
      ) -> some View { self }
      public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
      public func subscriptionStoreControlStyle(
        _ style: some SubscriptionStoreControlStyle
      ) -> some View { self }
      public func subscriptionStoreButtonLabel(
        _ label: SubscriptionStoreButtonLabel
      ) -> some View { self }
      public func storeButton(
        _ visibility: Visibility, for kinds: StoreButtonKind...
      ) -> some View { self }
      public func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
      ) -> some View { self }
      public func subscriptionStorePolicyDestination<Destination: View>(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Destination
      ) -> some View { self }
      public func subscriptionStorePickerItemBackground(
        _ style: some ShapeStyle
      ) -> some View { self }
      public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
      public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
      ) -> some View { self }
      public func inAppPurchaseOptions(
        _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
      ) -> some View { self }
      public func onInAppPurchaseStart(perform: ((Product) async -> Void)?) -> some View { self }
      public func onInAppPurchaseCompletion(
        perform: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
      ) -> some View { self }
      public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
      ) -> some View { self }
      public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
      ) -> some View { self }
    }

    public struct SubscriptionStorePolicyKind: Hashable, Sendable {
      private let name: String
      public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
      public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
    }

    @MainActor public enum SKStoreReviewController {
      public static func requestReview() {}
      public static func requestReview(in scene: UIWindowScene) {}
    }

    public struct SKError: Error, Hashable, Sendable {
      public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
        case storeProductNotAvailable
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public static let unknown = Code.unknown
      public static let paymentCancelled = Code.paymentCancelled
    }

    open class SKProduct: NSObject, @unchecked Sendable {
      open var productIdentifier: String { "" }
      open var localizedTitle: String { "" }
      open var localizedDescription: String { "" }
      open var price: NSDecimalNumber { 0 }
      open var priceLocale: Locale { Locale(identifier: "en_US") }
    }

    open class SKRequest: NSObject {
      open func start() {}
      open func cancel() {}
    }

    @MainActor @preconcurrency
    public protocol SKRequestDelegate: NSObjectProtocol {}

    @MainActor @preconcurrency
    public protocol SKProductsRequestDelegate: SKRequestDelegate {
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
    }

    /// Never answered.
    open class SKProductsRequest: SKRequest {
      public init(productIdentifiers: Set<String>) {}
      open weak var delegate: (any SKProductsRequestDelegate)?
    }

    open class SKProductsResponse: NSObject {
      open var products: [SKProduct] { [] }
      open var invalidProductIdentifiers: [String] { [] }
    }

    open class SKPayment: NSObject {
      public init(product: SKProduct) {}
      open var productIdentifier: String { "" }
      open var quantity: Int { 1 }
    }

    open class SKMutablePayment: SKPayment {}

    public enum SKPaymentTransactionState: Int, Sendable {
      case purchasing, purchased, failed, restored, deferred
    }

    open class SKPaymentTransaction: NSObject {
      open var payment: SKPayment { SKPayment(product: SKProduct()) }
      open var transactionState: SKPaymentTransactionState { .failed }
      open var transactionIdentifier: String? { nil }
      open var transactionDate: Date? { nil }
      open var original: SKPaymentTransaction? { nil }
      open var error: (any Error)? { nil }
    }

    @MainActor @preconcurrency
    public protocol SKPaymentTransactionObserver: NSObjectProtocol {
      func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    }

    open class SKPaymentQueue: NSObject, @unchecked Sendable {
      private static let only = SKPaymentQueue()
      public static func `default`() -> SKPaymentQueue { only }
      public static func canMakePayments() -> Bool { false }
      open var transactions: [SKPaymentTransaction] { [] }
      open func add(_ observer: any SKPaymentTransactionObserver) {}
      open func remove(_ observer: any SKPaymentTransactionObserver) {}
      open func add(_ payment: SKPayment) {}
      open func finishTransaction(_ transaction: SKPaymentTransaction) {}
      open func restoreCompletedTransactions() {}
    }

    """
}
