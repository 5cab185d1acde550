// SPDX-License-Identifier: MIT

import Shop

print(Price(cents: 1).doubled().cents)
