// SPDX-License-Identifier: MIT

extension StandInUses {
  /// In the forms of Apple's documentation of WatchKit and of Xcode's templates.
  static let watchKit = """
    import Foundation
    import SwiftUI
    import UserNotifications
    import WatchKit

    struct Face: View {
      var body: some View { Text("12:00") }
    }
    final class FaceController: WKHostingController<Face> {
      override var body: Face { Face() }
      override func awake(withContext context: Any?) {
        super.awake(withContext: context)
        setNeedsBodyUpdate()
      }
    }
    final class AlarmController: WKUserNotificationHostingController<Face> {
      override class var isInteractive: Bool { true }
      override var body: Face { Face() }
      override func willActivate() { super.willActivate() }
      override func didDeactivate() { super.didDeactivate() }
      override func didReceive(_ notification: UNNotification) {
        _ = notification.request.content.title
        performDismissAction()
      }
    }
    final class Delegate: NSObject, WKExtensionDelegate {
      func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {
        for task in backgroundTasks {
          switch task {
          case let snapshot as WKSnapshotRefreshBackgroundTask:
            snapshot.setTaskCompleted(
              restoredDefaultState: true, estimatedSnapshotExpiration: Date.distantFuture,
              userInfo: nil)
          case let shortcut as WKRelevantShortcutRefreshBackgroundTask:
            shortcut.setTaskCompletedWithSnapshot(false)
          case let intent as WKIntentDidRunRefreshBackgroundTask:
            intent.setTaskCompletedWithSnapshot(false)
          case let session as WKURLSessionRefreshBackgroundTask: print(session.sessionIdentifier)
          default: task.setTaskCompletedWithSnapshot(false)
          }
        }
      }
    }

    """

  /// In the form of Xcode's template for complications.
  static let clockKit = """
    import ClockKit

    final class Source: NSObject, CLKComplicationDataSource {
      func getSupportedTimeTravelDirections(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void
      ) { handler([.forward, .backward]) }
      func getCurrentTimelineEntry(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void
      ) { handler(nil) }
    }

    """
}
