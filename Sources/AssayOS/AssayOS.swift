// SPDX-License-Identifier: MIT

// `import os` by module alias, for which a module of its own is needed.
@_exported public import AssayOSLog
