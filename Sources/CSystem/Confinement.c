#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "CSystem.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef __x86_64__
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
// Calls of the x32 kind have numbers of their own behind this one.
#define FIRST_FOREIGN_CALL 0x40000000u
#else
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#define FIRST_FOREIGN_CALL UINT32_MAX
#endif

// The numbers are the same on every architecture; headers of some systems lack them.
#define CALL_PIDFD_SEND_SIGNAL 424
#define CALL_PIDFD_GETFD 438
#define CALL_LANDLOCK_CREATE_RULESET 444
#define CALL_LANDLOCK_ADD_RULE 445
#define CALL_LANDLOCK_RESTRICT_SELF 446

static const uint32_t refused_calls[] = {
    __NR_socket, __NR_connect, __NR_bind, __NR_listen, __NR_accept, __NR_accept4,
    __NR_execve, __NR_execveat,
    __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, CALL_PIDFD_GETFD,
    CALL_PIDFD_SEND_SIGNAL, __NR_tkill,
    // These do what others may not, unseen by this filter.
    __NR_io_uring_setup, __NR_io_uring_enter, __NR_io_uring_register,
    __NR_bpf, __NR_perf_event_open, __NR_userfaultfd,
    __NR_mount, __NR_umount2, __NR_pivot_root, __NR_chroot, __NR_setns, __NR_unshare,
    __NR_keyctl, __NR_add_key, __NR_request_key,
    __NR_kexec_load, __NR_init_module, __NR_finit_module, __NR_delete_module,
};
enum { REFUSED_COUNT = sizeof refused_calls / sizeof refused_calls[0] };

// Calls that send a signal to the process of their first argument.
static const uint32_t signal_calls[] = {
    __NR_kill, __NR_tgkill, __NR_rt_sigqueueinfo, __NR_rt_tgsigqueueinfo};
enum { SIGNAL_COUNT = sizeof signal_calls / sizeof signal_calls[0] };

// Puts words into the input of a terminal, as if they were typed there.
#define REQUEST_TYPING 0x5412

// The lower half of an argument of a call.
#define ARGUMENT(place) \
  (struct sock_filter)BPF_STMT( \
      BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + 8 * (place))
#define IF_EQUAL(value, then, otherwise) \
  (struct sock_filter)BPF_JUMP( \
      BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(value), (uint8_t)(then), (uint8_t)(otherwise))

