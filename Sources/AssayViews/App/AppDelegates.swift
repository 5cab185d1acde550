// SPDX-License-Identifier: MIT

/// Accepted, and never called: the delegate of an app.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// Never asked, because the app is never run.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) is not made: a rendering does not run the app")
  }
  /// Creates the property, not the delegate.
  public init(_ type: DelegateType.Type = DelegateType.self) {}
}

/// Accepted, and never called: the delegate of a Mac app.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// Never asked, because the app is never run.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) is not made: a rendering does not run the app")
  }
  /// Creates the property, not the delegate.
  public init(_ type: DelegateType.Type = DelegateType.self) {}
}

/// Accepted, and never called: the delegate of an app for watches.
@propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// Never asked, because the app is never run.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) is not made: a rendering does not run the app")
  }
  /// Creates the property, not the delegate.
  public init(_ type: DelegateType.Type = DelegateType.self) {}
}
