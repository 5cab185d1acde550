// A computed property that is only written is used: its setter runs.
@main struct Program {
  static func main() {
    var box = Box()
    box.doubled = 4
    print(box.value)
  }
}
struct Box {
  var value = 1
  var doubled: Int {
    get { value * 2 }
    set { value = newValue / 2 }
  }
}
