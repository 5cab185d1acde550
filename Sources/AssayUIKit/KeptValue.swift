// SPDX-License-Identifier: MIT

/// A value that an extension keeps with an object, as a stored property would.
///
/// Views, controllers and layers are classes of AssayViews, and an extension has no stored
/// properties. The value goes when its object goes.
final class KeptValue<Value>: Sendable {
  init() {}

  /// The value of an object; nil for none.
  subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, key) as? Value }
    set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

/// An object that a kept value names and does not keep, as a delegate.
struct WeakValue {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
