// SPDX-License-Identifier: MIT

/// Digests as they are, and encryption that always fails.
extension StandIn {
  /// Sources: FIPS 180-4 (SHA-256, SHA-1), RFC 1321 (MD5), RFC 2104 (HMAC).
  static let cryptography = """
    import Foundation

    public protocol Digest: Sequence, Hashable, CustomStringConvertible, ContiguousBytes, Sendable
    where Element == UInt8 {
      static var byteCount: Int { get }
    }

    public struct _Digest<Function>: Digest, @unchecked Sendable {
      fileprivate let bytes: [UInt8]
      public static var byteCount: Int {
        Function.self == SHA256.self ? 32 : Function.self == Insecure.MD5.self ? 16 : 20
      }
      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
      public var description: String {
        "digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
    }

    public protocol HashFunction {
      associatedtype Digest: Sequence where Digest.Element == UInt8
      init()
      static var blockByteCount: Int { get }
      mutating func update(bufferPointer: UnsafeRawBufferPointer)
      func finalize() -> Digest
    }

    extension HashFunction {
      public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
      }
      public mutating func update<D: DataProtocol>(data: D) {
        Array(data).withUnsafeBytes { update(bufferPointer: $0) }
      }
    }

    /// Blocks of 64 bytes, with the length of the whole at the end.
    private func padded(_ message: [UInt8], isBigEndian: Bool) -> [UInt8] {
      var all = message + [0x80]
      while all.count % 64 != 56 { all.append(0) }
      let length = UInt64(message.count) * 8
      let bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
      return all + (isBigEndian ? Array(bytes.reversed()) : bytes)
    }

    private func rotated(_ word: UInt32, right count: UInt32) -> UInt32 {
      word >> count | word << (32 - count)
    }

    private func rotated(_ word: UInt32, left count: UInt32) -> UInt32 {
      word << count | word >> (32 - count)
    }

    private func bigEndian(_ words: [UInt32]) -> [UInt8] {
      words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }

    public struct SHA256: HashFunction, Sendable {
      private var message: [UInt8] = []
      public init() {}
      public static var blockByteCount: Int { 64 }
      public static var byteCount: Int { 32 }
      public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

      /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
      private static let constants: [UInt32] = [
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
        0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe,
        0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f,
        0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7,
        0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc,
        0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
        0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116,
        0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
        0xc67178f2,
      ]

      public func finalize() -> SHA256Digest {
        var state: [UInt32] = [
          0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab,
          0x5be0cd19,
        ]
        let all = padded(message, isBigEndian: true)
        for start in stride(from: 0, to: all.count, by: 64) {
          var words = (0..<16).map { index in
            all[(start + 4 * index)..<(start + 4 * index + 4)].reduce(UInt32(0)) {
              $0 << 8 | UInt32($1)
            }
          }
          for index in 16..<64 {
            let (a, b) = (words[index - 15], words[index - 2])
            let first = rotated(a, right: 7) ^ rotated(a, right: 18) ^ a >> 3
            let second = rotated(b, right: 17) ^ rotated(b, right: 19) ^ b >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
          }
          var v = state
          for index in 0..<64 {
            let e = rotated(v[4], right: 6) ^ rotated(v[4], right: 11) ^ rotated(v[4], right: 25)
            let choice = v[4] & v[5] ^ ~v[4] & v[6]
            let first = v[7] &+ e &+ choice &+ Self.constants[index] &+ words[index]
            let a = rotated(v[0], right: 2) ^ rotated(v[0], right: 13) ^ rotated(v[0], right: 22)
            let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
            v = [first &+ a &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
          }
          state = zip(state, v).map { $0 &+ $1 }
        }
        return SHA256Digest(bytes: bigEndian(state))
      }
    }

    public typealias SHA256Digest = _Digest<SHA256>

    public enum Insecure {
      public struct SHA1: HashFunction, Sendable {
        private var message: [UInt8] = []
        public init() {}
        public static var blockByteCount: Int { 64 }
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
          message += bufferPointer
        }
        public func finalize() -> _Digest<SHA1> {
          var state: [UInt32] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
          let all = padded(message, isBigEndian: true)
          for start in stride(from: 0, to: all.count, by: 64) {
            var words = (0..<16).map { index in
              all[(start + 4 * index)..<(start + 4 * index + 4)].reduce(UInt32(0)) {
                $0 << 8 | UInt32($1)
              }
            }
            for index in 16..<80 {
              let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
              words.append(rotated(word, left: 1))
            }
            var v = state
            for index in 0..<80 {
              let (mixed, constant): (UInt32, UInt32) =
                switch index / 20 {
                case 0: (v[1] & v[2] | ~v[1] & v[3], 0x5a827999)
                case 1: (v[1] ^ v[2] ^ v[3], 0x6ed9eba1)
                case 2: (v[1] & v[2] | v[1] & v[3] | v[2] & v[3], 0x8f1bbcdc)
                default: (v[1] ^ v[2] ^ v[3], 0xca62c1d6)
                }
              let next = rotated(v[0], left: 5) &+ mixed &+ v[4] &+ constant &+ words[index]
              v = [next, v[0], rotated(v[1], left: 30), v[2], v[3]]
            }
            state = zip(state, v).map { $0 &+ $1 }
          }
          return _Digest(bytes: bigEndian(state))
        }
      }

      public struct MD5: HashFunction, Sendable {
        private var message: [UInt8] = []
        public init() {}
        public static var blockByteCount: Int { 64 }
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
          message += bufferPointer
        }
        private static let shifts: [UInt32] = [
          7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21,
        ]
        public func finalize() -> _Digest<MD5> {
          var state: [UInt32] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
          let all = padded(message, isBigEndian: false)
          for start in stride(from: 0, to: all.count, by: 64) {
            let words = (0..<16).map { index in
              all[(start + 4 * index)..<(start + 4 * index + 4)].reversed().reduce(UInt32(0)) {
                $0 << 8 | UInt32($1)
              }
            }
            var v = state
            for index in 0..<64 {
              let (mixed, place): (UInt32, Int) =
                switch index / 16 {
                case 0: (v[1] & v[2] | ~v[1] & v[3], index)
                case 1: (v[3] & v[1] | ~v[3] & v[2], (5 * index + 1) % 16)
                case 2: (v[1] ^ v[2] ^ v[3], (3 * index + 5) % 16)
                default: (v[2] ^ (v[1] | ~v[3]), (7 * index) % 16)
                }
              let constant = UInt32(abs(sin(Double(index + 1))) * 4_294_967_296)
              let sum = v[0] &+ mixed &+ constant &+ words[place]
              let shift = Self.shifts[index / 16 * 4 + index % 4]
              v = [v[3], v[1] &+ rotated(sum, left: shift), v[1], v[2]]
            }
            state = zip(state, v).map { $0 &+ $1 }
          }
          return _Digest(bytes: bigEndian(state.map(\\.byteSwapped)))
        }
      }
    }

    public struct SymmetricKeySize: Sendable {
      public let bitCount: Int
      public init(bitCount: Int) { self.bitCount = bitCount }
      public static let bits128 = SymmetricKeySize(bitCount: 128)
      public static let bits192 = SymmetricKeySize(bitCount: 192)
      public static let bits256 = SymmetricKeySize(bitCount: 256)
    }

    /// A new key has no random bytes: a picture is the same in each run.
    public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
      fileprivate let bytes: [UInt8]
      public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
      public init(size: SymmetricKeySize) { bytes = Array(repeating: 0, count: size.bitCount / 8) }
      public var bitCount: Int { bytes.count * 8 }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
    }

    public struct HMAC<H: HashFunction> {
      public typealias MAC = H.Digest
      public static func authenticationCode<D: DataProtocol>(
        for data: D, using key: SymmetricKey
      ) -> H.Digest {
        var bytes = key.bytes
        if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
        bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
        let inner = H.hash(data: bytes.map { $0 ^ 0x36 } + Array(data))
        return H.hash(data: bytes.map { $0 ^ 0x5c } + Array(inner))
      }
    }

    public enum CryptoKitError: Error {
      case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure
      case unwrapFailure, invalidParameter
    }

    public enum AES {
      public enum GCM {
        public struct Nonce: Sendable {
          public init() {}
          public init<D: DataProtocol>(data: D) throws {}
        }
        public struct SealedBox: Sendable {
          public let ciphertext: Data
          public let tag: Data
          public let nonce: Nonce
          public var combined: Data? { nil }
          public init<D: DataProtocol>(combined: D) throws {
            throw CryptoKitError.authenticationFailure
          }
          public init<C: DataProtocol, T: DataProtocol>(
            nonce: Nonce, ciphertext: C, tag: T
          ) throws { throw CryptoKitError.authenticationFailure }
        }
        public static func seal<D: DataProtocol>(
          _ message: D, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { throw CryptoKitError.wrapFailure }
        public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
          throw CryptoKitError.authenticationFailure
        }
      }
    }

    """

