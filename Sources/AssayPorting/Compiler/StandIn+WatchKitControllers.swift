// SPDX-License-Identifier: MIT

/// Controllers and tasks of watch apps from before SwiftUI's own: nobody shows or runs one.
extension StandIn {
  static let watchKitControllers = """
    import PortStandIn_UserNotifications

    @MainActor @preconcurrency
    open class WKInterfaceController: NSObject {
      public nonisolated override init() {}
      open var contentFrame: CGRect { UIScreen.main.bounds }
      open var contentSafeAreaInsets: UIEdgeInsets { .zero }
      open func awake(withContext context: Any?) {}
      open func willActivate() {}
      open func didDeactivate() {}
      open func didAppear() {}
      open func willDisappear() {}
      open func setTitle(_ title: String?) {}
      open func pushController(withName name: String, context: Any?) {}
      open func presentController(withName name: String, context: Any?) {}
      open func pop() {}
      open func popToRootController() {}
      open func becomeCurrentPage() {}
      open func dismiss() {}
    }

    @MainActor @preconcurrency
    open class WKHostingController<Body: View>: WKInterfaceController {
      public nonisolated override init() {}
      open var body: Body { preconditionFailure("override body in each subclass of WKHostingController") }
      public final func setNeedsBodyUpdate() {}
      public final func updateBodyIfNeeded() {}
    }

    @MainActor @preconcurrency
    open class WKUserNotificationInterfaceController: WKInterfaceController {
      public nonisolated override init() {}
      open var notificationActions: [UNNotificationAction] = []
      open func didReceive(_ notification: UNNotification) {}
      open func performNotificationDefaultAction() {}
      open func performDismissAction() {}
    }

    @MainActor @preconcurrency
    open class WKUserNotificationHostingController<Body: View>:
      WKUserNotificationInterfaceController
    {
      public nonisolated override init() {}
      open var body: Body {
        preconditionFailure(
          "override body in each subclass of WKUserNotificationHostingController")
      }
      open class var coalescedDescriptionFormat: String? { nil }
      open class var isInteractive: Bool { false }
      open class var sashColor: Color? { nil }
      open class var titleColor: Color? { nil }
      open class var subtitleColor: Color? { nil }
      open class var wantsSashBlur: Bool { false }
      open class var wantsTranslucentBackground: Bool { false }
      public final func setNeedsBodyUpdate() {}
      public final func updateBodyIfNeeded() {}
    }

    open class WKRefreshBackgroundTask: NSObject, @unchecked Sendable {
      open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
      open var expirationHandler: (() -> Void)?
      open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
    }
    public enum WKSnapshotReason: Int, Sendable {
      case appScheduled, returnToDefaultState, complicationUpdate, prelaunch, appBackgrounded
    }
    open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
    open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {
      open var sessionIdentifier: String { "" }
    }
    open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {
      open var returnToDefaultState: Bool { false }
      open var reasonForSnapshot: WKSnapshotReason { .appScheduled }
      open func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?
      ) {}
    }
    open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask,
      @unchecked Sendable
    {}
    open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask,
      @unchecked Sendable
    {}
    open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}

    """
}
