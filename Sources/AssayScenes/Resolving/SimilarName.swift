// SPDX-License-Identifier: MIT

extension Collection<String> {
  /// A name that differs from another in the case of letters only, as names of assets must not.
  func name(like name: String) -> String? {
    filter { $0 != name && $0.lowercased() == name.lowercased() }.min()
  }
}
