// SPDX-License-Identifier: MIT

/// Packages that many apps load pictures with: nothing is loaded, so each view is what it is before
/// its picture is there, as `AsyncImage` is.
extension StandIn {
  static let kingfisher = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public struct KingfisherError: Error, Sendable {}

    public struct RetrieveImageResult: @unchecked Sendable {
      public let image: UIImage
    }

    public typealias KFCrossPlatformImage = UIImage
    public struct KingfisherParsedOptionsInfo: Sendable {}
    public enum ImageProcessItem: @unchecked Sendable {
      case image(KFCrossPlatformImage)
      case data(Data)
    }
    public protocol ImageProcessor: Sendable {
      var identifier: String { get }
      func process(
        item: ImageProcessItem, options: KingfisherParsedOptionsInfo
      ) -> KFCrossPlatformImage?
    }
    extension ImageProcessor {
      public var identifier: String { String(describing: Self.self) }
      public func process(
        item: ImageProcessItem, options: KingfisherParsedOptionsInfo
      ) -> KFCrossPlatformImage? { nil }
    }
    public final class ImagePrefetcher: @unchecked Sendable {
      public init(
        urls: [URL], progressBlock: (([URL], [URL], [URL]) -> Void)? = nil,
        completionHandler: (([URL], [URL], [URL]) -> Void)? = nil
      ) {}
      public func start() {}
      public func stop() {}
    }
    public struct DefaultImageProcessor: ImageProcessor {
      public static let `default` = DefaultImageProcessor()
      public init() {}
    }
    public struct DownsamplingImageProcessor: ImageProcessor {
      public init(size: CGSize) {}
    }
    public struct ResizingImageProcessor: ImageProcessor {
      public init(referenceSize: CGSize) {}
    }
    public struct RoundCornerImageProcessor: ImageProcessor {
      public init(cornerRadius: CGFloat) {}
    }
    public struct BlurImageProcessor: ImageProcessor {
      public init(blurRadius: CGFloat) {}
    }
    infix operator |>: AdditionPrecedence
    public func |> (first: any ImageProcessor, second: any ImageProcessor) -> any ImageProcessor {
      first
    }

    @MainActor @preconcurrency
    public struct KFImage: View {
      private let url: URL?
      private var placeholder: AnyView?
      public nonisolated init(_ url: URL?) { self.url = url }
      public nonisolated static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage {
        KFImage(url)
      }
      public var body: some View {
        AsyncImage(url: url) { $0 } placeholder: { placeholder ?? AnyView(Color.clear) }
      }

