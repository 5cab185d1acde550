// SPDX-License-Identifier: MIT

// `import WidgetKit` by module alias; a module alias needs a module of its own for each name.
@_exported public import AssayViews
