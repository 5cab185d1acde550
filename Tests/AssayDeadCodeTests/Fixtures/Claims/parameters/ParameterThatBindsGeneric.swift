// A parameter whose type alone says what a generic parameter is stays: calls could not say it.
@main struct Program {
  static func main() {
    print(width(of: 1 as Int8), Row()[at: Tag<Int>()])
    print(doubled(1, unusedLabel: 0))
  }
}
func width<Value: FixedWidthInteger>(of sample: Value) -> Int { Value.bitWidth }
struct Tag<Value> {}
struct Row {
  subscript<Value>(at tag: Tag<Value>) -> Int { MemoryLayout<Value>.size }
}
// ↓ unused-parameter
func doubled<Value: BinaryInteger>(_ value: Value, unusedLabel: Int) -> Value { value * 2 }
