import Foundation

/// What a user does in the app, for Handoff, search and Siri.
///
/// The simulation stores it without offering it anywhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var needsSave = false { didSet { notUsed(NSUserActivity.self) } }
  open var isEligibleForHandoff = true { didSet { notUsed(NSUserActivity.self) } }
  open var isEligibleForSearch = false { didSet { notUsed(NSUserActivity.self) } }
  open var isEligibleForPublicIndexing = false { didSet { notUsed(NSUserActivity.self) } }
  open var isEligibleForPrediction = false { didSet { notUsed(NSUserActivity.self) } }

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() { notUsed(NSUserActivity.self) }
  open func resignCurrent() { notUsed(NSUserActivity.self) }
  open func invalidate() { notUsed(NSUserActivity.self) }
}
