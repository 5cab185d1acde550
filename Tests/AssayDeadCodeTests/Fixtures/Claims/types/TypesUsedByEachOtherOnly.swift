// Two types that only name each other are both found.
@main struct Program { static func main() {} }
// ↓ unused-class
final class UnusedOwner { var pet: UnusedPet? }
// ↓ unused-class
final class UnusedPet { var owner: UnusedOwner? }
