// SPDX-License-Identifier: MIT

/// A telephone without a network.
extension StandIn {
  static let telephony = """
    import Foundation

    public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
    public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
    public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
    public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
    public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
    public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

    public final class CTCarrier: NSObject, Sendable {
      public var carrierName: String? { nil }
      public var mobileCountryCode: String? { nil }
      public var mobileNetworkCode: String? { nil }
      public var isoCountryCode: String? { nil }
      public var allowsVOIP: Bool { false }
    }
    public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {}
    open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
      public override init() { super.init() }
      open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
      open var dataServiceIdentifier: String? { nil }
      open var subscriberCellularProvider: CTCarrier? { nil }
      open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
      open var currentRadioAccessTechnology: String? { nil }
      open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    }
    public enum CTCellularDataRestrictedState: UInt, Sendable {
      case restrictedStateUnknown, restricted, notRestricted
    }
    open class CTCellularData: NSObject, @unchecked Sendable {
      public override init() { super.init() }
      open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
      open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
    }

    """
}
