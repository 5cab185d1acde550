// SPDX-License-Identifier: MIT

import AssayTestSupport

extension TemporaryFolder {
  /// Absolute paths of names in it.
  func paths(_ names: String...) -> [String] { names.map { path + "/" + $0 } }
}
