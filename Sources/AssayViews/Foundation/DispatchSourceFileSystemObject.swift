// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  public import Dispatch

  /// What happens to a file, which nothing tells on Linux: no handler is called.
  public final class DispatchSourceFileSystemObject: @unchecked Sendable {
    /// The file.
    public let handle: Int32
    /// What was asked for.
    public let mask: DispatchSource.FileSystemEvent
    /// Nothing: no event comes.
    public var data: DispatchSource.FileSystemEvent { [] }
    /// Whether nobody asks any more.
    public private(set) var isCancelled = false
    private var cancelHandler: (() -> Void)?

    fileprivate init(handle: Int32, mask: DispatchSource.FileSystemEvent) {
      self.handle = handle
      self.mask = mask
    }

    /// Accepted, and never called.
    public func setEventHandler(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
    ) {}
    /// Sets what is called when nobody asks any more.
    public func setCancelHandler(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
    ) { cancelHandler = handler }
    /// Accepted, and never called.
    public func setRegistrationHandler(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
    ) {}
    /// Calls the handler of the end, once.
    public func cancel() {
      guard !isCancelled else { return }
      isCancelled = true
      cancelHandler?()
      cancelHandler = nil
    }
    /// Accepted, and does nothing.
    public func resume() {}
    /// Accepted, and does nothing.
    public func activate() {}
    /// Accepted, and does nothing.
    public func suspend() {}
  }

  extension DispatchSource {
    /// Asks what happens to a file, which nothing tells here.
    ///
    /// - Parameters:
    ///   - fileDescriptor: the file.
    ///   - eventMask: the events.
    ///   - queue: where handlers would be called.
    public class func makeFileSystemObjectSource(
      fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> DispatchSourceFileSystemObject {
      DispatchSourceFileSystemObject(handle: fileDescriptor, mask: eventMask)
    }
  }
#endif
