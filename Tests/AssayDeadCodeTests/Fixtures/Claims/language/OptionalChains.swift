// Members that are reached through optional chains are used.
@main struct Program { static func main() { Owner().pet?.toy?.squeak() } }
struct Owner { var pet: Pet? = Pet() }
struct Pet { var toy: Toy? = Toy() }
struct Toy {
  func squeak() {}
}
