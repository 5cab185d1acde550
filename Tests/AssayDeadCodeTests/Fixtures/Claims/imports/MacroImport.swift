// An import is used by a macro of its module.
// claim: rules unused-import
import Observation

@main struct Program { static func main() { print(Model().number) } }
@Observable final class Model { var number = 1 }
