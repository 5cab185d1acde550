// SPDX-License-Identifier: MIT

#if os(Linux)
  internal import Glibc

  /// A lock in memory that the caller owns, by the names of `os`.
  public struct os_unfair_lock {
    fileprivate var spin: pthread_spinlock_t = 0

    /// Creates an open lock.
    public init() { pthread_spin_init(&spin, 0) }
  }

  /// A lock in memory that the caller owns.
  public typealias os_unfair_lock_s = os_unfair_lock
  /// A pointer to a lock.
  public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

  /// Waits until the lock is open, and closes it.
  public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_spin_lock(&lock.pointee.spin)
  }
  /// Closes the lock if it is open; otherwise returns false.
  public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_spin_trylock(&lock.pointee.spin) == 0
  }
  /// Opens the lock.
  public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_spin_unlock(&lock.pointee.spin)
  }
#endif