      public func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> KFImage {
        var result = self
        result.placeholder = AnyView(content())
        return result
      }
      public func placeholder<P: View>(
        @ViewBuilder _ content: @escaping (Progress) -> P
      ) -> KFImage { placeholder { content(Progress(totalUnitCount: 1)) } }
      public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
      ) -> KFImage { self }
      public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage { self }
      public func interpolation(_ interpolation: Image.Interpolation) -> KFImage { self }
      public func antialiased(_ isAntialiased: Bool) -> KFImage { self }
      public func configure(_ block: @escaping (Image) -> Image) -> KFImage { self }
      public func fade(duration: TimeInterval) -> KFImage { self }
      public func forceTransition(_ enabled: Bool = true) -> KFImage { self }
      public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage { self }
      public func onFailure(_ action: ((KingfisherError) -> Void)?) -> KFImage { self }
      public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> KFImage { self }
      public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }
      public func cacheMemoryOnly(_ enabled: Bool = true) -> KFImage { self }
      public func cacheOriginalImage(_ enabled: Bool = true) -> KFImage { self }
      public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> KFImage { self }
      public func diskCacheExpiration(_ expiration: StorageExpiration) -> KFImage { self }
      public func loadDiskFileSynchronously(_ enabled: Bool = true) -> KFImage { self }
      public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> KFImage { self }
      public func forceRefresh(_ enabled: Bool = true) -> KFImage { self }
      public func backgroundDecode(_ enabled: Bool = true) -> KFImage { self }
      public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
      public func retry(maxCount: Int, interval: RetryInterval = .seconds(3)) -> KFImage { self }
      public func retry(_ strategy: (any RetryStrategy)?) -> KFImage { self }
      public func loadTransition<T: Transition>(
        _ transition: T, animation: Animation? = .default
      ) -> KFImage { self }
      public func onFailureView<F: View>(@ViewBuilder _ content: @escaping () -> F) -> KFImage {
        self
      }
      public func contentConfigure<V: View>(
        _ block: @escaping (Image) -> V
      ) -> KFImage { self }
      public func requestModifier(_ modifier: @escaping (inout URLRequest) -> Void) -> KFImage {
        self
      }
      public func lowDataModeSource(_ source: URL?) -> KFImage { self }
      public func onlyFromCache(_ enabled: Bool = true) -> KFImage { self }
      public func setProcessor(_ processor: any ImageProcessor) -> KFImage { self }
      public func downsampling(size: CGSize) -> KFImage { self }
      public func resizing(referenceSize: CGSize) -> KFImage { self }
      public func roundCorner(radius: CGFloat) -> KFImage { self }
      public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> KFImage { self }
      public func reducePriorityOnDisappear(_ flag: Bool) -> KFImage { self }
    }

    public typealias KFAnimatedImage = KFImage
    public protocol KFOptionSetter {}
    public protocol KFImageProtocol: View, KFOptionSetter {}
    extension KFImage: KFImageProtocol {}
    extension KFOptionSetter {
      public func appendProcessor(_ processor: any ImageProcessor) -> Self { self }
    }

    public protocol RetryStrategy: Sendable {}
    public struct DelayRetryStrategy: RetryStrategy {
      public init(maxRetryCount: Int, retryInterval: RetryInterval = .seconds(3)) {}
    }
    public struct NetworkRetryStrategy: RetryStrategy {
      public init(timeoutInterval: TimeInterval? = 30) {}
    }

    public enum RetryInterval: Sendable { case seconds(TimeInterval), accumulated(TimeInterval) }
    public enum StorageExpiration: Sendable {
      case never, expired
      case seconds(TimeInterval), days(Int), date(Date)
    }

    public final class ImageCache: @unchecked Sendable {
      public static let `default` = ImageCache()
      public let memoryStorage = MemoryStorage()
      public let diskStorage = DiskStorage()
      public final class MemoryStorage: @unchecked Sendable {
        public var config = Config()
        public struct Config: Sendable {
          public var totalCostLimit = 0
          public var countLimit = Int.max
          public var expiration = StorageExpiration.seconds(300)
        }
      }
      public final class DiskStorage: @unchecked Sendable {
        public var config = Config()
        public struct Config: Sendable {
          public var sizeLimit: UInt = 0
          public var expiration = StorageExpiration.days(7)
        }
      }
      public func clearMemoryCache() {}
      public func clearCache(completion: (() -> Void)? = nil) {}
      public func clearDiskCache(completion: (() -> Void)? = nil) {}
      public func isCached(forKey key: String) -> Bool { false }
    }

    public final class KingfisherManager: @unchecked Sendable {
      public static let shared = KingfisherManager()
      public var cache: ImageCache { .default }
      public func retrieveImage(
        with url: URL,
        completionHandler: (@Sendable (Result<RetrieveImageResult, KingfisherError>) -> Void)?
      ) {}
    }

    public struct KingfisherWrapper<Base>: @unchecked Sendable {
      public var indicatorType = IndicatorType.none
      public func setImage(with url: URL?, placeholder: UIImage? = nil) {}
      public func cancelDownloadTask() {}
    }
    public enum IndicatorType: Sendable { case none, activity }
    extension UIImageView {
      public var kf: KingfisherWrapper<UIImageView> {
        get { KingfisherWrapper() }
        set {}
      }
    }

    """

  static let webImages = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public struct SDWebImageOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let retryFailed = Self(rawValue: 1)
      public static let lowPriority = Self(rawValue: 2)
      public static let progressiveLoad = Self(rawValue: 4)
      public static let refreshCached = Self(rawValue: 8)
      public static let continueInBackground = Self(rawValue: 16)
      public static let highPriority = Self(rawValue: 128)
      public static let scaleDownLargeImages = Self(rawValue: 2048)
      public static let delayPlaceholder = Self(rawValue: 256)
    }

    public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

    public enum WebImagePhase: @unchecked Sendable {
      case empty
      case success(Image)
      case failure(any Error)
      public var image: Image? { if case .success(let image) = self { image } else { nil } }
      public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
    }

    public struct SDTransition: Sendable {
      public static let fade = SDTransition()
      public static func fade(duration: Double = 0.5) -> SDTransition { SDTransition() }
    }
    public struct WebIndicator: Sendable {
      public static let activity = WebIndicator()
      public static let progress = WebIndicator()
    }

    @MainActor @preconcurrency
    public struct WebImage<Content: View>: View {
      private let url: URL?
      private let content: (WebImagePhase) -> Content
      private var placeholder: AnyView?
      public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [String: Any]? = nil, isAnimating: Binding<Bool> = .constant(true)
      ) where Content == Color {
        self.url = url
        content = { _ in Color.clear }
      }
      public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [String: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
      ) where Content == _ConditionalContent<I, P> {
        @ViewBuilder func view(_ phase: WebImagePhase) -> _ConditionalContent<I, P> {
          if let image = phase.image { content(image) } else { placeholder() }
        }
        self.url = url
        self.content = view
      }
      public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [String: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (WebImagePhase) -> Content
      ) {
        self.url = url
        self.content = content
      }
      public var body: some View {
        AsyncImage(url: url) { $0 } placeholder: { placeholder ?? AnyView(content(.empty)) }
      }

      public func placeholder<P: View>(@ViewBuilder content: @escaping () -> P) -> WebImage {
        var result = self
        result.placeholder = AnyView(content())
        return result
      }
      public func placeholder(_ image: Image) -> WebImage { placeholder { image } }
      public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
      ) -> WebImage { self }
      public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> WebImage { self }
      public func interpolation(_ interpolation: Image.Interpolation) -> WebImage { self }
      public func indicator(_ indicator: WebIndicator?) -> WebImage { self }
      public func onSuccess(
        perform action: @escaping (UIImage, Data?, SDImageCacheType) -> Void
      ) -> WebImage { self }
      public func onFailure(perform action: @escaping (any Error) -> Void) -> WebImage { self }
      public func onProgress(perform action: @escaping (Int, Int) -> Void) -> WebImage { self }
      public func retryOnAppear(_ flag: Bool) -> WebImage { self }
      public func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
      public func purgeable(_ flag: Bool) -> WebImage { self }
      public func customLoopCount(_ count: UInt) -> WebImage { self }
      public func playbackRate(_ rate: Double) -> WebImage { self }
      public func transition(_ transition: SDTransition) -> WebImage { self }
    }

    public typealias AnimatedImage = WebImage<Color>

    public final class SDImageCache: @unchecked Sendable {
      public static let shared = SDImageCache()
      public func clearMemory() {}
      public func clearDisk(onCompletion completion: (() -> Void)? = nil) {}
    }

    """

  static let nuke = """
    import AssayUIKit
    import AssayViews
    import Foundation

    public struct ImageRequest: Sendable, ExpressibleByStringLiteral {
      public enum Priority: Int, Sendable { case veryLow, low, normal, high, veryHigh }
      public var url: URL?
      public init(url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal) {
        self.url = url
      }
      public init(
        urlRequest: URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal
      ) { url = urlRequest.url }
      public init(stringLiteral value: String) { url = URL(string: value) }
    }

    public protocol ImageProcessing: Sendable {}
    public enum ImageProcessors {
      public struct Resize: ImageProcessing {
        public init(size: CGSize, contentMode: ContentMode = .aspectFill) {}
        public init(width: CGFloat) {}
        public init(height: CGFloat) {}
        public enum ContentMode: Sendable { case aspectFill, aspectFit }
      }
      public struct Circle: ImageProcessing { public init() {} }
      public struct RoundedCorners: ImageProcessing { public init(radius: CGFloat) {} }
    }
    extension ImageProcessing where Self == ImageProcessors.Resize {
      public static func resize(
        size: CGSize, contentMode: ImageProcessors.Resize.ContentMode = .aspectFill
      ) -> Self { Self(size: size) }
      public static func resize(width: CGFloat) -> Self { Self(width: width) }
      public static func resize(height: CGFloat) -> Self { Self(height: height) }
    }
    extension ImageProcessing where Self == ImageProcessors.Circle {
      public static func circle() -> Self { Self() }
    }

    public struct ImageContainer: @unchecked Sendable {
      public var image: UIImage
    }
    public struct ImageResponse: @unchecked Sendable {
      public var container: ImageContainer
      public var image: UIImage { container.image }
    }

    public final class ImagePipeline: @unchecked Sendable {
      public nonisolated(unsafe) static var shared = ImagePipeline()
      public enum Error: Swift.Error, Sendable { case dataLoadingFailed }
      public init() {}
      public func image(for url: URL) async throws -> UIImage { throw Error.dataLoadingFailed }
      public func image(for request: ImageRequest) async throws -> UIImage {
        throw Error.dataLoadingFailed
      }
    }
    public final class ImagePrefetcher: @unchecked Sendable {
      public init(pipeline: ImagePipeline = .shared) {}
      public func startPrefetching(with urls: [URL]) {}
      public func stopPrefetching(with urls: [URL]) {}
      public func stopPrefetching() {}
    }

    """

  static let nukeViews = """
    @_exported import PortStandIn_Nuke
    import AssayUIKit
    import AssayViews
    import Foundation

    public protocol LazyImageState {
      var result: Result<ImageResponse, any Error>? { get }
      var imageContainer: ImageContainer? { get }
      var isLoading: Bool { get }
    }
    extension LazyImageState {
      public var image: Image? { nil }
      public var error: (any Error)? { nil }
    }
    private struct LoadingState: LazyImageState {
      var result: Result<ImageResponse, any Error>? { nil }
      var imageContainer: ImageContainer? { nil }
      var isLoading: Bool { true }
    }

    public enum LazyImageDisappearBehavior: Sendable { case cancel, lowerPriority }

    @MainActor @preconcurrency
    public struct LazyImage<Content: View>: View {
      private let url: URL?
      private let content: Content
      public init(url: URL?) where Content == Color {
        self.url = url
        content = Color(UIColor.secondarySystemBackground)
      }
      public init(request: ImageRequest?) where Content == Color { self.init(url: request?.url) }
      public init(
        url: URL?, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (any LazyImageState) -> Content
      ) {
        self.url = url
        self.content = content(LoadingState())
      }
      public init(
        request: ImageRequest?, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (any LazyImageState) -> Content
      ) { self.init(url: request?.url, content: content) }
      public var body: some View {
        AsyncImage(url: url) { $0 } placeholder: { content }
      }

      public func processors(_ processors: [any ImageProcessing]?) -> LazyImage { self }
      public func priority(_ priority: ImageRequest.Priority?) -> LazyImage { self }
      public func pipeline(_ pipeline: ImagePipeline) -> LazyImage { self }
      public func onDisappear(_ behavior: LazyImageDisappearBehavior?) -> LazyImage { self }
      public func onStart(_ closure: @escaping (Any) -> Void) -> LazyImage { self }
      public func onCompletion(
        _ closure: @escaping (Result<ImageResponse, any Error>) -> Void
      ) -> LazyImage { self }
    }

    """

  static let cachedImages = """
    import AssayViews
    import Foundation

    public struct CachedAsyncImage<Content: View>: View {
      private let image: AsyncImage<Content>
      public init(
        url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1
      ) where Content == Color { image = AsyncImage(url: url, scale: scale) }
      public init<I: View, P: View>(
        url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
      ) where Content == _ConditionalContent<I, P> {
        image = AsyncImage(url: url, scale: scale, content: content, placeholder: placeholder)
      }
      public init(
        url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
      ) { image = AsyncImage(url: url, scale: scale, content: content) }
      public var body: some View { image }
    }

    """
}
