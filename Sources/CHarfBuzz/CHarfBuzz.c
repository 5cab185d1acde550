// SPDX-License-Identifier: MIT
#include "CHarfBuzz.h"
