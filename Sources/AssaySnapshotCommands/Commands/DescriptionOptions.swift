// SPDX-License-Identifier: MIT

import ArgumentParser

/// What descriptions may read.
package struct DescriptionOptions: ParsableArguments {
  @Flag(
    help: """
      Let descriptions read includes, pictures and resources outside of their package. Use it only for \
      descriptions that you trust.
      """)
  var allowOutside = false

  package init() {}
}
