// SPDX-License-Identifier: MIT

// `import OSLog` by module alias: as on Apple's systems, the module `os` comes along with it, and
// can be named.
@_exported public import AssayOS
