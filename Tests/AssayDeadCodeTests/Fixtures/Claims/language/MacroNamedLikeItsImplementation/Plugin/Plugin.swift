// The implementation, which the compiler finds by its name.
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main struct StoragePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [Stored.self]
}
struct Stored: MemberMacro {}
