// A module with a used and an unused public function.
public func helper() {}
// ↓ unused-function
public func unusedHelper() {}
