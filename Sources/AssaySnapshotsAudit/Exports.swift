// SPDX-License-Identifier: MIT

// A test that audits views imports this module alone.
@_exported public import AssaySnapshots
