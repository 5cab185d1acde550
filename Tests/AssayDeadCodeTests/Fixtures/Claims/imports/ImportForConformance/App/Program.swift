// An import whose module conforms other modules' types is kept: a conformance leaves no name.
// claim: imports Base, Adapters, App
// claim: rules unused-import
import Adapters
import Base
@main struct Program { static func main() { start(1) } }
