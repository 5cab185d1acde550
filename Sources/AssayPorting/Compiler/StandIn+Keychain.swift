// SPDX-License-Identifier: MIT

extension StandIn {
  /// A keychain that is empty and stores nothing: every search finds no item.
  static let keychain = """
    import AssayViews

    public typealias OSStatus = Int32
    public typealias CFTypeRef = AnyObject
    public typealias CFDictionary = [String: Any]
    public typealias CFData = Data

    public let errSecSuccess: OSStatus = 0
    public let errSecAuthFailed: OSStatus = -25293
    public let errSecDuplicateItem: OSStatus = -25299
    public let errSecItemNotFound: OSStatus = -25300
    public let errSecInteractionNotAllowed: OSStatus = -25308
    public let errSecMissingEntitlement: OSStatus = -34018
    public let errSecParam: OSStatus = -50
    public let errSecUserCanceled: OSStatus = -128

    @discardableResult
    public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
      -> OSStatus
    {
      errSecMissingEntitlement
    }
    public func SecItemCopyMatching(
      _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
    ) -> OSStatus {
      errSecItemNotFound
    }
    @discardableResult
    public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
      errSecItemNotFound
    }
    @discardableResult
    public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }
    public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?)
      -> CFString?
    {
      nil
    }

    public let kSecClass = "class" as CFString
    public let kSecClassGenericPassword = "genp" as CFString
    public let kSecClassInternetPassword = "inet" as CFString
    public let kSecClassCertificate = "cert" as CFString
    public let kSecClassKey = "keys" as CFString
    public let kSecClassIdentity = "idnt" as CFString
    public let kSecAttrAccount = "acct" as CFString
    public let kSecAttrService = "svce" as CFString
    public let kSecAttrServer = "srvr" as CFString
    public let kSecAttrGeneric = "gena" as CFString
    public let kSecAttrLabel = "labl" as CFString
    public let kSecAttrDescription = "desc" as CFString
    public let kSecAttrComment = "icmt" as CFString
    public let kSecAttrAccessGroup = "agrp" as CFString
    public let kSecAttrSynchronizable = "sync" as CFString
    public let kSecAttrSynchronizableAny = "syna" as CFString
    public let kSecAttrAccessible = "pdmn" as CFString
    public let kSecAttrAccessibleWhenUnlocked = "ak" as CFString
    public let kSecAttrAccessibleAfterFirstUnlock = "ck" as CFString
    public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku" as CFString
    public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku" as CFString
    public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu" as CFString
    public let kSecValueData = "v_Data" as CFString
    public let kSecReturnData = "r_Data" as CFString
    public let kSecReturnAttributes = "r_Attributes" as CFString
    public let kSecReturnRef = "r_Ref" as CFString
    public let kSecReturnPersistentRef = "r_PersistentRef" as CFString
    public let kSecMatchLimit = "m_Limit" as CFString
    public let kSecMatchLimitOne = "m_LimitOne" as CFString
    public let kSecMatchLimitAll = "m_LimitAll" as CFString
    public let kSecUseDataProtectionKeychain = "nleg" as CFString
    public let kCFBooleanTrue: Bool! = true
    public let kCFBooleanFalse: Bool! = false

    """
}
