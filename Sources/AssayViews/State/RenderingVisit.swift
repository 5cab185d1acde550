// SPDX-License-Identifier: MIT

/// Something that a view does when a rendering first evaluates it, and undoes when the rendering
/// ends.
package struct RenderingVisit: DynamicProperty, StoredProperty {
  private let begin: () -> () -> Void
  let token = PropertyIdentity()

  /// - Parameter begin: returns what ends the visit.
  package init(begin: @escaping () -> () -> Void) { self.begin = begin }

  func makeSlot(in store: StateStore) -> AnyObject {
    store.atEnd(begin())
    return token
  }
}
