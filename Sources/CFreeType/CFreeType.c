// SPDX-License-Identifier: MIT
#include "CFreeType.h"
