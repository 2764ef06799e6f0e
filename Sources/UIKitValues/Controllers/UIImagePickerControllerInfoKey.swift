public struct UIImagePickerControllerInfoKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
  public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
  public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
  public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
}
