// A subscript with _read and _modify is used like any other.
@main struct Program {
  static func main() {
    var list = List()
    list[0] += 1
    print(list[0])
  }
}
struct List {
  private var storage = [1]
  subscript(index: Int) -> Int {
    _read { yield storage[index] }
    _modify { yield &storage[index] }
  }
}
