// SPDX-License-Identifier: MIT

extension StandInUses {
  /// What apps do with the system's reports, as Apple's documentation of MetricKit has it.
  static let metrics = #"""
    import Foundation
    import MetricKit

    final class Reports: NSObject, MXMetricManagerSubscriber {
      private let logger = Logger(subsystem: "a", category: "b")
      private let log = MXMetricManager.makeLogHandle(category: "c")
      func start() {
        MXMetricManager.shared.add(self)
        logger.log("\(MXMetricManager.shared.pastPayloads.count)")
        didReceive(MXMetricManager.shared.pastDiagnosticPayloads)
      }
      func stop() { MXMetricManager.shared.remove(self) }
      func didReceive(_ payloads: [MXDiagnosticPayload]) {
        for crash in payloads.compactMap(\.crashDiagnostics).joined() {
          print(crash.callStackTree.jsonRepresentation(), crash.signal?.intValue ?? 0)
          print(crash.metaData.osVersion, crash.applicationVersion)
        }
        for hang in payloads.flatMap({ $0.hangDiagnostics ?? [] }) {
          print(hang.hangDuration.converted(to: .milliseconds).value)
        }
      }
    }
    """#

  /// An extension that changes what the system shows, as Xcode's template has it.
  static let notifications = #"""
    import UserNotifications

    class NotificationService: UNNotificationServiceExtension {
      var contentHandler: ((UNNotificationContent) -> Void)?
      var bestAttemptContent: UNMutableNotificationContent?
      override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
      ) {
        self.contentHandler = contentHandler
        bestAttemptContent = request.content.mutableCopy() as? UNMutableNotificationContent
        if let bestAttemptContent {
          bestAttemptContent.title = "\(bestAttemptContent.title) [modified]"
          contentHandler(bestAttemptContent)
        }
      }
      override func serviceExtensionTimeWillExpire() {
        if let contentHandler, let bestAttemptContent { contentHandler(bestAttemptContent) }
      }
    }
    """#
}
