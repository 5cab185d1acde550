// Stands for the macOS SDK's module Darwin: the C library of this system, and what Darwin declares
// otherwise.

@_exported import Glibc

public typealias Environment = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// <crt_externs.h>
public func _NSGetEnviron() -> UnsafeMutablePointer<Environment?> { fatalError() }

/// <sys/socket.h>: numbers in Darwin, of enumerations here.
public var MSG_DONTWAIT: CInt { 0x80 }
public var SOCK_STREAM: CInt { 1 }
public var SO_NOSIGPIPE: CInt { 0x1022 }

extension stat {
  public var st_mtimespec: timespec { st_mtim }
}

public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> CInt { fatalError() }

/// A pointer in Darwin, and a structure here.
public typealias SpawnActions = UnsafeMutablePointer<posix_spawn_file_actions_t?>

public func posix_spawn_file_actions_init(_ actions: SpawnActions) -> CInt { fatalError() }
public func posix_spawn_file_actions_destroy(_ actions: SpawnActions) -> CInt { fatalError() }
public func posix_spawn_file_actions_adddup2(
  _ actions: SpawnActions, _ from: CInt, _ to: CInt
) -> CInt { fatalError() }
public func posix_spawn_file_actions_addopen(
  _ actions: SpawnActions, _ number: CInt, _ path: UnsafePointer<CChar>, _ flags: CInt,
  _ mode: mode_t
) -> CInt { fatalError() }
public func posix_spawnp(
  _ number: UnsafeMutablePointer<pid_t>?, _ file: UnsafePointer<CChar>,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>?,
  _ attributes: UnsafePointer<posix_spawnattr_t?>?,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> CInt { fatalError() }
