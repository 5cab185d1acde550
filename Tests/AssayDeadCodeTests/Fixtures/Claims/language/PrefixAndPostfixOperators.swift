// Prefix and postfix operators are used by their use.
@main struct Program { static func main() { print(√4, 3%) } }
prefix operator √
prefix func √ (value: Int) -> Int { value / 2 }
postfix operator %
postfix func % (value: Int) -> Int { value / 100 }
