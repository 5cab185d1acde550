// A property that only its own observer reads is kept for the observer.
@main struct Program {
  static func main() {
    let lamp = Lamp()
    lamp.level = 2
  }
}
final class Lamp {
  var level = 1 {
    didSet { if oldValue != level { print("changed") } }
  }
}
