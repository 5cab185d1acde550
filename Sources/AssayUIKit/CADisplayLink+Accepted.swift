// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension CADisplayLink {
    /// Accepted, and does nothing: the action is never called.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  }
#endif
