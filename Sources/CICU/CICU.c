// SPDX-License-Identifier: MIT
#include "CICU.h"
