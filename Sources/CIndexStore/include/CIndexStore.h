// SPDX-License-Identifier: MIT
#ifndef C_INDEX_STORE_H
#define C_INDEX_STORE_H
#endif
