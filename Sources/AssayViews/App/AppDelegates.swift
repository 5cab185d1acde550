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

/// The delegate of a Mac app, by its name there.
public typealias NSApplicationDelegateAdaptor = UIApplicationDelegateAdaptor
/// The delegate of an app for watches, by its name there.
public typealias WKApplicationDelegateAdaptor = UIApplicationDelegateAdaptor
