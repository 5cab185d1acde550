// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Runs work on a thread with as much stack as it may need.
///
/// The parser recurses for each prefix (`try try …`), each `else if` and, while it looks ahead, for
/// each bracket, without a limit; how deep is up to whoever wrote the file, and the threads of a
/// pool have half a megabyte on some systems.
enum LargeStack {
  private final class Work {
    var run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  /// - Parameter bytes: the requested size. If the system refuses it, half of it is tried, and so
  ///   on; at last the calling thread is used.
  static func run(bytes: Int, _ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      let work = Unmanaged.passRetained(Work(body))
      var size = bytes
      while size >= 1 << 20 {
        if start(work, size: size) { return }
        size /= 2
      }
      work.takeRetainedValue().run()
    }
  }

  private static func start(_ work: Unmanaged<Work>, size: Int) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(&thread, &attributes, { LargeStack.enter($0) }, work.toOpaque())
      guard result == 0, let thread else { return false }
    #else
      var thread = pthread_t()
      let result = pthread_create(
        &thread, &attributes, { argument in argument.map { LargeStack.enter($0) } ?? nil },
        work.toOpaque())
      guard result == 0 else { return false }
    #endif
    pthread_join(thread, nil)
    return true
  }

  private static func enter(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
}
