// SPDX-License-Identifier: MIT

extension Double {
  /// At most two decimals, and none that are zero: `8`, `8.5`, `0.33`.
  package var short: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(self)" }
    let whole = Int(hundredths.magnitude)
    let sign = hundredths < 0 ? "-" : ""
    let (units, rest) = (whole / 100, whole % 100)
    if rest == 0 { return "\(sign)\(units)" }
    if rest % 10 == 0 { return "\(sign)\(units).\(rest / 10)" }
    return "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
  }
}
