// A property that is written through a key path and read is used.
@main struct Program {
  static func main() {
    var lamp = Lamp()
    set(&lamp, \.level, to: 2)
    print(lamp.level)
  }
}
func set<Root, Value>(_ root: inout Root, _ path: WritableKeyPath<Root, Value>, to value: Value) {
  root[keyPath: path] = value
}
struct Lamp { var level = 1 }
