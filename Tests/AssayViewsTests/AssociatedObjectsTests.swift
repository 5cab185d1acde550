// SPDX-License-Identifier: MIT

import AssayViews
import Foundation
import Testing

@Suite("values associated with objects")
struct AssociatedObjectsTests {
  private final class Owner {}

  /// Writes where it ends.
  private final class Value {
    let end: () -> Void
    init(end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }

  @Test("are found by the object and the key until they are removed")
  func keys() {
    nonisolated(unsafe) var (first, second) = (0, 0)
    let (a, b) = (Owner(), Owner())
    objc_setAssociatedObject(a, &first, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(a, &second, 2, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(a, &first) as? String == "one")
    #expect(objc_getAssociatedObject(a, &second) as? Int == 2)
    #expect(objc_getAssociatedObject(b, &first) == nil)
    objc_setAssociatedObject(a, &first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(a, &first) == nil)
    objc_removeAssociatedObjects(a)
    #expect(objc_getAssociatedObject(a, &second) == nil)
  }

  @Test("end after their object, and are never another object's")
  func ends() {
    nonisolated(unsafe) var key = 0
    var ended = 0
    for _ in 0..<100 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, &key) == nil)
      objc_setAssociatedObject(owner, &key, Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    let other = Owner()
    objc_setAssociatedObject(other, &key, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(ended == 100)
  }
}
