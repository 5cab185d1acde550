// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// Accepted, but not performed: a history of changes. It has the name of a type that Foundation
  /// on Linux lacks.
  open class UndoManager: NSObject {
    /// Always false: a snapshot changes nothing.
    open var canUndo: Bool { false }
    /// Always false: a snapshot changes nothing.
    open var canRedo: Bool { false }
    /// Does nothing.
    open func undo() {}
    /// Does nothing.
    open func redo() {}
    /// Does nothing.
    open func removeAllActions() {}
    /// Does nothing.
    open func setActionName(_ actionName: String) {}
    /// Does nothing.
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {}
  }
#endif
