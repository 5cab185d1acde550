// SPDX-License-Identifier: MIT

/// Contacts, which nobody allows an app to read. Those that an app makes itself keep what it says.
extension StandIn {
  static let contacts = """
    import Foundation

    public enum CNEntityType: Int, Sendable {
      case contacts
    }

    public enum CNAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, authorized, limited
    }

    public protocol CNKeyDescriptor {}

    extension String: CNKeyDescriptor {}

    public let CNContactIdentifierKey = "identifier"
    public let CNContactGivenNameKey = "givenName"
    public let CNContactMiddleNameKey = "middleName"
    public let CNContactFamilyNameKey = "familyName"
    public let CNContactNicknameKey = "nickname"
    public let CNContactOrganizationNameKey = "organizationName"
    public let CNContactBirthdayKey = "birthday"
    public let CNContactNoteKey = "note"
    public let CNContactImageDataKey = "imageData"
    public let CNContactThumbnailImageDataKey = "thumbnailImageData"
    public let CNContactImageDataAvailableKey = "imageDataAvailable"
    public let CNContactPhoneNumbersKey = "phoneNumbers"
    public let CNContactEmailAddressesKey = "emailAddresses"
    public let CNContactPostalAddressesKey = "postalAddresses"
    public let CNLabelHome = "_$!<Home>!$_"
    public let CNLabelWork = "_$!<Work>!$_"
    public let CNLabelOther = "_$!<Other>!$_"
    public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
    public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

    open class CNPhoneNumber: NSObject, @unchecked Sendable {
      open private(set) var stringValue: String
      public init(stringValue string: String) { stringValue = string }
    }

    open class CNLabeledValue<Value>: NSObject, @unchecked Sendable {
      public let label: String?
      public let value: Value
      public let identifier = UUID().uuidString
      public init(label: String?, value: Value) {
        self.label = label
        self.value = value
      }
      public static func localizedString(forLabel label: String) -> String {
        label.filter { $0.isLetter }
      }
    }

    open class CNPostalAddress: NSObject, @unchecked Sendable {
      open fileprivate(set) var street = ""
      open fileprivate(set) var subLocality = ""
      open fileprivate(set) var city = ""
      open fileprivate(set) var subAdministrativeArea = ""
      open fileprivate(set) var state = ""
      open fileprivate(set) var postalCode = ""
      open fileprivate(set) var country = ""
      open fileprivate(set) var isoCountryCode = ""
    }

    open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
      open override var street: String {
        get { super.street } set { super.street = newValue }
      }
      open override var city: String { get { super.city } set { super.city = newValue } }
      open override var state: String { get { super.state } set { super.state = newValue } }
      open override var postalCode: String {
        get { super.postalCode } set { super.postalCode = newValue }
      }
      open override var country: String {
        get { super.country } set { super.country = newValue }
      }
      open override var isoCountryCode: String {
        get { super.isoCountryCode } set { super.isoCountryCode = newValue }
      }
    }

    public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

    open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
      open class func string(
        from address: CNPostalAddress, style: CNPostalAddressFormatterStyle
      ) -> String {
        let town = [address.city, address.state, address.postalCode]
        return [address.street, town.filter { !$0.isEmpty }.joined(separator: " "), address.country]
          .filter { !$0.isEmpty }.joined(separator: "\\n")
      }
    }

    open class CNContact: NSObject, Identifiable, NSMutableCopying, @unchecked Sendable {
      open fileprivate(set) var identifier = UUID().uuidString
      open fileprivate(set) var givenName = ""
      open fileprivate(set) var middleName = ""
      open fileprivate(set) var familyName = ""
      open fileprivate(set) var nickname = ""
      open fileprivate(set) var organizationName = ""
      open fileprivate(set) var jobTitle = ""
      open fileprivate(set) var note = ""
      open fileprivate(set) var birthday: DateComponents?
      open fileprivate(set) var imageData: Data?
      open var thumbnailImageData: Data? { imageData }
      open var imageDataAvailable: Bool { imageData != nil }
      open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
      open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
      open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
      open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
      open func isKeyAvailable(_ key: String) -> Bool { true }
      open func mutableCopy(with zone: NSZone?) -> Any {
        let copy = CNMutableContact()
        copy.identifier = identifier
        copy.givenName = givenName
        copy.middleName = middleName
        copy.familyName = familyName
        copy.nickname = nickname
        copy.organizationName = organizationName
        copy.jobTitle = jobTitle
        copy.note = note
        copy.birthday = birthday
        copy.imageData = imageData
        copy.phoneNumbers = phoneNumbers
        copy.emailAddresses = emailAddresses
        copy.postalAddresses = postalAddresses
        copy.urlAddresses = urlAddresses
        return copy
      }
    }

    open class CNMutableContact: CNContact, @unchecked Sendable {
      open override var givenName: String {
        get { super.givenName } set { super.givenName = newValue }
      }
      open override var middleName: String {
        get { super.middleName } set { super.middleName = newValue }
      }
      open override var familyName: String {
        get { super.familyName } set { super.familyName = newValue }
      }
      open override var nickname: String {
        get { super.nickname } set { super.nickname = newValue }
      }
      open override var organizationName: String {
        get { super.organizationName } set { super.organizationName = newValue }
      }
      open override var birthday: DateComponents? {
        get { super.birthday } set { super.birthday = newValue }
      }
      open override var imageData: Data? {
        get { super.imageData } set { super.imageData = newValue }
      }
      open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers } set { super.phoneNumbers = newValue }
      }
      open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses } set { super.emailAddresses = newValue }
      }
      open override var jobTitle: String { get { super.jobTitle } set { super.jobTitle = newValue } }
      open override var note: String { get { super.note } set { super.note = newValue } }
      open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses } set { super.postalAddresses = newValue }
      }
      open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses } set { super.urlAddresses = newValue }
      }
    }

    public enum CNContactFormatterStyle: Int, Sendable {
      case fullName, phoneticFullName
    }

    open class CNContactFormatter: Formatter, @unchecked Sendable {
      open class func string(
        from contact: CNContact, style: CNContactFormatterStyle
      ) -> String? {
        let parts = [contact.givenName, contact.middleName, contact.familyName]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? nil : name
      }
    }

    open class CNContactFetchRequest: NSObject, @unchecked Sendable {
      open var keysToFetch: [any CNKeyDescriptor]
      open var predicate: NSPredicate?
      open var sortOrder = CNContactSortOrder.none
      open var unifyResults = true
      public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
    }

    public enum CNContactSortOrder: Int, Sendable {
      case none, userDefault, givenName, familyName
    }

    open class CNContactStore: NSObject, @unchecked Sendable {
      open class func authorizationStatus(
        for entityType: CNEntityType
      ) -> CNAuthorizationStatus { .notDetermined }
      open func requestAccess(
        for entityType: CNEntityType,
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) { completionHandler(false, nil) }
      open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
      open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
      ) throws {}
      open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
      ) throws -> [CNContact] { [] }
      open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
      ) throws -> CNContact { throw CNError(.authorizationDenied) }
      open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
      open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
      open func defaultContainerIdentifier() -> String { "" }
      open func execute(_ saveRequest: CNSaveRequest) throws {
        throw CNError(.authorizationDenied)
      }
    }

    public struct CNError: Error, Hashable, Sendable {
      public enum Code: Int, Sendable {
        case communicationError = 1
        case authorizationDenied = 100
        case recordDoesNotExist = 200
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
    }

    open class CNContainer: NSObject, @unchecked Sendable {
      open var identifier: String { "" }
      open var name: String { "" }
    }
    open class CNGroup: NSObject, @unchecked Sendable {
      open fileprivate(set) var identifier = UUID().uuidString
      open fileprivate(set) var name = ""
    }

    open class CNSaveRequest: NSObject, @unchecked Sendable {
      open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
      open func update(_ contact: CNMutableContact) {}
      open func delete(_ contact: CNMutableContact) {}
    }

    extension CNContact {
      public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate(value: false)
      }
      public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
      }
      public class func predicateForContacts(
        matching phoneNumber: CNPhoneNumber
      ) -> NSPredicate { NSPredicate(value: false) }
      public class func predicateForContacts(
        matchingEmailAddress emailAddress: String
      ) -> NSPredicate { NSPredicate(value: false) }
      public class func predicateForContactsInContainer(
        withIdentifier containerIdentifier: String
      ) -> NSPredicate { NSPredicate(value: false) }
      public class func predicateForContactsInGroup(
        withIdentifier groupIdentifier: String
      ) -> NSPredicate { NSPredicate(value: false) }
    }

    """

  static let contactPages = """
    @_exported import PortStandIn_Contacts
    import AssayUIKit
    import Foundation

    @MainActor @preconcurrency
    public protocol CNContactPickerDelegate: NSObjectProtocol {}

    open class CNContactPickerViewController: UIViewController {
      open weak var delegate: (any CNContactPickerDelegate)?
      open var displayedPropertyKeys: [String]?
      open var predicateForEnablingContact: NSPredicate?
      open var predicateForSelectionOfContact: NSPredicate?
      open var predicateForSelectionOfProperty: NSPredicate?
      public init() { super.init(nibName: nil, bundle: nil) }
      public required init?(coder: NSCoder) { nil }
    }

    @MainActor @preconcurrency
    public protocol CNContactViewControllerDelegate: NSObjectProtocol {}

    open class CNContactViewController: UIViewController {
      open weak var delegate: (any CNContactViewControllerDelegate)?
      open private(set) var contact: CNContact
      open var allowsEditing = true
      open var allowsActions = true
      open var contactStore: CNContactStore?
      open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "" }
      public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
      }
      public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
      public convenience init(forNewContact contact: CNContact?) {
        self.init(for: contact ?? CNContact())
      }
      public required init?(coder: NSCoder) { nil }
    }

    """
}
