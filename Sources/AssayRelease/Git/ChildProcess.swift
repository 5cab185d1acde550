// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#else
  @preconcurrency internal import Darwin
#endif

/// A process that is given its input and listened to until it ends.
///
/// The rest of Assay starts processes through swift-subprocess. Here a release of four git calls
/// would spend as much on that library's threads and event queues as git spends on the answers;
/// ARCHITECTURE.md has the figures.
struct ChildProcess: ~Copyable {
  enum Failure: Error, Hashable {
    case notFound
    /// A call of the system, and its error's number.
    case system(String, Int32)
    case timedOut
    case tooMuchOutput
  }

  struct Ending {
    /// The exit code; 128 and the signal's number for one that was killed.
    var status: Int
    var output: [UInt8]
    var errors: [UInt8]
  }

  private let number: pid_t
  private let output: OpenFile
  private let errors: OpenFile
  /// nil where the process has no input.
  private let input: OpenFile?

  /// Starts a tool; nothing passes a shell.
  ///
  /// - Parameters:
  ///   - tool: a name on PATH, or a path.
  ///   - variables: added to the inherited ones; nil removes.
  ///   - hasInput: whether it reads what `end(input:)` gives it; nothing otherwise.
  init(
    _ tool: String, _ arguments: [String], variables: [String: String?], hasInput: Bool
  ) throws(Failure) {
    let output = try OpenFile.pipe()
    let errors = try OpenFile.pipe()
    let input = hasInput ? try OpenFile.socketPair() : nil

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.theirs.number, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output.theirs.number, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.theirs.number, STDERR_FILENO)

    let words = CStrings([tool] + arguments)
    let environment = CStrings(Self.environment(changing: variables))
    var number: pid_t = 0
    let code = posix_spawnp(&number, tool, &actions, nil, words.pointers, environment.pointers)
    // NB: these live as long as their pointers are in use.
    withExtendedLifetime((words, environment)) {}
    // NB: not before: what is closed cannot be handed on. And not never: our own ends would then
    // not see the end.
    for end in [output.theirs, errors.theirs, input?.theirs] { end?.close() }
    guard code == 0 else { throw code == ENOENT ? .notFound : .system("posix_spawn", code) }
    self.number = number
    self.output = output.ours
    self.errors = errors.ours
    self.input = input?.ours
  }

  /// Gives the process its input, and waits until it has ended.
  ///
  /// - Parameters:
  ///   - limit: the most that each stream may hold, in bytes.
  consuming func end(input text: [UInt8], seconds: Int, limit: Int) throws(Failure) -> Ending {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var ending = Ending(status: 0, output: [], errors: [])
    do {
      try converse(text, until: deadline, limit: limit, into: &ending)
      ending.status = try wait(until: deadline)
    } catch {
      stop()
      throw error
    }
    return ending
  }

  private func converse(
    _ text: [UInt8], until deadline: ContinuousClock.Instant, limit: Int, into ending: inout Ending
  ) throws(Failure) {
    var rest = text[...]
    while output.isOpen || errors.isOpen {
      if rest.isEmpty { input?.close() }
      // NB: poll passes over closed ones, whose number is negative.
      var files = [
        pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input?.number ?? -1, events: Int16(POLLOUT), revents: 0),
      ]
      let left = deadline - .now
      guard left > .zero else { throw .timedOut }
      let (whole, part) = left.components
      let milliseconds = Int32(clamping: whole * 1000 + part / 1_000_000_000_000_000 + 1)
      let count = poll(&files, nfds_t(files.count), milliseconds)
      if count < 0 && errno != EINTR { throw .system("poll", errno) }
      if count <= 0 { continue }
      if files[0].revents != 0 { try output.read(into: &ending.output, limit: limit) }
      if files[1].revents != 0 { try errors.read(into: &ending.errors, limit: limit) }
      if files[2].revents != 0, let input {
        let written = input.send(rest)
        // A process that does not read on may be right: it has seen enough.
        if written < 0 { input.close() } else { rest = rest.dropFirst(written) }
      }
    }
  }

  /// Mostly it has ended when its streams have.
  private func wait(until deadline: ContinuousClock.Instant) throws(Failure) -> Int {
    var pause = 1
    while true {
      var status: Int32 = 0
      let ended = waitpid(number, &status, WNOHANG)
      if ended == number {
        // As <sys/wait.h> has it: the signal in the low seven bits, the exit code above them.
        let signal = Int(status & 0x7F)
        return signal == 0 ? Int((status >> 8) & 0xFF) : 128 + signal
      }
      if ended < 0 && errno != EINTR { throw .system("waitpid", errno) }
      if .now > deadline { throw .timedOut }
      Pause.sleep(microseconds: pause * 100)
      pause = min(pause * 2, 100)
    }
  }

  /// git takes its locks and its helpers away when it is asked to end; two seconds later it has no
  /// choice.
  private func stop() {
    kill(number, SIGTERM)
    do {
      _ = try wait(until: .now + .seconds(2))
    } catch {
      kill(number, SIGKILL)
      var status: Int32 = 0
      while waitpid(number, &status, 0) < 0 && errno == EINTR {}
    }
  }

  /// `NAME=value`. The inherited ones stay as they are, in whatever encoding.
  private static func environment(changing changes: [String: String?]) -> [[CChar]] {
    var result: [[CChar]] = []
    #if canImport(Darwin)
      guard var next = _NSGetEnviron().pointee else { return [] }
    #else
      var next = environ
    #endif
    while let entry = next.pointee {
      let length = strlen(entry)
      let bytes = UnsafeBufferPointer(start: entry, count: length)
      let name = String(
        decoding: bytes.prefix { $0 != 0x3D }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if changes.index(forKey: name) == nil { result.append(Array(bytes) + [0]) }
      next += 1
    }
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      if let value { result.append((name + "=" + value).utf8CString.map { $0 }) }
    }
    return result
  }
}

/// An array of C strings, as `posix_spawn` takes it.
private final class CStrings {
  private(set) var pointers: [UnsafeMutablePointer<CChar>?]

  convenience init(_ texts: [String]) {
    self.init(texts.map { Array($0.utf8CString) })
  }

  init(_ texts: [[CChar]]) {
    pointers = texts.map { strdup($0) } + [nil]
  }

  deinit { for pointer in pointers { free(pointer) } }
}
