// SPDX-License-Identifier: MIT

#ifndef C_ARGUMENTS_H
#define C_ARGUMENTS_H

/// The arguments as the process got them, the program's name first; 0 and NULL where the loader does not tell. Swift reads
/// them from /proc, which a container may not have.
int assay_argument_count(void);
char *const *assay_arguments(void);

#endif
