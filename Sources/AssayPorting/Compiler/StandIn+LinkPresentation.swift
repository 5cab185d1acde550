// SPDX-License-Identifier: MIT

/// Previews of pages, without a network: a page is what its address says.
extension StandIn {
  static let linkPresentation = """
    import AssayUIKit
    import AssayViews
    import Foundation

    open class LPLinkMetadata: NSObject, @unchecked Sendable {
      open var originalURL: URL?
      open var url: URL?
      open var title: String?
      open var iconProvider: NSItemProvider?
      open var imageProvider: NSItemProvider?
      open var videoProvider: NSItemProvider?
      open var remoteVideoURL: URL?
      public override init() {}
    }
    public struct LPError: Error, Sendable {
      public enum Code: Int, Sendable {
        case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
      }
      public let code: Code
    }
    open class LPMetadataProvider: NSObject, @unchecked Sendable {
      open var timeout: TimeInterval = 30
      open var shouldFetchSubresources = true
      public override init() {}
      open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError(code: .metadataFetchFailed)
      }
      open func startFetchingMetadata(
        for url: URL,
        completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
      ) {}
      open func cancel() {}
    }
    open class LPLinkView: UIView {
      open var metadata = LPLinkMetadata()
      public convenience init(url: URL) {
        self.init(frame: .zero)
        metadata.url = url
      }
      public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
      }
    }

    """
}
