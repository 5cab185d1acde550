// SPDX-License-Identifier: MIT

extension StandInUses {
  /// What players choose, tell and load, as apps write it.
  static let media = #"""
    import AVFoundation
    import Combine
    import SwiftUI

    final class Loader: NSObject, AVAssetDownloadDelegate {
      private lazy var session = AVAssetDownloadURLSession(
        configuration: .default, assetDownloadDelegate: self, delegateQueue: .none)
      func load(_ url: URL) async {
        let task = session.makeAssetDownloadTask(
          asset: AVURLAsset(url: url), assetTitle: "t", assetArtworkData: nil,
          options: [AVAssetDownloadTaskMinimumRequiredMediaBitrateKey: 1])
        task?.resume()
        for task in await session.allTasks { task.cancel() }
      }
      func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
        didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loaded: [NSValue],
        timeRangeExpectedToLoad expected: CMTimeRange
      ) { print(loaded.map { $0.timeRangeValue.duration }) }
    }
    final class Player {
      let player = AVQueuePlayer()
      var subscriptions: Set<AnyCancellable> = []
      func prepare(_ item: AVPlayerItem) async {
        player.publisher(for: \.rate).removeDuplicates().sink { print($0) }
          .store(in: &subscriptions)
        NotificationCenter.default.publisher(for: .AVPlayerItemPlaybackStalled)
          .sink { _ in }.store(in: &subscriptions)
        if let group = item.asset.mediaSelectionGroup(forMediaCharacteristic: .legible) {
          let options = AVMediaSelectionGroup.mediaSelectionOptions(
            from: group.options, with: Locale(identifier: "en"))
          item.select(options.first, in: group)
        }
        let title = AVMutableMetadataItem()
        title.identifier = .commonIdentifierTitle
        title.value = "t" as NSString
        let later = AVMetadataItem(propertiesOf: title) {
          $0.respond(error: CocoaError(.fileNoSuchFile))
        }
        item.externalMetadata = [title, later]
        await item.seek(to: .zero)
        let isHeard = item.tracks.contains { $0.assetTrack?.mediaType == .audio }
        if isHeard { player.remove(item) }
      }
    }
    final class Surface: AVPlayerLayer {
      override init() { super.init() }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    """#

  /// Music that an app looks for and plays.
  static let music = #"""
    import MusicKit
    import SwiftUI

    func find(_ words: String) async throws -> String? {
      guard await MusicAuthorization.request() == .authorized else { return nil }
      var request = MusicCatalogSearchRequest(term: words, types: [Song.self, Album.self])
      request.limit = 5
      let response = try await request.response()
      for (index, song) in response.songs.prefix(5).enumerated() { print(index, song.title) }
      let exact = MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: MusicItemID(words))
      if let song = try await exact.response().items.first {
        let player = ApplicationMusicPlayer.shared
        player.queue = [song]
        try await player.play()
        if case .song(let song) = player.queue.currentEntry?.item { return song.artistName }
      }
      return try await MusicSubscription.current.canPlayCatalogContent ? words : nil
    }
    struct Cover: View {
      let album: Album
      var body: some View {
        if let artwork = album.artwork { ArtworkImage(artwork, width: 40) }
      }
    }
    """#
}
