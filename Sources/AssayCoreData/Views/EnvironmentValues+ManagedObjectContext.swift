// SPDX-License-Identifier: MIT

public import AssayViews

extension EnvironmentValues {
  /// The context of the views. Without one, requests give no objects.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  /// A new one each time, because nothing may stay in it for another rendering.
  static var defaultValue: NSManagedObjectContext {
    let context = NSManagedObjectContext(.mainQueueConcurrencyType)
    context.isDefault = true
    return context
  }
}
