// A property that is only read in an interpolation is used.
@main struct Program { static func main() { print("hello \(Person(name: "a").name)") } }
struct Person { let name: String }
