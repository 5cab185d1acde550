// A witness whose requirement is a property of function type is used when it is called.
@main struct Program { static func main() { start(Machine { print("ran") }) } }
func start(_ machine: any Machinery) { machine.action() }
protocol Machinery { var action: () -> Void { get } }
struct Machine: Machinery {
  let action: () -> Void
}
