// An override that only adds an observer is used when the property is written.
@main struct Program { static func main() { dim(Lamp()) } }
func dim(_ lamp: Base) {
  lamp.level = 2
  print(lamp.level)
}
class Base { var level = 1 }
final class Lamp: Base {
  override var level: Int {
    didSet { print("changed") }
  }
}
