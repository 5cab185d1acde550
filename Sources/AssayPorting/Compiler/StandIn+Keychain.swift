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
    nonisolated(unsafe) public let kSecRandomDefault: OpaquePointer? = nil
    /// The bytes are zero: a picture is the same each time.
    @discardableResult
    public func SecRandomCopyBytes(
      _ random: OpaquePointer?, _ count: Int, _ bytes: UnsafeMutableRawPointer
    ) -> Int32 {
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      return errSecSuccess
    }
    public final class SecKey: Hashable, @unchecked Sendable {
      public static func == (a: SecKey, b: SecKey) -> Bool { a === b }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    public final class SecAccessControl: @unchecked Sendable {}
    public final class SecCertificate: @unchecked Sendable {}
    public final class SecTrust: @unchecked Sendable {}
    public final class CFError: Error, @unchecked Sendable {}
    public func CFErrorGetCode(_ error: CFError) -> Int { 0 }
    public struct SecAccessControlCreateFlags: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let userPresence = Self(rawValue: 1)
      public static let biometryAny = Self(rawValue: 2)
      public static let biometryCurrentSet = Self(rawValue: 8)
      public static let devicePasscode = Self(rawValue: 16)
      public static let privateKeyUsage = Self(rawValue: 1 << 30)
      public static let or = Self(rawValue: 1 << 14)
      public static let and = Self(rawValue: 1 << 15)
    }
    public func SecAccessControlCreateWithFlags(
      _ allocator: Any?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
      _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> SecAccessControl? { nil }
    public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let rsaEncryptionPKCS1 = Self(rawValue: "rsaEncryptionPKCS1")
      public static let rsaEncryptionOAEPSHA1 = Self(rawValue: "rsaEncryptionOAEPSHA1")
      public static let rsaEncryptionOAEPSHA256 = Self(rawValue: "rsaEncryptionOAEPSHA256")
      public static let rsaSignatureMessagePKCS1v15SHA256 = Self(rawValue: "rsaPKCS1v15SHA256")
      public static let ecdsaSignatureMessageX962SHA256 = Self(rawValue: "ecdsaX962SHA256")
      public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(rawValue: "eciesX963")
    }
    public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }
    public func SecKeyCreateRandomKey(
      _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> SecKey? { nil }
    public func SecKeyCreateWithData(
      _ data: CFData, _ attributes: CFDictionary,
      _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> SecKey? { nil }
    public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
    public func SecKeyCopyExternalRepresentation(
      _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> CFData? { nil }
    public func SecKeyIsAlgorithmSupported(
      _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
    ) -> Bool { false }
    public func SecKeyCreateEncryptedData(
      _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
      _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> CFData? { nil }
    public func SecKeyCreateDecryptedData(
      _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
      _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> CFData? { nil }
    public func SecKeyCreateSignature(
      _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
      _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> CFData? { nil }
    public func SecKeyVerifySignature(
      _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
      _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> Bool { false }
    public let errSecInternalError: OSStatus = -26276
    public let errSecDecode: OSStatus = -26275
    public let errSecUnimplemented: OSStatus = -4
    public let errSecAllocate: OSStatus = -108
    public let errSecNotAvailable: OSStatus = -25291
    public let errSecIO: OSStatus = -36
    public let kSecAttrApplicationTag = "atag" as CFString
    public let kSecAttrApplicationLabel = "klbl" as CFString
    public let kSecAttrIsPermanent = "perm" as CFString
    public let kSecAttrKeySizeInBits = "bsiz" as CFString
    public let kSecAttrKeyType = "type" as CFString
    public let kSecAttrKeyTypeRSA = "42" as CFString
    public let kSecAttrKeyTypeECSECPrimeRandom = "73" as CFString
    public let kSecAttrKeyClass = "kcls" as CFString
    public let kSecAttrKeyClassPublic = "0" as CFString
    public let kSecAttrKeyClassPrivate = "1" as CFString
    public let kSecAttrTokenID = "tkid" as CFString
    public let kSecAttrTokenIDSecureEnclave = "com.apple.setoken" as CFString
    public let kSecPrivateKeyAttrs = "private" as CFString
    public let kSecPublicKeyAttrs = "public" as CFString
    public let kSecAttrAccessControl = "accc" as CFString
    public let kSecAttrCreationDate = "cdat" as CFString
    public let kSecAttrModificationDate = "mdat" as CFString
    public let kSecAttrPort = "port" as CFString
    public let kSecAttrProtocol = "ptcl" as CFString
    public let kSecUseAuthenticationContext = "u_AuthCtx" as CFString
    public let kSecUseOperationPrompt = "u_OpPrompt" as CFString
    public let kSecUseAuthenticationUI = "u_AuthUI" as CFString
    public let kSecValueRef = "v_Ref" as CFString
    public let kSecMatchCaseInsensitive = "m_CaseInsensitive" as CFString
    nonisolated(unsafe) public let kCFAllocatorDefault: Any? = nil
    public let kCFBooleanTrue: Bool! = true
    public let kCFBooleanFalse: Bool! = false

    """
}
