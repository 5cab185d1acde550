// SPDX-License-Identifier: MIT

// A test imports this module alone and writes `.iPhoneSe`, `.dark` or `RecordMode.all`: names that
// live below.
@_exported public import AssayGraphics
@_exported public import AssaySnapshotStore
@_exported public import AssayViews