int csystem_refuse_network_and_programs(void) {
  // Where the steps after the lists begin; each jump must stay within 255 steps.
  enum {
    SIGNALS = 5 + REFUSED_COUNT,
    TYPING = SIGNALS + SIGNAL_COUNT,
    ALLOWED = TYPING + 3,
    RECEIVER = ALLOWED + 1,
    ALLOWED_AGAIN = RECEIVER + 4,
    REFUSED = ALLOWED_AGAIN + 1,
    COUNT = REFUSED + 1,
  };
  struct sock_filter steps[COUNT];
  size_t count = 0;
  steps[count++] = (struct sock_filter)BPF_STMT(
      BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  steps[count++] = IF_EQUAL(OWN_ARCHITECTURE, 1, 0);
  steps[count++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
  steps[count++] = (struct sock_filter)BPF_STMT(
      BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
  steps[count] = (struct sock_filter)BPF_JUMP(
      BPF_JMP | BPF_JGE | BPF_K, FIRST_FOREIGN_CALL, (uint8_t)(REFUSED - count - 1), 0);
  count++;
  for (size_t call = 0; call < REFUSED_COUNT; call++, count++)
    steps[count] = IF_EQUAL(refused_calls[call], REFUSED - count - 1, 0);
  for (size_t call = 0; call < SIGNAL_COUNT; call++, count++)
    steps[count] = IF_EQUAL(signal_calls[call], RECEIVER - count - 1, 0);
  steps[count++] = IF_EQUAL(__NR_ioctl, 0, 2);
  steps[count++] = ARGUMENT(1);
  steps[count] = IF_EQUAL(REQUEST_TYPING, REFUSED - count - 1, 0);
  count++;
  steps[count++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  // Signals go to this process only; asking whether another lives sends none.
  steps[count++] = ARGUMENT(0);
  steps[count] = IF_EQUAL(getpid(), ALLOWED_AGAIN - count - 1, 0);
  count++;
  steps[count++] = ARGUMENT(1);
  steps[count++] = IF_EQUAL(0, 0, 1);
  steps[count++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  steps[count++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog program = {.len = (unsigned short)count, .filter = steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? 0 : errno;
}

// Source: Linux, Documentation/userspace-api/landlock.rst. Declared here since old headers have only
// a part of it.
enum {
  RULE_BENEATH = 1,
  CREATE_VERSION = 1,
  ACCESS_EXECUTE = 1 << 0,
  ACCESS_WRITE = 1 << 1,
  ACCESS_READ = 1 << 2,
  ACCESS_READ_FOLDER = 1 << 3,
  ACCESS_REMOVE_FOLDER = 1 << 4,
  ACCESS_REMOVE = 1 << 5,
  // To make devices, folders, files, sockets, pipes, block devices and links.
  ACCESS_MAKE_FILE = 1 << 8,
  ACCESS_MAKE_ANY = 0x7F << 6,
  ACCESS_MOVE = 1 << 13,
  ACCESS_TRUNCATE = 1 << 14,
  NETWORK_ANY = 3,
  SCOPE_ANY = 3,
};

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct beneath {
  uint64_t allowed;
  int32_t folder;
} __attribute__((packed));

// What a rule can say depends on the version of the kernel.
static uint64_t known_to(long version, uint64_t access) {
  if (version < 2) access &= ~(uint64_t)ACCESS_MOVE;
  if (version < 3) access &= ~(uint64_t)ACCESS_TRUNCATE;
  return access;
}

static int allow(
    int ruleset, const char *const *folders, size_t count, uint64_t access) {
  for (size_t place = 0; place < count; place++) {
    struct beneath rule = {.allowed = access};
    rule.folder = open(folders[place], O_PATH | O_CLOEXEC | O_DIRECTORY);
    // Nothing is lost where there is no such folder.
    if (rule.folder < 0) continue;
    long result = syscall(CALL_LANDLOCK_ADD_RULE, ruleset, RULE_BENEATH, &rule, 0);
    int code = result == 0 ? 0 : errno;
    close(rule.folder);
    if (code != 0) return code;
  }
  return 0;
}

int csystem_refuse_files(
    const char *const *readable, size_t readable_count, const char *const *writable,
    size_t writable_count) {
  long version = syscall(CALL_LANDLOCK_CREATE_RULESET, NULL, 0, CREATE_VERSION);
  if (version < 1) return errno;
  uint64_t reading = ACCESS_READ | ACCESS_READ_FOLDER;
  uint64_t writing = ACCESS_WRITE | ACCESS_REMOVE | ACCESS_MAKE_FILE | ACCESS_TRUNCATE;
  uint64_t all =
      writing | ACCESS_EXECUTE | ACCESS_REMOVE_FOLDER | ACCESS_MAKE_ANY | ACCESS_MOVE;
  if (readable) all |= reading;
  struct ruleset rules = {.files = known_to(version, all)};
  size_t size = sizeof rules.files;
  if (version >= 4) {
    rules.network = NETWORK_ANY;
    size = offsetof(struct ruleset, scopes);
  }
  if (version >= 6) {
    rules.scopes = SCOPE_ANY;
    size = sizeof rules;
  }
  int ruleset = (int)syscall(CALL_LANDLOCK_CREATE_RULESET, &rules, size, 0);
  if (ruleset < 0) return errno;
  int code = allow(ruleset, readable, readable_count, reading);
  uint64_t changing = readable ? writing | reading : writing;
  if (code == 0) code = allow(ruleset, writable, writable_count, known_to(version, changing));
  if (code == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) code = errno;
  if (code == 0 && syscall(CALL_LANDLOCK_RESTRICT_SELF, ruleset, 0) != 0) code = errno;
  close(ruleset);
  return code;
}

#else

int csystem_refuse_network_and_programs(void) { return ENOSYS; }

int csystem_refuse_files(
    const char *const *readable, size_t readable_count, const char *const *writable,
    size_t writable_count) {
  (void)readable;
  (void)readable_count;
  (void)writable;
  (void)writable_count;
  return ENOSYS;
}

#endif
