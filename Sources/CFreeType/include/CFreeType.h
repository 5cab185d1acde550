// SPDX-License-Identifier: MIT
#ifndef ASSAY_CFREETYPE_H
#define ASSAY_CFREETYPE_H

#endif
