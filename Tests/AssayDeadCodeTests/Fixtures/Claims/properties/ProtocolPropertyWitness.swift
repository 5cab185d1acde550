// A property that is only read through a protocol is used.
@main struct Program { static func main() { show(Dog()) } }
func show(_ animal: any Animal) { print(animal.name) }
protocol Animal { var name: String { get } }
struct Dog: Animal {
  let name = "Rex"
}
