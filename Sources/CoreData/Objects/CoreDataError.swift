/// The codes of Core Data's errors that this module throws or that apps compare.
public let NSManagedObjectValidationError = 1550
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSManagedObjectConstraintMergeError = 133021
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSPersistentStoreSaveError = 134030

public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSDetailedErrorsKey = "NSDetailedErrors"

/// Creates the errors that this module throws.
enum CoreDataError {
  private static func error(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
    let words = info.merging([NSLocalizedDescriptionKey: text]) { first, _ in first }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: words)
  }

  static func missing(_ key: String, in object: NSManagedObject) -> NSError {
    error(
      NSValidationMissingMandatoryPropertyError, "\(key) is a required value.",
      [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key])
  }

  static func conflict(_ entity: NSEntityDescription) -> NSError {
    error(
      NSManagedObjectConstraintMergeError,
      "\(entity.name ?? "") has two objects with equal values of a uniqueness constraint.")
  }

  static func notThere(_ id: NSManagedObjectID) -> NSError {
    error(NSManagedObjectReferentialIntegrityError, "\(id) is not in the store.")
  }

  static var noStore: NSError {
    error(
      NSPersistentStoreSaveError,
      "This NSPersistentStoreCoordinator has no persistent stores; call loadPersistentStores.")
  }
}
