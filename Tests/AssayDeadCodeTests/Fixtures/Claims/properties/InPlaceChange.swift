// A property with get and set that is changed in place is used.
@main struct Program {
  static func main() {
    var list = List()
    list.items.append(1)
    print(list.storage)
  }
}
struct List {
  var storage: [Int] = []
  var items: [Int] {
    get { storage }
    set { storage = newValue }
  }
}
