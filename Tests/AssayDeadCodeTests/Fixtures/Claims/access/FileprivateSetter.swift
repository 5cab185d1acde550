// A fileprivate that limits a setter which another type of the file uses is not redundant.
// claim: rules redundant-fileprivate
@main struct Program {
  static func main() {
    let machine = Machine()
    machine.speed = 2
    print(machine.speed)
  }
}
final class Machine {
  fileprivate(set) var speed = 1
}
