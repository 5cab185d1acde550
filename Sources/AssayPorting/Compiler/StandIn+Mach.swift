// SPDX-License-Identifier: MIT

/// The kernel of Apple's systems, which apps ask for the memory and the time that they use: each
/// question fails, as the kernel's own answer would say.
extension StandIn {
  /// Values are those of Apple's headers.
  static let mach = """
    import Foundation

    public typealias kern_return_t = Int32
    public typealias natural_t = UInt32
    public typealias integer_t = Int32
    public typealias policy_t = Int32
    public typealias mach_port_t = UInt32
    public typealias task_t = mach_port_t
    public typealias thread_t = mach_port_t
    public typealias thread_act_t = mach_port_t
    public typealias host_t = mach_port_t
    public typealias task_flavor_t = natural_t
    public typealias thread_flavor_t = natural_t
    public typealias host_flavor_t = integer_t
    public typealias mach_msg_type_number_t = natural_t
    public typealias mach_vm_size_t = UInt64
    public typealias vm_size_t = UInt
    public typealias vm_address_t = UInt
    public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
    public typealias task_info_t = UnsafeMutablePointer<integer_t>
    public typealias thread_info_t = UnsafeMutablePointer<integer_t>
    public typealias host_info_t = UnsafeMutablePointer<integer_t>
    public typealias host_info64_t = UnsafeMutablePointer<integer_t>
    public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>

    public let KERN_SUCCESS: Int32 = 0
    public let KERN_FAILURE: Int32 = 5
    public let MACH_PORT_NULL: Int32 = 0
    public let TASK_BASIC_INFO: Int32 = 5
    public let MACH_TASK_BASIC_INFO: Int32 = 20
    public let TASK_VM_INFO: Int32 = 22
    public let TASK_THREAD_TIMES_INFO: Int32 = 3
    public let THREAD_BASIC_INFO: Int32 = 3
    public let THREAD_INFO_MAX: Int32 = 32
    public let TH_USAGE_SCALE: Int32 = 1000
    public let TH_FLAGS_IDLE: Int32 = 2
    public let HOST_CPU_LOAD_INFO: Int32 = 3
    public let HOST_VM_INFO: Int32 = 2
    public let HOST_VM_INFO64: Int32 = 4
    public let HOST_BASIC_INFO: Int32 = 1
    public let CPU_STATE_USER: Int32 = 0
    public let CPU_STATE_SYSTEM: Int32 = 1
    public let CPU_STATE_IDLE: Int32 = 2
    public let CPU_STATE_NICE: Int32 = 3

    public struct time_value_t: Sendable {
      public var seconds: integer_t = 0
      public var microseconds: integer_t = 0
      public init() {}
    }
    public struct mach_task_basic_info: Sendable {
      public var virtual_size: mach_vm_size_t = 0
      public var resident_size: mach_vm_size_t = 0
      public var resident_size_max: mach_vm_size_t = 0
      public var user_time = time_value_t()
      public var system_time = time_value_t()
      public var policy: policy_t = 0
      public var suspend_count: integer_t = 0
      public init() {}
    }
    public typealias mach_task_basic_info_data_t = mach_task_basic_info
    public struct task_basic_info: Sendable {
      public var suspend_count: integer_t = 0
      public var virtual_size: vm_size_t = 0
      public var resident_size: vm_size_t = 0
      public var user_time = time_value_t()
      public var system_time = time_value_t()
      public var policy: policy_t = 0
      public init() {}
    }
    public typealias task_basic_info_data_t = task_basic_info
    public struct task_vm_info: Sendable {
      public var virtual_size: mach_vm_size_t = 0
      public var region_count: integer_t = 0
      public var page_size: integer_t = 0
      public var resident_size: mach_vm_size_t = 0
      public var resident_size_peak: mach_vm_size_t = 0
      public var `internal`: mach_vm_size_t = 0
      public var compressed: mach_vm_size_t = 0
      public var phys_footprint: mach_vm_size_t = 0
      public var limit_bytes_remaining: UInt64 = 0
      public init() {}
    }
    public typealias task_vm_info_data_t = task_vm_info
    public struct thread_basic_info: Sendable {
      public var user_time = time_value_t()
      public var system_time = time_value_t()
      public var cpu_usage: integer_t = 0
      public var policy: policy_t = 0
      public var run_state: integer_t = 0
      public var flags: integer_t = 0
      public var suspend_count: integer_t = 0
      public var sleep_time: integer_t = 0
      public init() {}
    }
    public typealias thread_basic_info_data_t = thread_basic_info
    public struct vm_statistics64: Sendable {
      public var free_count: natural_t = 0
      public var active_count: natural_t = 0
      public var inactive_count: natural_t = 0
      public var wire_count: natural_t = 0
      public var purgeable_count: natural_t = 0
      public var speculative_count: natural_t = 0
      public var compressor_page_count: natural_t = 0
      public var external_page_count: natural_t = 0
      public var internal_page_count: natural_t = 0
      public init() {}
    }
    public typealias vm_statistics64_data_t = vm_statistics64
    public struct host_cpu_load_info: Sendable {
      public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)
      public init() {}
    }
    public typealias host_cpu_load_info_data_t = host_cpu_load_info
    public struct mach_timebase_info_data_t: Sendable {
      public var numer: UInt32
      public var denom: UInt32
      public init() { (numer, denom) = (0, 0) }
      public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
    }

    public let mach_task_self_: mach_port_t = 0
    public let vm_page_size: vm_size_t = 16384
    public let vm_kernel_page_size: vm_size_t = 16384
    public func mach_host_self() -> mach_port_t { 0 }
    public func mach_thread_self() -> mach_port_t { 0 }
    @discardableResult
    public func task_info(
      _ task: task_t, _ flavor: task_flavor_t, _ info: task_info_t?,
      _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
    ) -> kern_return_t { KERN_FAILURE }
    @discardableResult
    public func task_threads(
      _ task: task_t, _ threads: UnsafeMutablePointer<thread_act_array_t?>?,
      _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
    ) -> kern_return_t { KERN_FAILURE }
    @discardableResult
    public func thread_info(
      _ thread: thread_t, _ flavor: thread_flavor_t, _ info: thread_info_t?,
      _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
    ) -> kern_return_t { KERN_FAILURE }
    @discardableResult
    public func host_statistics(
      _ host: host_t, _ flavor: host_flavor_t, _ info: host_info_t?,
      _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
    ) -> kern_return_t { KERN_FAILURE }
    @discardableResult
    public func host_statistics64(
      _ host: host_t, _ flavor: host_flavor_t, _ info: host_info64_t?,
      _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
    ) -> kern_return_t { KERN_FAILURE }
    @discardableResult
    public func host_page_size(
      _ host: host_t, _ size: UnsafeMutablePointer<vm_size_t>?
    ) -> kern_return_t {
      size?.pointee = vm_page_size
      return KERN_SUCCESS
    }
    @discardableResult
    public func vm_deallocate(
      _ task: task_t, _ address: vm_address_t, _ size: vm_size_t
    ) -> kern_return_t { KERN_SUCCESS }
    @discardableResult
    public func mach_port_deallocate(_ task: task_t, _ name: mach_port_t) -> kern_return_t {
      KERN_SUCCESS
    }
    public func mach_error_string(_ error: kern_return_t) -> UnsafeMutablePointer<CChar>? { nil }
    public func os_proc_available_memory() -> Int { 0 }
    public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
    public func mach_continuous_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
    @discardableResult
    public func mach_timebase_info(
      _ info: UnsafeMutablePointer<mach_timebase_info_data_t>?
    ) -> kern_return_t {
      info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
      return KERN_SUCCESS
    }
    @discardableResult
    public func sysctlbyname(
      _ name: UnsafePointer<CChar>?, _ old: UnsafeMutableRawPointer?,
      _ oldCount: UnsafeMutablePointer<Int>?, _ new: UnsafeMutableRawPointer?, _ newCount: Int
    ) -> Int32 { -1 }

    """
}
