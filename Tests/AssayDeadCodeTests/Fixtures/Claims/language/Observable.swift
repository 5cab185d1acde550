// A property of an observable class is used by its reads, through what the macro makes of it.
import Observation

@main struct Program { static func main() { print(Model().used) } }
@Observable final class Model {
  var used = 1
}
