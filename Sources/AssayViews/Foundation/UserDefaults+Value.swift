// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension UserDefaults {
    /// Sets a value, by the name that Objective-C gives it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// A value, by the name that Objective-C gives it.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
