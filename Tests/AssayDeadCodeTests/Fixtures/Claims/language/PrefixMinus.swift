// A prefix operator of one's own for an outside operator is used by its use.
@main struct Program { static func main() { print((-Vector(x: 1)).x) } }
struct Vector {
  let x: Int
  static prefix func - (vector: Vector) -> Vector { Vector(x: -vector.x) }
}
