// SPDX-License-Identifier: MIT

// `import SwiftUI` brings Foundation and Observation with it, and screens rely on that: CGFloat,
// CGRect, URL, Date, Locale, UUID, @Observable. The whole of Foundation, not FoundationEssentials,
// because on Linux only the whole has CGFloat and CGRect; every product that links this module
// already links Foundation, through Yams or the test libraries. Apple's Foundation also brings
// Combine, and URLSession, which has a module of its own on Linux. The modules of Assay declare
// values that SwiftUI has too: colors, fonts, alignments, the environment, traits.
@_exported public import AssayCombine
@_exported public import AssayLayout
@_exported public import AssayNodes
@_exported public import AssayTraits
@_exported public import Foundation
@_exported public import Observation

@_exported public import enum AssayGraphics.LayoutDirection

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
