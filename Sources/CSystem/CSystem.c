#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif
#ifndef HAS_SANITIZER
#define HAS_SANITIZER 0
#endif

// Lowers both limits; one that is lower already stays.
static int lower(int resource, unsigned long most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return errno;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > most) limit.rlim_max = most;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > limit.rlim_max)
    limit.rlim_cur = limit.rlim_max;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int csystem_limit(unsigned long memory, unsigned long files) {
  int result = lower(RLIMIT_CORE, 0);
  if (result == 0 && files > 0) result = lower(RLIMIT_NOFILE, files);
  if (result == 0 && memory > 0 && !HAS_SANITIZER) result = lower(RLIMIT_AS, memory);
  return result;
}

#ifdef __APPLE__
static ssize_t list_names(int file, char *names, size_t size) {
  return flistxattr(file, names, size, 0);
}
static ssize_t get_value(int file, const char *name, void *value, size_t size) {
  return fgetxattr(file, name, value, size, 0, 0);
}
static int set_value(int file, const char *name, const void *value, size_t size) {
  return fsetxattr(file, name, value, size, 0, 0);
}
#else
static ssize_t list_names(int file, char *names, size_t size) {
  return flistxattr(file, names, size);
}
static ssize_t get_value(int file, const char *name, void *value, size_t size) {
  return fgetxattr(file, name, value, size);
}
static int set_value(int file, const char *name, const void *value, size_t size) {
  return fsetxattr(file, name, value, size, 0);
}
#endif

// The system gives a new file its own labels, and often lets nobody else give them.
static bool is_of_the_system(const char *name) {
  return strncmp(name, "security.", 9) == 0 || strncmp(name, "com.apple.", 10) == 0;
}

static int copy_attribute(int from, int to, const char *name) {
  ssize_t size = get_value(from, name, NULL, 0);
  if (size < 0) return is_of_the_system(name) ? 0 : errno;
  char *value = malloc(size > 0 ? (size_t)size : 1);
  if (!value) return ENOMEM;
  size = get_value(from, name, value, (size_t)size);
  int result = size >= 0 && set_value(to, name, value, (size_t)size) == 0 ? 0 : errno;
  free(value);
  return is_of_the_system(name) ? 0 : result;
}

int csystem_copy_attributes(int from, int to) {
  ssize_t size = list_names(from, NULL, 0);
  if (size < 0) return errno == ENOTSUP ? 0 : errno;
  if (size == 0) return 0;
  char *names = malloc((size_t)size);
  if (!names) return ENOMEM;
  size = list_names(from, names, (size_t)size);
  int result = size < 0 ? errno : 0;
  for (ssize_t place = 0; place < size && result == 0;) {
    const char *name = names + place;
    size_t length = strnlen(name, (size_t)(size - place));
    result = copy_attribute(from, to, name);
    place += (ssize_t)length + 1;
  }
  free(names);
  return result;
}

int csystem_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
#else
  if (pipe(ends) != 0) return errno;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}
