// SPDX-License-Identifier: MIT

// The compiler runs this program to expand macros. It speaks the compiler's plugin protocol by
// itself instead of through swift-syntax, because a consumer of Assay would compile swift-syntax
// for minutes to expand macros that only move text.
// An error ends it; the compiler then reports that the plugin did not answer.
while let request = try PluginConnection.read() {
  try PluginConnection.write(MacroExpander.answer(to: request))
}
