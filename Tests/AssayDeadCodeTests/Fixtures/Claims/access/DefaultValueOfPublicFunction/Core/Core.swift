// What the default value of a function uses must be as public as the function that another module calls.
// claim: rules redundant-public
// ✓ redundant-public
public func fetch(
  limit: Int = standardLimit, sorting: () -> Int = { tieBreak() }
) -> Int { limit + otherLimit + sorting() }

// ✓ redundant-public
public let standardLimit = 10

// ✓ redundant-public
public func tieBreak() -> Int { 1 }

// ↓ redundant-public
public let otherLimit = 20
