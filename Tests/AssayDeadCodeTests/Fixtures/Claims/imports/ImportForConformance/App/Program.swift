// An import whose module conforms other modules' types is kept: a conformance leaves no name.
// claim: imports Base, Bridging, App
// claim: rules unused-import
import Base
import Bridging

@main struct Program { static func main() { start(1) } }
