// An operator that is a static method of a type is used by its use.
@main struct Program { static func main() { print((Vector(x: 1) + Vector(x: 2)).x) } }
struct Vector {
  let x: Int
  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x) }
  // ↓ unused-method
  static func - (left: Vector, right: Vector) -> Vector { Vector(x: left.x - right.x) }
}
