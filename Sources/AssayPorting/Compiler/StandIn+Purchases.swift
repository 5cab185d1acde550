// SPDX-License-Identifier: MIT

/// RevenueCat, the package that many apps sell with: nothing is bought and nothing is for sale, and
/// each request ends as one without a network.
extension StandIn {
  static let purchases = """
    import Foundation

    public enum ErrorCode: Int, Error, Hashable, Sendable {
      case unknownError = 0
      case purchaseCancelledError = 1
      case storeProblemError = 2
      case networkError = 10
    }
    public enum LogLevel: Int, Sendable { case verbose, debug, info, warn, error }
    public enum PackageType: Int, Hashable, Sendable {
      case unknown = -2
      case custom, lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly
    }
    public enum PeriodType: Int, Hashable, Sendable { case normal, intro, trial, prepaid }
    public final class SubscriptionPeriod: NSObject, Sendable {
      public enum Unit: Int, Hashable, Sendable { case day, week, month, year }
      public let value = 1
      public let unit = Unit.month
    }
    public final class StoreProductDiscount: NSObject, Sendable {
      public enum PaymentMode: Int, Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
      public let paymentMode = PaymentMode.freeTrial
      public let price: Decimal = 0
      public let localizedPriceString = ""
      public let subscriptionPeriod = SubscriptionPeriod()
    }
    public enum IntroEligibilityStatus: Int, Hashable, Sendable {
      case unknown, ineligible, eligible, noIntroOfferExists
      public var isEligible: Bool { self == .eligible }
    }
    public final class IntroEligibility: NSObject, Sendable {
      public let status = IntroEligibilityStatus.unknown
    }
    public final class StoreProduct: NSObject, Sendable {
      public enum ProductType: Int, Hashable, Sendable {
        case consumable, nonConsumable, nonRenewableSubscription, autoRenewableSubscription
      }
      public enum ProductCategory: Int, Hashable, Sendable { case subscription, nonSubscription }
      public let productType = ProductType.autoRenewableSubscription
      public let productCategory = ProductCategory.subscription
      public var priceFormatter: NumberFormatter? { nil }
      public var localizedPricePerDay: String? { nil }
      public var localizedPricePerWeek: String? { nil }
      public var localizedPricePerMonth: String? { nil }
      public var localizedPricePerYear: String? { nil }
      public var localizedIntroductoryPriceString: String? { nil }
      public var pricePerMonth: NSDecimalNumber? { nil }
      public var pricePerYear: NSDecimalNumber? { nil }
      public let isFamilyShareable = false
      public let productIdentifier = ""
      public let localizedTitle = ""
      public let localizedDescription = ""
      public let localizedPriceString = ""
      public let price: Decimal = 0
      public let currencyCode: String? = nil
      public var subscriptionPeriod: SubscriptionPeriod? { nil }
      public var introductoryDiscount: StoreProductDiscount? { nil }
    }
    public final class Package: NSObject, Identifiable, Sendable {
      public let identifier = ""
      public let packageType = PackageType.unknown
      public let storeProduct = StoreProduct()
      public let offeringIdentifier = ""
      public var localizedPriceString: String { "" }
      public var id: String { identifier }
    }
    public final class Offering: NSObject, Identifiable, Sendable {
      public let identifier = ""
      public let serverDescription = ""
      public let availablePackages: [Package] = []
      public var id: String { identifier }
      public var lifetime: Package? { nil }
      public var annual: Package? { nil }
      public var monthly: Package? { nil }
      public var weekly: Package? { nil }
      public func package(identifier: String?) -> Package? { nil }
    }
    public final class Offerings: NSObject, Sendable {
      public let all: [String: Offering] = [:]
      public var current: Offering? { nil }
      public func offering(identifier: String?) -> Offering? { nil }
      public subscript(key: String) -> Offering? { nil }
    }
    public final class EntitlementInfo: NSObject, Sendable {
      public let identifier = ""
      public let isActive = false
      public let willRenew = false
      public let periodType = PeriodType.normal
      public let productIdentifier = ""
      public var expirationDate: Date? { nil }
      public var latestPurchaseDate: Date? { nil }
    }
    public final class EntitlementInfos: NSObject, Sendable {
      public let all: [String: EntitlementInfo] = [:]
      public var active: [String: EntitlementInfo] { [:] }
      public subscript(key: String) -> EntitlementInfo? { nil }
    }
    public final class CustomerInfo: NSObject, Sendable {
      public let entitlements = EntitlementInfos()
      public let activeSubscriptions: Set<String> = []
      public let allPurchasedProductIdentifiers: Set<String> = []
      public let originalAppUserId = ""
      public var latestExpirationDate: Date? { nil }
      public var managementURL: URL? { nil }
    }
    public final class StoreTransaction: NSObject, Sendable {
      public let productIdentifier = ""
    }
    public typealias PurchaseResultData = (
      transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
    )

    public protocol PurchasesDelegate: NSObjectProtocol {
      func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
    }
    extension PurchasesDelegate {
      public func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}
    }
    public final class Configuration: NSObject, Sendable {
      public final class Builder: NSObject, Sendable {
        public init(withAPIKey apiKey: String) {}
        public func with(appUserID: String?) -> Builder { self }
        public func with(usesStoreKit2IfAvailable: Bool) -> Builder { self }
        public func with(observerMode: Bool) -> Builder { self }
        public func build() -> Configuration { Configuration() }
      }
      public static func builder(withAPIKey apiKey: String) -> Builder {
        Builder(withAPIKey: apiKey)
      }
    }
    public final class Attribution: NSObject, @unchecked Sendable {
      public func setAttributes(_ attributes: [String: String]) {}
      public func enableAdServicesAttributionTokenCollection() {}
      public func collectDeviceIdentifiers() {}
      public func setEmail(_ email: String?) {}
      public func setPhoneNumber(_ phoneNumber: String?) {}
      public func setDisplayName(_ displayName: String?) {}
      public func setPushToken(_ pushToken: Data?) {}
      public func setCampaign(_ campaign: String?) {}
      public func setMediaSource(_ mediaSource: String?) {}
      public func setFirebaseAppInstanceID(_ firebaseAppInstanceID: String?) {}
      public func setMixpanelDistinctID(_ mixpanelDistinctID: String?) {}
    }

    public final class Purchases: NSObject, @unchecked Sendable {
      public static let shared = Purchases()
      nonisolated(unsafe) public static var logLevel = LogLevel.info
      public static var isConfigured: Bool { true }
      public weak var delegate: (any PurchasesDelegate)?
      public let attribution = Attribution()
      public var appUserID: String { "" }
      public var isAnonymous: Bool { true }
      public var cachedCustomerInfo: CustomerInfo? { nil }
      public var customerInfoStream: AsyncStream<CustomerInfo> { AsyncStream { $0.finish() } }
      @discardableResult
      public static func configure(withAPIKey apiKey: String) -> Purchases { shared }
      @discardableResult
      public static func configure(withAPIKey apiKey: String, appUserID: String?) -> Purchases {
        shared
      }
      @discardableResult
      public static func configure(with configuration: Configuration) -> Purchases { shared }
      @discardableResult
      public static func configure(with builder: Configuration.Builder) -> Purchases { shared }
      public func customerInfo() async throws -> CustomerInfo { throw ErrorCode.networkError }
      public func offerings() async throws -> Offerings { throw ErrorCode.networkError }
      public func products(_ productIdentifiers: [String]) async -> [StoreProduct] { [] }
      public func purchase(package: Package) async throws -> PurchaseResultData {
        throw ErrorCode.purchaseCancelledError
      }
      public func purchase(product: StoreProduct) async throws -> PurchaseResultData {
        throw ErrorCode.purchaseCancelledError
      }
      @discardableResult
      public func restorePurchases() async throws -> CustomerInfo { throw ErrorCode.networkError }
      @discardableResult
      public func syncPurchases() async throws -> CustomerInfo { throw ErrorCode.networkError }
      @discardableResult
      public func logIn(
        _ appUserID: String
      ) async throws -> (customerInfo: CustomerInfo, created: Bool) {
        throw ErrorCode.networkError
      }
      @discardableResult
      public func logOut() async throws -> CustomerInfo { throw ErrorCode.networkError }
      public func getCustomerInfo(
        completion: @escaping (CustomerInfo?, (any Error)?) -> Void
      ) { completion(nil, ErrorCode.networkError) }
      public func getOfferings(completion: @escaping (Offerings?, (any Error)?) -> Void) {
        completion(nil, ErrorCode.networkError)
      }
      public func purchase(
        package: Package,
        completion: @escaping (StoreTransaction?, CustomerInfo?, (any Error)?, Bool) -> Void
      ) { completion(nil, nil, ErrorCode.purchaseCancelledError, true) }
      public func purchase(
        product: StoreProduct,
        completion: @escaping (StoreTransaction?, CustomerInfo?, (any Error)?, Bool) -> Void
      ) { completion(nil, nil, ErrorCode.purchaseCancelledError, true) }
      public func getProducts(
        _ productIdentifiers: [String], completion: @escaping ([StoreProduct]) -> Void
      ) { completion([]) }
      public func logIn(
        _ appUserID: String, completion: @escaping (CustomerInfo?, Bool, (any Error)?) -> Void
      ) { completion(nil, false, ErrorCode.networkError) }
      public func logOut(completion: ((CustomerInfo?, (any Error)?) -> Void)?) {
        completion?(nil, ErrorCode.networkError)
      }
      public func syncPurchases(completion: ((CustomerInfo?, (any Error)?) -> Void)?) {
        completion?(nil, ErrorCode.networkError)
      }
      public func invalidateCustomerInfoCache() {}
      public func showManageSubscriptions() async throws { throw ErrorCode.networkError }
      public func showManageSubscriptions(completion: @escaping ((any Error)?) -> Void) {
        completion(ErrorCode.networkError)
      }
      public func checkTrialOrIntroDiscountEligibility(
        productIdentifiers: [String]
      ) async -> [String: IntroEligibility] { [:] }
      public func checkTrialOrIntroDiscountEligibility(
        productIdentifiers: [String], completion: @escaping ([String: IntroEligibility]) -> Void
      ) { completion([:]) }
      public func checkTrialOrIntroDiscountEligibility(
        product: StoreProduct
      ) async -> IntroEligibilityStatus { .unknown }
      public func restorePurchases(
        completion: ((CustomerInfo?, (any Error)?) -> Void)? = nil
      ) { completion?(nil, ErrorCode.networkError) }
      public func setAttributes(_ attributes: [String: String]) {}
      public func setEmail(_ email: String?) {}
      public func setDisplayName(_ displayName: String?) {}
    }

    """
}
