// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  internal import CoreFoundation
#endif

/// An object that an attributed string may hold, such as a font or a color.
///
/// Foundation on Linux compares the attributes of neighboring runs as Core Foundation's objects and
/// takes the first stored property of any other object for their type: where that names no type,
/// the program ends. The type named here has no comparison of its own, so that two objects are
/// equal only where they are the same.
open class AttributeObject: NSObject {
  #if !canImport(Darwin)
    // Bits 8 and up of `CFRuntimeBase._cfinfoa` are the type.
    // assay:ignore unused-property - Core Foundation reads it from memory
    private let coreFoundationInfo = UInt64(CFAllocatorGetTypeID()) << 8
  #endif
}
