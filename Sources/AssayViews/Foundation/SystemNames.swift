// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// Nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// The key of an app's name in its Info.plist.
  public let kCFBundleNameKey = "CFBundleName"
  /// The key of an app's build number in its Info.plist.
  public let kCFBundleVersionKey = "CFBundleVersion"
  /// The key of an app's identifier in its Info.plist.
  public let kCFBundleIdentifierKey = "CFBundleIdentifier"
  /// The key of the name of an app's program in its Info.plist.
  public let kCFBundleExecutableKey = "CFBundleExecutable"
  /// The key of the language of an app's sources in its Info.plist.
  public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"

  /// The name of a queue; without one of the thread that runs, which is the main one or another.
  public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    let label =
      queue?.label
      ?? (Thread.isMainThread ? "com.apple.main-thread" : "com.apple.root.default-qos")
    return queueLabels.pointer(to: label)
  }

  private let queueLabels = QueueLabels()

  /// C strings that are there as long as the program runs.
  private final class QueueLabels: @unchecked Sendable {
    private let lock = NSLock()
    private var pointers: [String: UnsafePointer<CChar>] = [:]

    func pointer(to label: String) -> UnsafePointer<CChar> {
      lock.withLock {
        if let known = pointers[label] { return known }
        let bytes = Array(label.utf8CString)
        let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        pointer.initialize(from: bytes, count: bytes.count)
        pointers[label] = UnsafePointer(pointer)
        return UnsafePointer(pointer)
      }
    }
  }

  /// Seconds since the first moment of 2001 in Greenwich.
  public typealias CFAbsoluteTime = Double
  /// Now.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// Values that iCloud keeps for a user. Unlike Apple's, they are kept as long as the test runs.
  public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The store.
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Never posted.
    public static let didChangeExternallyNotification = Notification.Name(
      "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    /// The value of a key.
    public func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
    /// Sets the value of a key.
    public func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
    /// Removes the value of a key.
    public func removeObject(forKey key: String) { set(nil, forKey: key) }
    /// The text of a key.
    public func string(forKey key: String) -> String? { object(forKey: key) as? String }
    /// The truth of a key; false for none.
    public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
    /// The number of a key; 0 for none.
    public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
    /// The number of a key; 0 for none.
    public func longLong(forKey key: String) -> Int64 {
      (object(forKey: key) as? Int64) ?? (object(forKey: key) as? Int).map(Int64.init) ?? 0
    }
    /// The bytes of a key.
    public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    /// The list of a key.
    public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    /// All values.
    public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// true: there is nothing to write.
    @discardableResult public func synchronize() -> Bool { true }
  }
#endif

/// Accepted, and never posted: what assistive technology would hear of a change.
public enum AccessibilityNotification {
  /// Accepted, and never posted: words.
  public struct Announcement {
    /// Creates words.
    public init(_ words: String) {}
    /// Creates words.
    public init(_ words: AttributedString) {}
    /// Accepted, and does nothing.
    public func post() {}
  }
  /// Accepted, and never posted: another layout.
  public struct LayoutChanged {
    /// Creates a change.
    public init(_ element: Any? = nil) {}
    /// Accepted, and does nothing.
    public func post() {}
  }
  /// Accepted, and never posted: another screen.
  public struct ScreenChanged {
    /// Creates a change.
    public init(_ element: Any? = nil) {}
    /// Accepted, and does nothing.
    public func post() {}
  }
}
