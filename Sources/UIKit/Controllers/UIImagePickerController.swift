import UIKitValues

/// A view controller for taking or choosing a picture.
///
/// In the simulation the controller is an empty screen, and the device has no camera.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraDevice: Int, Sendable { case rear, front }

  public typealias InfoKey = UIImagePickerControllerInfoKey

  private weak var picking: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// The picker's delegate, which must conform to two protocols as in UIKit, and is never called.
  @_nonoverride open weak var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  {
    get { picking }
    set {
      picking = newValue
      notDone(UIImagePickerController.self)
    }
  }
  open var sourceType = SourceType.photoLibrary { didSet { notDone(UIImagePickerController.self) } }
  open var allowsEditing = false { didSet { notDone(UIImagePickerController.self) } }
  open var mediaTypes = ["public.image"] { didSet { notDone(UIImagePickerController.self) } }
  open var cameraDevice = CameraDevice.rear { didSet { notDone(UIImagePickerController.self) } }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
}

/// The delegate that receives the image a user picks.
///
/// In the simulation no image is ever picked.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
