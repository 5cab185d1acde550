// A property that is written through a protocol and read directly is used.
@main struct Program {
  static func main() {
    let lamp = Lamp()
    set(lamp)
    print(lamp.level)
  }
}
protocol Dimmable: AnyObject { var level: Int { get set } }
func set(_ lamp: any Dimmable) { lamp.level = 2 }
final class Lamp: Dimmable {
  var level = 1
}
