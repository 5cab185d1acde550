// A module that only extends an outside type.
extension Int {
  public var doubled: Int { self * 2 }
}
