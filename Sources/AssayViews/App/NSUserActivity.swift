// SPDX-License-Identifier: MIT

/// A stand-in for Foundation's type, which exists on Apple's systems only: what a user does, for
/// the system. Nothing hears of it.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The title.
  open var title: String?
  /// What describes the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of what describes it that another device needs.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the description changed.
  open var needsSave = false
  /// The page of the activity on the web.
  open var webpageURL: URL?
  /// The page that the activity came from.
  open var referrerURL: URL?
  /// When it no longer counts.
  open var expirationDate: Date?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// Its scene.
  open var targetContentIdentifier: String?
  /// Its name for the system.
  open var persistentIdentifier: String?
  /// Whether another device may continue it.
  open var isEligibleForHandoff = true
  /// Whether the user can search for it.
  open var isEligibleForSearch = false
  /// Whether others can find it.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it.
  open var isEligibleForPrediction = false

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what describes the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  /// Accepted, and does nothing.
  open func becomeCurrent() {}
  /// Accepted, and does nothing.
  open func resignCurrent() {}
  /// Accepted, and does nothing.
  open func invalidate() {}
}

/// The kind of activity of a page on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
