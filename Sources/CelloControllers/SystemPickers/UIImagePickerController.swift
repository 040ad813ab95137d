/// A view controller with which the user takes or chooses a picture or a movie.
///
/// On iOS, another process draws the library, so it does not appear in pictures of the screen. The view is empty here as well.
/// Tests call the delegate's methods.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  /// The places where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// The quality of movies.
  public enum QualityType: Int, Hashable, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  /// What a camera records.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    case photo = 0
    case video = 1
  }

  /// The cameras of a device.
  public enum CameraDevice: Int, Hashable, Sendable {
    case rear = 0
    case front = 1
  }

  /// The modes of a camera's flash.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// The presets for the export of pictures.
  public enum ImageURLExportPreset: Int, Hashable, Sendable {
    case compatible = 0
    case current = 1
  }

  /// A key of the dictionary with the user's choice.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the media, a uniform type identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was, an `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has edited it, an `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the original that the user has chosen, an `NSValue` with a rectangle.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of the movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The metadata of a new picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The URL of the picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The Photos asset of the picture.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The live photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// Stored only: the place where pictures come from; `photoLibrary` by default.
  open var sourceType = SourceType.photoLibrary
  /// Stored only: the types of media that the user can choose; pictures by default.
  open var mediaTypes = ["public.image"]
  /// Stored only: a Boolean value that indicates whether the user can edit the choice; `false` by default.
  open var allowsEditing = false
  /// Stored only: the preset for the export of pictures; `compatible` by default.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Stored only: the quality of movies; `typeMedium` by default.
  open var videoQuality = QualityType.typeMedium
  /// Stored only: the longest duration of a movie, in seconds; 600 by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored only: a Boolean value that indicates whether the camera's controls are visible; `true` by default.
  open var showsCameraControls = true
  /// Stored only: the view over the camera's picture; `nil` by default.
  open var cameraOverlayView: UIView?
  /// Stored only: the transform of the camera's picture; the identity by default.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Stored only: what the camera records; `photo` by default.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Stored only: the camera; `rear` by default.
  open var cameraDevice = CameraDevice.rear
  /// Stored only: the mode of the flash; `auto` by default.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Creates a picker of pictures in the photo library.
  public init() { super.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Always fails: controllers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Returns a Boolean value that indicates whether a source is available. As in a simulator, the libraries are available, and
  /// the camera is not.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the types of media of a source: pictures and movies; `nil` for a camera, which does not exist.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Returns `false`, because there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `false`, because there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `nil`, because there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Does nothing, because there is no camera.
  open func takePicture() {}
  /// Returns `false`, because there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing, because there is no camera.
  open func stopVideoCapture() {}

  override func didDismissByUser() {
    super.didDismissByUser()
    (delegate as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// The methods that an image picker calls. All of them are optional.
///
/// Only the user's dismissal of the picker calls ``imagePickerControllerDidCancel(_:)``; tests call the other. The delegate also
/// conforms to `UINavigationControllerDelegate`.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Never called: tells the delegate what the user has chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Tells the delegate that the user has dismissed the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing by default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses nothing by default: on iOS, the picker dismisses itself only without a delegate's method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
