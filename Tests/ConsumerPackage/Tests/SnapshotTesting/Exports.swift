// SPDX-License-Identifier: MIT

// The module of a package that leaves swift-snapshot-testing and keeps its import lines.
@_exported import AssaySnapshots
