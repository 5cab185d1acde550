// SPDX-License-Identifier: MIT

extension StandIn {
  /// A library without photos, which nobody may read.
  static let photoLibrary = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public enum PHAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, authorized, limited
    }
    public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
    public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
    public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
    public enum PHAssetCollectionSubtype: Int, Sendable {
      case albumRegular = 2, smartAlbumUserLibrary = 209, any = 9_223_372_036
    }
    public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }

    public struct PHAssetMediaSubtype: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let photoPanorama = Self(rawValue: 1)
      public static let photoHDR = Self(rawValue: 2)
      public static let photoScreenshot = Self(rawValue: 4)
      public static let photoLive = Self(rawValue: 8)
    }
    public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }
    extension NSSortDescriptor {
      /// There is nothing to sort.
      @_disfavoredOverload
      public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \\NSObject.hash, ascending: ascending)
      }
    }

    open class PHObject: NSObject, @unchecked Sendable {
      open var localIdentifier: String { "" }
    }

    open class PHAsset: PHObject, @unchecked Sendable {
      open var mediaType: PHAssetMediaType { .unknown }
      open var pixelWidth: Int { 0 }
      open var pixelHeight: Int { 0 }
      open var creationDate: Date? { nil }
      open var duration: TimeInterval { 0 }
      open var isFavorite: Bool { false }
      open var isHidden: Bool { false }
      open var modificationDate: Date? { nil }
      open var mediaSubtypes: PHAssetMediaSubtype { [] }
      open var burstIdentifier: String? { nil }
      open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
      open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
      }
      open class func fetchAssets(
        with type: PHAssetMediaType, options: PHFetchOptions?
      ) -> PHFetchResult<PHAsset> { PHFetchResult() }
      open class func fetchAssets(
        in collection: PHAssetCollection, options: PHFetchOptions?
      ) -> PHFetchResult<PHAsset> { PHFetchResult() }
      open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
      ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    }

    open class PHCollection: PHObject, @unchecked Sendable {
      open var localizedTitle: String? { nil }
    }

    open class PHAssetCollection: PHCollection, @unchecked Sendable {
      open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
        options: PHFetchOptions?
      ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    }

    open class PHFetchOptions: NSObject, @unchecked Sendable {
      open var predicate: NSPredicate?
      open var sortDescriptors: [NSSortDescriptor]?
      open var fetchLimit = 0
    }

    open class PHFetchResult<Found: AnyObject>: NSObject, @unchecked Sendable {
      open var count: Int { 0 }
      open var firstObject: Found? { nil }
      open var lastObject: Found? { nil }
      open func object(at index: Int) -> Found { preconditionFailure("there are no photos") }
      open func enumerateObjects(
        _ block: @escaping (Found, Int, UnsafeMutablePointer<Bool>) -> Void
      ) {}
    }

    open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

    open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
      open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
      open var creationDate: Date?
      open var isFavorite = false
      open class func creationRequestForAsset(from image: UIImage) -> Self {
        Self(unused: ())
      }
      open class func creationRequestForAssetFromImage(atFileURL url: URL) -> Self? { nil }
      open class func creationRequestForAssetFromVideo(atFileURL url: URL) -> Self? { nil }
      open class func deleteAssets(_ assets: Any) {}
      public required init(unused: Void) {}
    }

    public enum PHAssetResourceType: Int, Sendable {
      case photo = 1
      case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
      case adjustmentBasePhoto, pairedVideo
    }

    open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
      open var originalFilename: String?
      open var uniformTypeIdentifier: String?
      open var contentType: UTType?
      open var shouldMoveFile = false
    }

    open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
      open class func forAsset() -> Self { Self(unused: ()) }
      open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
      ) {}
      open func addResource(
        with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
      ) {}
    }

    open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
      open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
        PHObjectPlaceholder()
      }
      public required init(unused: Void) {}
      public convenience init?(for collection: PHAssetCollection) { return nil }
      open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        Self(unused: ())
      }
      open func addAssets(_ assets: Any) {}
    }

    public struct PHPhotosError: Error {
      public enum Code: Int, Sendable { case accessUserDenied = 3311, userCancelled = 3072 }
      public let code: Code
    }

    public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {}

    open class PHPhotoLibrary: NSObject, @unchecked Sendable {
      open class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
      open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
      open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
        .notDetermined
      }
      open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        handler(.denied)
      }
      open class func requestAuthorization(
        for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
      ) { handler(.denied) }
      open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
        .denied
      }
      open func performChanges(
        _ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
      ) { completionHandler?(false, PHPhotosError(code: .accessUserDenied)) }
      open func performChanges(_ changes: @escaping () -> Void) async throws {
        throw PHPhotosError(code: .accessUserDenied)
      }
      open func performChangesAndWait(_ changes: @escaping () -> Void) throws {
        throw PHPhotosError(code: .accessUserDenied)
      }
      open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
      open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    }

    public typealias PHImageRequestID = Int32
    public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

    public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
      case opportunistic, highQualityFormat, fastFormat
    }
    public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

    open class PHImageRequestOptions: NSObject, @unchecked Sendable {
      open var isSynchronous = false
      open var isNetworkAccessAllowed = false
      open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
      open var resizeMode = PHImageRequestOptionsResizeMode.fast
    }

    open class PHImageManager: NSObject, @unchecked Sendable {
      open class func `default`() -> PHImageManager { PHImageManager() }
      @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
      ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
      }
      open func cancelImageRequest(_ request: PHImageRequestID) {}
    }

    open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}

    """

  /// The button alone: nobody picks a photo in a preview.
  static let photoPicker = """
    @_exported import PortStandIn_Photos
    import AssayUIKit
    import AssayViews
    import Foundation

    public struct PHPickerFilter: Hashable, Sendable {
      private let names: [String]
      public static let images = PHPickerFilter(names: ["images"])
      public static let videos = PHPickerFilter(names: ["videos"])
      public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
      public static let screenshots = PHPickerFilter(names: ["screenshots"])
      public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: filters.flatMap(\\.names))
      }
      public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { filter }
    }

    public struct PHPickerConfiguration: Hashable, Sendable {
      public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
      }
      public enum Selection: Int, Sendable {
        case `default`, ordered, continuous
      }
      public var filter: PHPickerFilter?
      public var selectionLimit = 1
      public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
      public var selection = Selection.default
      public init() {}
      public init(photoLibrary: PHPhotoLibrary) {}
    }

    public struct PHPickerResult {
      public let itemProvider: NSItemProvider
      public let assetIdentifier: String?
    }

    @MainActor @preconcurrency
    public protocol PHPickerViewControllerDelegate: AnyObject {
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
    }

    open class PHPickerViewController: UIViewController {
      public let configuration: PHPickerConfiguration
      open weak var delegate: (any PHPickerViewControllerDelegate)?
      public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
      }
      public required init?(coder: NSCoder) { nil }
    }

    public struct PhotosPickerItem: Hashable, Sendable {
      public let itemIdentifier: String?
      public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
      public var supportedContentTypes: [UTType] { [] }
      public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
      @discardableResult
      public func loadTransferable<T>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
      ) -> Progress { Progress(totalUnitCount: 1) }
    }

    public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
      private let name: String
      public static let `default` = Self(name: "default")
      public static let ordered = Self(name: "ordered")
      public static let continuous = Self(name: "continuous")
      public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
    }
    extension PhotosPickerItem {
      public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let current = Self(name: "current")
        public static let compatible = Self(name: "compatible")
      }
    }

    public struct PhotosPicker<Label: View>: View {
      private let label: Label
      public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
      ) {
        self.label = label()
      }
      public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
      ) {
        self.label = label()
      }
      public var body: some View { Button(action: {}) { label } }
    }

    extension PhotosPicker where Label == Text {
      public init(
        _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
      ) {
        self.init(selection: selection, matching: filter) { Text(title) }
      }
      @_disfavoredOverload
      public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
      ) {
        self.init(selection: selection, matching: filter) { Text(title) }
      }
      public init(
        _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
      ) {
        self.init(selection: selection, matching: filter) { Text(title) }
      }
      @_disfavoredOverload
      public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
      ) {
        self.init(selection: selection, matching: filter) { Text(title) }
      }
    }

    public struct PhotosPickerStyle: Hashable, Sendable {
      private let name: String
      public static let presentation = Self(name: "presentation")
      public static let inline = Self(name: "inline")
      public static let compact = Self(name: "compact")
    }
    public struct PHPickerCapabilities: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let search = Self(rawValue: 1)
      public static let stagingArea = Self(rawValue: 2)
      public static let collectionNavigation = Self(rawValue: 4)
      public static let selectionActions = Self(rawValue: 8)
      public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
    }
    extension PHPhotoLibrary {
      @MainActor
      public func presentLimitedLibraryPicker(from controller: UIViewController) {}
    }

    extension View {
      public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
      public func photosPickerAccessoryVisibility(
        _ visibility: Visibility, edges: Edge.Set = .all
      ) -> some View { self }
      public func photosPickerDisabledCapabilities(
        _ disabledCapabilities: PHPickerCapabilities
      ) -> some View { self }
      public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
      ) -> some View { self }
      public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
      ) -> some View { self }
    }

    """
}
