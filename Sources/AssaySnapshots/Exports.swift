// SPDX-License-Identifier: MIT

@_exported public import AssayViews

// A test imports this module alone and writes `VStack`, `.iPhoneSe` or `RecordMode.all`: SwiftUI's
// names and those that assertions take. Nothing else: a test's own `Rect` and its app's `Scene`
// mean what they say.
@_exported public import struct AssayDiff.SnapshotTolerance
@_exported public import enum AssaySnapshotStore.RecordMode
@_exported public import struct AssaySnapshotStore.Rendition

#if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  #error("Assay draws on macOS and Linux: put these tests into a test target for macOS")
#endif
