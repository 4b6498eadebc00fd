#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/xattr.h>

// What Swift cannot ask the system for itself. Each function returns 0, or the number of an error;
// ENOSYS where the system does not have it.

/// Leaves no memory behind where the process dies, and bounds its address space in bytes and its open
/// files; 0 is no bound.
///
/// A process with a sanitizer in it keeps its address space, of which that one needs terabytes.
int csystem_limit(unsigned long memory, unsigned long files);

/// Gives up for good, for this thread and those it starts: sockets, other programs, a look into other
/// processes, and what could bring any of that back.
int csystem_refuse_network_and_programs(void);

/// Gives up for good, for this thread and those it starts: to write, make and remove files but beneath
/// some folders, and where `readable` is no null pointer, also to read any but beneath others.
int csystem_refuse_files(
    const char *const *readable, size_t readable_count, const char *const *writable,
    size_t writable_count);

/// Copies the extended attributes of one open file to another, but for those that the system sets
/// itself.
int csystem_copy_attributes(int from, int to);

/// Creates a pipe that programs started by any thread do not inherit: first its reading end, then its
/// writing end.
int csystem_pipe(int ends[2]);
