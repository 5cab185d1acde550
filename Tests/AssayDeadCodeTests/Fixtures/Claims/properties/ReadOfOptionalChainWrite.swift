// A property on the way to another that is written is read by that.
@main struct Program {
  static func main() {
    let owner = Owner()
    owner.pet?.name = "Rex"
    print(owner.pet?.name ?? "")
  }
}
final class Owner { var pet: Pet? = Pet() }
final class Pet { var name = "" }
