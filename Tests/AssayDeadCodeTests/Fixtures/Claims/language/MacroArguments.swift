// What the arguments of a macro name may be used by its expansion.
// claim: engine syntax
// claim: keeps macro
import Stringify

@main struct Program { static func main() { print(#stringify(namedInMacro(1))) } }
func namedInMacro(_ number: Int) -> Int { number }
