// An attribute of a type whose name ends in Builder is a macro, because result builders go on members.
// claim: engine syntax
// claim: keeps macro
import StructBuilder

@main struct Program { static func main() { print(Order()) } }
@OrderBuilder struct Order {
  private var note = ""
}
