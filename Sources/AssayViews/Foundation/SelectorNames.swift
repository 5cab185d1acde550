// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  // Foundation's names that take a selector. Nothing can call a method by its name on Linux.
  extension NotificationCenter {
    /// Accepted, and never called.
    public func addObserver(
      _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {}
  }

  extension Timer {
    /// Creates a timer that is not started: its action is never called.
    @discardableResult
    public class func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
    }
  }

  extension NSObject {
    /// false: no method has a name for Objective-C.
    public func responds(to selector: Selector) -> Bool { false }
    /// Accepted, and calls nothing.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
    // The type is Foundation's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Calls nothing, which is reported: no method has a name for Objective-C.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
      LeftOutNotes.add("the method that code calls by the name '\(selector.name)'")
      return nil
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Calls nothing, which is reported: no method has a name for Objective-C.
    @discardableResult
    public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
      perform(selector)
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Calls nothing, which is reported: no method has a name for Objective-C.
    @discardableResult
    public func perform(
      _ selector: Selector, with first: Any?, with second: Any?
    ) -> Unmanaged<AnyObject>! { perform(selector) }
    /// Accepted, and does nothing.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {}
    /// Accepted, and does nothing.
    public class func cancelPreviousPerformRequests(
      withTarget target: Any, selector: Selector, object: Any?
    ) {}
  }

  extension NSObjectProtocol {
    /// Whether the object's class is this class or inherits from it.
    public func isKind(of someClass: AnyClass) -> Bool {
      var own: AnyClass? = type(of: self)
      while let tried = own, tried != someClass { own = _getSuperclass(tried) }
      return own != nil
    }

    /// Whether the object's class is exactly this class.
    public func isMember(of someClass: AnyClass) -> Bool {
      type(of: self) == someClass
    }
  }

  /// Seconds.
  public typealias CFTimeInterval = Double

  /// The seconds since the machine started.
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Accepted, and never called: what is called for each frame of a screen.
  public final class CADisplayLink: NSObject {
    /// When the last frame was shown, in seconds.
    public var timestamp: CFTimeInterval { 0 }
    /// When the next frame is shown, in seconds.
    public var targetTimestamp: CFTimeInterval { 0 }
    /// The time between two frames, in seconds.
    public var duration: CFTimeInterval { 0 }
    /// Whether nothing is called.
    public var isPaused = false
    /// The frames in a second; 0 for the screen's.
    public var preferredFramesPerSecond = 0
    /// Creates a link, whose action is never called.
    public init(target: Any, selector: Selector) {}
    /// Accepted, and does nothing.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Accepted, and does nothing.
    public func invalidate() {}
  }
#endif
