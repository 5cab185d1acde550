// SPDX-License-Identifier: MIT

extension StandIn {
  /// The button alone: nobody picks a photo in a preview.
  static let photoPicker = """
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

    public final class PHPhotoLibrary: Sendable {
      public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
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
      public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
    }

    public struct PhotosPicker<Label: View>: View {
      private let label: Label
      public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        @ViewBuilder label: () -> Label
      ) {
        self.label = label()
      }
      public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
      ) {
        self.label = label()
      }
      public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
      ) {
        self.label = label()
      }
      public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
      ) {
        self.label = label()
      }
      public var body: some View { Button(action: {}) { label } }
    }

    extension PhotosPicker where Label == Text {
      public init(
        _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
      ) {
        self.init(selection: selection, matching: filter) { Text(title) }
      }
      public init(
        _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
      ) {
        self.init(selection: selection, matching: filter) { Text(title) }
      }
    }

    extension View {
      public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
      ) -> some View {
        self
      }
      public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
      ) -> some View {
        self
      }
    }

    """
}
