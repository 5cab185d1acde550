// The name of a setter's parameter is no parameter to be found.
@main struct Program {
  static func main() {
    var box = Box()
    box.value = 1
    print(box.value)
  }
}
struct Box {
  var value: Int {
    get { 1 }
    set(newNumber) { print("set") }
  }
}
