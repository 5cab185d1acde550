// A type that is only the type of a used property is used.
@main struct Program { static func main() { print(Holder().held == nil) } }
struct Held {}
struct Holder {
  var held: Held?
}
