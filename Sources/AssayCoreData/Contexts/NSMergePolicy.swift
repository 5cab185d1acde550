// SPDX-License-Identifier: MIT

/// What a save does with two objects that have the same values of a uniqueness constraint.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Which object stays.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// The save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The new object goes.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// The saved object gets the new one's values.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The saved object gets the new one's values.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The new object goes.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// Which of two objects stays.
public enum NSMergePolicyType: UInt, Sendable {
  /// The save fails.
  case errorMergePolicyType
  /// The new object goes.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The saved object gets the new one's values.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The saved object gets the new one's values.
  case overwriteMergePolicyType
  /// The new object goes.
  case rollbackMergePolicyType
}

/// The save fails.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The new object goes.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
/// The saved object gets the new one's values.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The saved object gets the new one's values.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The new object goes.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
