// SPDX-License-Identifier: MIT

import ArgumentParser

/// What descriptions may read.
struct DescriptionOptions: ParsableArguments {
  @Flag(
    help: """
      Lets descriptions read includes, pictures and resources outside of their package. Only for descriptions \
      that you trust.
      """)
  var allowOutside = false
}
