// SPDX-License-Identifier: MIT

/// A store of music to which nobody has a right: nothing is found and nothing plays.
extension StandIn {
  static let music = """
    import AssayViews

    public struct MusicItemID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
      CustomStringConvertible, Codable
    {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(stringLiteral value: String) { rawValue = value }
      public var description: String { rawValue }
    }
    public protocol MusicItem: Sendable { var id: MusicItemID { get } }
    public protocol MusicCatalogSearchable: MusicItem {}
    public protocol MusicPersonItem: MusicItem {}
    public protocol PlayableMusicItem: MusicItem {}
    public protocol MusicLibraryRequestable: MusicItem {}

    public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Sendable,
      ExpressibleByArrayLiteral
    {
      private let items: [Item]
      public init() { items = [] }
      public init(_ items: some Sequence<Item>) { self.items = Array(items) }
      public init(arrayLiteral elements: Item...) { items = elements }
      public var startIndex: Int { 0 }
      public var endIndex: Int { items.count }
      public subscript(index: Int) -> Item { items[index] }
      public var title: String? { nil }
      public var hasNextBatch: Bool { false }
      public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }
    }

    public struct Artwork: Hashable, Sendable {
      public var maximumWidth: Int { 0 }
      public var maximumHeight: Int { 0 }
      public var backgroundColor: CGColor? { nil }
      public var primaryTextColor: CGColor? { nil }
      public var secondaryTextColor: CGColor? { nil }
      public func url(width: Int, height: Int) -> URL? { nil }
    }
    public struct ArtworkImage: View {
      private let size: CGSize
      public init(_ artwork: Artwork, width: CGFloat) {
        size = CGSize(width: width, height: width)
      }
      public init(_ artwork: Artwork, height: CGFloat) {
        size = CGSize(width: height, height: height)
      }
      public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
      }
      public var body: some View { Color.gray.frame(width: size.width, height: size.height) }
    }
    public enum ContentRating: Hashable, Sendable { case clean, explicit }

    public struct Song: MusicCatalogSearchable, PlayableMusicItem, MusicLibraryRequestable,
      Hashable, Identifiable
    {
      public let id: MusicItemID
      public var title: String { "" }
      public var artistName: String { "" }
      public var albumTitle: String? { nil }
      public var artwork: Artwork? { nil }
      public var duration: TimeInterval? { nil }
      public var genreNames: [String] { [] }
      public var releaseDate: Date? { nil }
      public var trackNumber: Int? { nil }
      public var isrc: String? { nil }
      public var url: URL? { nil }
      public var contentRating: ContentRating? { nil }
    }
    public struct Album: MusicCatalogSearchable, PlayableMusicItem, MusicLibraryRequestable,
      Hashable, Identifiable
    {
      public let id: MusicItemID
      public var title: String { "" }
      public var artistName: String { "" }
      public var artwork: Artwork? { nil }
      public var genreNames: [String] { [] }
      public var releaseDate: Date? { nil }
      public var trackCount: Int { 0 }
      public var url: URL? { nil }
    }
    public struct Artist: MusicCatalogSearchable, MusicLibraryRequestable, Hashable, Identifiable {
      public let id: MusicItemID
      public var name: String { "" }
      public var artwork: Artwork? { nil }
      public var url: URL? { nil }
    }
    public struct Playlist: MusicCatalogSearchable, PlayableMusicItem, MusicLibraryRequestable,
      Hashable, Identifiable
    {
      public let id: MusicItemID
      public var name: String { "" }
      public var curatorName: String? { nil }
      public var artwork: Artwork? { nil }
      public var url: URL? { nil }
    }
    public struct Station: MusicCatalogSearchable, PlayableMusicItem, Hashable, Identifiable {
      public let id: MusicItemID
      public var name: String { "" }
      public var artwork: Artwork? { nil }
    }

    public enum MusicAuthorization {
      public enum Status: String, Hashable, Sendable {
        case notDetermined, denied, restricted, authorized
      }
      public static var currentStatus: Status { .denied }
      public static func request() async -> Status { .denied }
    }
    public struct MusicSubscription: Hashable, Sendable {
      public var canPlayCatalogContent: Bool { false }
      public var canBecomeSubscriber: Bool { false }
      public var hasCloudLibraryEnabled: Bool { false }
      public static var current: MusicSubscription { get async throws { MusicSubscription() } }
      public static var subscriptionUpdates: AsyncStream<MusicSubscription> {
        AsyncStream { $0.finish() }
      }
    }

    public struct MusicCatalogSearchResponse: Sendable {
      public var songs: MusicItemCollection<Song> { [] }
      public var albums: MusicItemCollection<Album> { [] }
      public var artists: MusicItemCollection<Artist> { [] }
      public var playlists: MusicItemCollection<Playlist> { [] }
      public var stations: MusicItemCollection<Station> { [] }
    }
    public struct MusicCatalogSearchRequest: Sendable {
      public var limit: Int?
      public var offset: Int?
      public var includeTopResults = false
      public let term: String
      public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }
      public func response() async throws -> MusicCatalogSearchResponse {
        throw CocoaError(.featureUnsupported)
      }
    }
    public struct MusicCatalogResourceResponse<Item: MusicItem>: Sendable {
      public var items: MusicItemCollection<Item> { [] }
    }
    public struct MusicCatalogResourceRequest<Item: MusicItem> {
      public var limit: Int?
      public init() {}
      public init<Value>(matching keyPath: KeyPath<Item, Value>, equalTo value: Value) {}
      public init<Value>(matching keyPath: KeyPath<Item, Value>, memberOf values: [Value]) {}
      public func response() async throws -> MusicCatalogResourceResponse<Item> {
        throw CocoaError(.featureUnsupported)
      }
    }
    public struct MusicLibraryResponse<Item: MusicItem>: Sendable {
      public var items: MusicItemCollection<Item> { [] }
    }
    public struct MusicLibraryRequest<Item: MusicLibraryRequestable> {
      public var limit: Int?
      public init() {}
      public func response() async throws -> MusicLibraryResponse<Item> {
        throw CocoaError(.featureUnsupported)
      }
    }

    open class MusicPlayer: @unchecked Sendable {
      public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
      }
      public enum RepeatMode: Hashable, Sendable { case none, one, all }
      public enum ShuffleMode: Hashable, Sendable { case off, songs }
      public final class State: ObservableObject, @unchecked Sendable {
        public var playbackStatus: PlaybackStatus { .stopped }
        public var playbackRate: Float { 0 }
        public var repeatMode: RepeatMode?
        public var shuffleMode: ShuffleMode?
      }
      public final class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        public struct Entry: Identifiable, Sendable {
          public enum Item: Identifiable, Sendable {
            case song(Song)
            public var id: MusicItemID { switch self { case .song(let song): song.id } }
          }
          public let id: String
          public var item: Item? { nil }
          public var transientItem: (any PlayableMusicItem)? { nil }
          public var title: String { "" }
          public var subtitle: String? { nil }
          public var artwork: Artwork? { nil }
        }
        public var currentEntry: Entry?
        public init() {}
        public init<Item: PlayableMusicItem>(for items: some Sequence<Item>) {}
        public init(arrayLiteral elements: any PlayableMusicItem...) {}
      }
      public let state = State()
      public var queue = Queue()
      public var playbackTime: TimeInterval = 0
      public var isPreparedToPlay: Bool { false }
      public func prepareToPlay() async throws { throw CocoaError(.featureUnsupported) }
      public func play() async throws { throw CocoaError(.featureUnsupported) }
      public func pause() {}
      public func stop() {}
      public func skipToNextEntry() async throws {}
      public func skipToPreviousEntry() async throws {}
      public func restartCurrentEntry() {}
    }
    public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
      public static let shared = ApplicationMusicPlayer()
    }
    public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
      public static let shared = SystemMusicPlayer()
    }

    """
}
