// Initialisers that literals call are kept.
// claim: keeps externalRequirement
@main struct Program {
  static func main() {
    let name: Name = "a"
    let list: List = [1, 2]
    let table: Table = ["a": 1]
    let answer: Answer = true
    print(name, list, table, answer)
  }
}
struct Name: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { print(value) }
}
struct List: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Int...) { print(elements) }
}
struct Table: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Int)...) { print(elements) }
}
struct Answer: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { print(value) }
}
