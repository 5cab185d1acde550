// SPDX-License-Identifier: MIT

import Shop
import Testing

@Test func aPriceHasCents() {
  #expect(Price(cents: 3).cents == 3)
}
