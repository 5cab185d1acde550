// A typealias that nothing names is found, one that is named is not.
@main struct Program { static func main() { print(total(of: [1])) } }
func total(of amounts: UsedAmounts) -> Int { amounts.count }
typealias UsedAmounts = [Int]
// ↓ unused-typealias
typealias UnusedAmounts = [Double]