  /// The digests of CommonCrypto and its derivation of keys, PBKDF2 of RFC 8018; no ciphers.
  static let commonCryptography = """
    import Foundation
    import PortStandIn_CryptoKit

    public typealias CC_LONG = UInt32
    public typealias CCHmacAlgorithm = UInt32
    public typealias CCPBKDFAlgorithm = UInt32
    public typealias CCPseudoRandomAlgorithm = UInt32
    public let CC_MD5_DIGEST_LENGTH: Int32 = 16
    public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
    public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
    public let kCCHmacAlgSHA1 = 0
    public let kCCHmacAlgMD5 = 1
    public let kCCHmacAlgSHA256 = 2
    public let kCCPBKDF2: UInt32 = 2
    public let kCCPRFHmacAlgSHA1: UInt32 = 1
    public let kCCPRFHmacAlgSHA256: UInt32 = 3
    public let kCCSuccess = 0
    public let kCCParamError = -4300

    private func write<H: HashFunction>(
      _ function: H.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG,
      _ result: UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>? {
      let digest = H.hash(data: Data(UnsafeRawBufferPointer(start: data, count: Int(count))))
      for (index, byte) in digest.enumerated() { result?[index] = byte }
      return result
    }

    @discardableResult
    public func CC_MD5(
      _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
    ) -> UnsafeMutablePointer<UInt8>! { write(Insecure.MD5.self, data, len, md) }
    @discardableResult
    public func CC_SHA1(
      _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
    ) -> UnsafeMutablePointer<UInt8>! { write(Insecure.SHA1.self, data, len, md) }
    @discardableResult
    public func CC_SHA256(
      _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
    ) -> UnsafeMutablePointer<UInt8>! { write(SHA256.self, data, len, md) }

    private func code(_ key: [UInt8], _ data: [UInt8], isSHA1: Bool) -> [UInt8] {
      let key = SymmetricKey(data: Data(key))
      return isSHA1
        ? Array(HMAC<Insecure.SHA1>.authenticationCode(for: Data(data), using: key))
        : Array(HMAC<SHA256>.authenticationCode(for: Data(data), using: key))
    }

    public func CCHmac(
      _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
      _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
    ) {
      let key = SymmetricKey(data: Data(UnsafeRawBufferPointer(start: key, count: keyLength)))
      let data = Data(UnsafeRawBufferPointer(start: data, count: dataLength))
      let code: [UInt8] =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1:
          Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
        case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
        case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
        default: fatalError("CCHmac knows MD5, SHA-1 and SHA-256 here")
        }
      macOut.copyMemory(from: code, byteCount: code.count)
    }

    public func CCKeyDerivationPBKDF(
      _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
      _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
      _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
    ) -> Int32 {
      guard algorithm == kCCPBKDF2, rounds > 0,
        prf == kCCPRFHmacAlgSHA1 || prf == kCCPRFHmacAlgSHA256
      else { return Int32(kCCParamError) }
      let key = (0..<passwordLen).map { UInt8(bitPattern: password[$0]) }
      let salt = (0..<saltLen).map { salt[$0] }
      var (result, block): ([UInt8], UInt32) = ([], 0)
      while result.count < derivedKeyLen {
        block += 1
        let number = (0..<4).map { UInt8(truncatingIfNeeded: block >> (24 - 8 * $0)) }
        var last = code(key, salt + number, isSHA1: prf == kCCPRFHmacAlgSHA1)
        var sum = last
        for _ in 1..<rounds {
          last = code(key, last, isSHA1: prf == kCCPRFHmacAlgSHA1)
          for index in sum.indices { sum[index] ^= last[index] }
        }
        result += sum
      }
      for index in 0..<derivedKeyLen { derivedKey[index] = result[index] }
      return Int32(kCCSuccess)
    }
    public func CCKeyDerivationPBKDF(
      _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<UInt8>!, _ passwordLen: Int,
      _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
      _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
    ) -> Int32 {
      let characters = (0..<passwordLen).map { CChar(bitPattern: password[$0]) }
      return CCKeyDerivationPBKDF(
        algorithm, characters, passwordLen, salt, saltLen, prf, rounds, derivedKey, derivedKeyLen)
    }

    """
}
