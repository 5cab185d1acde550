// SPDX-License-Identifier: MIT

// The compiler runs this program to expand macros. It speaks the compiler's plugin protocol by
// itself instead of through swift-syntax, because a consumer of Assay would compile swift-syntax
// for minutes to expand macros that only move text.
while let request = PluginConnection.read() {
  PluginConnection.write(MacroExpander.answer(to: request))
}
