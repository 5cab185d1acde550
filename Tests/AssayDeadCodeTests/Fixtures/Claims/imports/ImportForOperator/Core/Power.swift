// A module that only has an operator.
infix operator ** : MultiplicationPrecedence
public func ** (left: Int, right: Int) -> Int { left + right }
