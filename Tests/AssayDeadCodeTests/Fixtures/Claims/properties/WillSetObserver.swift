// What an observer calls is used when the property is written.
@main struct Program {
  static func main() {
    let lamp = Lamp()
    lamp.isOn = true
    print(lamp.isOn)
  }
}
final class Lamp {
  var isOn = false {
    willSet { announce(newValue) }
  }
  private func announce(_ value: Bool) { print(value) }
}
