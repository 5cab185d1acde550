// SPDX-License-Identifier: MIT

import AssayConsole

// The commands of this module print and exit through what `assay-release` uses too.
typealias Console = AssayConsole.Console
typealias CommandExit = AssayConsole.CommandExit
