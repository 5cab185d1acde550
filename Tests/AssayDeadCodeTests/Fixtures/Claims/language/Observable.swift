// Properties of an observable class are used when read, and found when not.
import Observation
@main struct Program { static func main() { print(Model().used) } }
@Observable final class Model {
  var used = 1
}
