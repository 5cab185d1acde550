// SPDX-License-Identifier: MIT

/// Bluetooth and NFC of a device that has neither: nothing is found, and nothing answers.
extension StandIn {
  static let bluetooth = """
    import Foundation

    public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
    public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
    public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
    public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
    public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
    public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
    public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
    public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicited"
    public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
    public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
    public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
    public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
    public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
      "kCBConnectOptionNotifyOnDisconnection"
    public let CBConnectPeripheralOptionNotifyOnNotificationKey =
      "kCBConnectOptionNotifyOnNotification"
    public let CBErrorDomain = "CBErrorDomain"

    public enum CBManagerState: Int, Sendable {
      case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
    }
    public enum CBManagerAuthorization: Int, Sendable {
      case notDetermined, restricted, denied, allowedAlways
    }
    public enum CBPeripheralState: Int, Sendable {
      case disconnected, connecting, connected, disconnecting
    }
    public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
    public struct CBCharacteristicProperties: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let broadcast = Self(rawValue: 1)
      public static let read = Self(rawValue: 2)
      public static let writeWithoutResponse = Self(rawValue: 4)
      public static let write = Self(rawValue: 8)
      public static let notify = Self(rawValue: 16)
      public static let indicate = Self(rawValue: 32)
    }
    public struct CBAttributePermissions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let readable = Self(rawValue: 1)
      public static let writeable = Self(rawValue: 2)
    }

    open class CBUUID: NSObject, @unchecked Sendable {
      public let uuidString: String
      public init(string: String) { uuidString = string.uppercased() }
      public init(nsuuid: UUID) { uuidString = nsuuid.uuidString }
      open override func isEqual(_ object: Any?) -> Bool {
        (object as? CBUUID)?.uuidString == uuidString
      }
      open override var hash: Int { uuidString.hashValue }
    }

    open class CBAttribute: NSObject, @unchecked Sendable {
      public let uuid: CBUUID
      init(_ uuid: CBUUID) { self.uuid = uuid }
    }
    open class CBService: CBAttribute, @unchecked Sendable {
      open var characteristics: [CBCharacteristic]? { nil }
      open var isPrimary: Bool { true }
      open weak var peripheral: CBPeripheral? { nil }
    }
    open class CBMutableService: CBService, @unchecked Sendable {
      private var own: [CBCharacteristic]?
      open override var characteristics: [CBCharacteristic]? {
        get { own }
        set { own = newValue }
      }
      public init(type uuid: CBUUID, primary: Bool) { super.init(uuid) }
    }
    open class CBDescriptor: CBAttribute, @unchecked Sendable { open var value: Any? { nil } }
    open class CBCharacteristic: CBAttribute, @unchecked Sendable {
      open weak var service: CBService? { nil }
      open var properties: CBCharacteristicProperties { [] }
      open var value: Data? { nil }
      open var descriptors: [CBDescriptor]? { nil }
      open var isNotifying: Bool { false }
    }
    open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
      public init(
        type uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?,
        permissions: CBAttributePermissions
      ) { super.init(uuid) }
    }

    open class CBPeer: NSObject, @unchecked Sendable {
      public let identifier = UUID()
    }
    open class CBCentral: CBPeer, @unchecked Sendable {
      open var maximumUpdateValueLength: Int { 20 }
    }
    open class CBPeripheral: CBPeer, @unchecked Sendable {
      open weak var delegate: (any CBPeripheralDelegate)?
      open var name: String? { nil }
      open var state: CBPeripheralState { .disconnected }
      open var services: [CBService]? { nil }
      open var canSendWriteWithoutResponse: Bool { false }
      open func discoverServices(_ services: [CBUUID]?) {}
      open func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}
      open func discoverDescriptors(for characteristic: CBCharacteristic) {}
      open func readValue(for characteristic: CBCharacteristic) {}
      open func writeValue(
        _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
      ) {}
      open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
      open func readRSSI() {}
      open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
    }

    open class CBManager: NSObject, @unchecked Sendable {
      open var state: CBManagerState { .unsupported }
      open class var authorization: CBManagerAuthorization { .notDetermined }
    }
    open class CBCentralManager: CBManager, @unchecked Sendable {
      open weak var delegate: (any CBCentralManagerDelegate)?
      open var isScanning: Bool { false }
      public override init() {}
      public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
        options: [String: Any]? = nil
      ) { self.delegate = delegate }
      open func scanForPeripherals(
        withServices services: [CBUUID]?, options: [String: Any]? = nil
      ) {}
      open func stopScan() {}
      open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
      open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
      open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
      open func retrieveConnectedPeripherals(withServices services: [CBUUID]) -> [CBPeripheral] { [] }
    }
    open class CBPeripheralManager: CBManager, @unchecked Sendable {
      open weak var delegate: (any CBPeripheralManagerDelegate)?
      open var isAdvertising: Bool { false }
      public init(
        delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
        options: [String: Any]? = nil
      ) { self.delegate = delegate }
      open func startAdvertising(_ data: [String: Any]?) {}
      open func stopAdvertising() {}
      open func add(_ service: CBMutableService) {}
      open func remove(_ service: CBMutableService) {}
      open func removeAllServices() {}
      @discardableResult
      open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic,
        onSubscribedCentrals centrals: [CBCentral]?
      ) -> Bool { false }
    }

    public protocol CBCentralManagerDelegate: NSObjectProtocol {
      func centralManagerDidUpdateState(_ central: CBCentralManager)
    }
    public protocol CBPeripheralDelegate: NSObjectProtocol {}
    public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
      func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    }

    """

  static let nearField = """
    import Foundation

    public struct NFCReaderError: Error, Sendable {
      public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation = 2
        case readerTransceiveErrorTagConnectionLost = 100
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout = 201
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
        case readerSessionInvalidationErrorSystemIsBusy = 203
        case readerSessionInvalidationErrorFirstNDEFTagRead = 204
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
    }
    public enum NFCTypeNameFormat: UInt8, Sendable {
      case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
    }
    public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

    open class NFCNDEFPayload: NSObject, @unchecked Sendable {
      public let typeNameFormat: NFCTypeNameFormat
      public let type: Data
      public let identifier: Data
      public let payload: Data
      public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) =
          (format, type, identifier, payload)
      }
      open class func wellKnownTypeTextPayload(string: String, locale: Locale) -> NFCNDEFPayload? {
        NFCNDEFPayload(
          format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(), payload: Data(string.utf8))
      }
      open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        NFCNDEFPayload(
          format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
          payload: Data(url.absoluteString.utf8))
      }
      open func wellKnownTypeURIPayload() -> URL? { nil }
      open func wellKnownTypeTextPayload() -> (String?, Locale?) { (nil, nil) }
    }
    open class NFCNDEFMessage: NSObject, @unchecked Sendable {
      open var records: [NFCNDEFPayload]
      public init(records: [NFCNDEFPayload]) { self.records = records }
    }

    open class NFCReaderSession: NSObject, @unchecked Sendable {
      open class var readingAvailable: Bool { false }
      open var alertMessage = ""
      open var isReady: Bool { false }
      open func begin() {}
      open func invalidate() {}
      open func invalidate(errorMessage: String) {}
    }
    open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
      public init(
        delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
        invalidateAfterFirstRead: Bool
      ) {}
      open func restartPolling() {}
      open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void)
      {}
    }
    public protocol NFCNDEFTag: NSObjectProtocol {
      func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
      func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
      func writeNDEF(_ message: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
    }
    public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
      func readerSession(
        _ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
      func readerSession(
        _ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    }

    """
}
