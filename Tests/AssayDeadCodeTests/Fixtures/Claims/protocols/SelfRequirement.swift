// A requirement with Self is used through a generic.
@main struct Program { static func main() { print(copy(of: Sheet(number: 1)).number) } }
func copy<Value: Copying>(of value: Value) -> Value { value.copied() }
protocol Copying { func copied() -> Self }
struct Sheet: Copying {
  let number: Int
  func copied() -> Sheet { self }
}
