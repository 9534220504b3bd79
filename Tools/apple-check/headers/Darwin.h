#pragma once
// The part of the C library that keeps files and reads clocks. What C has as a function with any number
// of arguments, or as a value that Swift cannot read from a macro, is in `overlays/Darwin.swift`.
#include <stdint.h>
#include <stddef.h>
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef int64_t off_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef long ssize_t;
typedef long time_t;
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define EEXIST 17
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags;
  uint32_t st_gen;
};
typedef enum {
  _CLOCK_REALTIME = 0,
  _CLOCK_MONOTONIC = 6,
  _CLOCK_UPTIME_RAW = 8
} clockid_t;
int close(int file);
ssize_t read(int file, void *bytes, size_t count);
ssize_t write(int file, const void *bytes, size_t count);
int fsync(int file);
int flock(int file, int operation);
int fchmod(int file, mode_t mode);
int fstat(int file, struct stat *facts);
int stat(const char *path, struct stat *information);
int mkdir(const char *path, mode_t mode);
char *_Nullable getenv(const char *name);
int32_t getpid(void);
int unlink(const char *path);
int rename(const char *from, const char *to);
char *strerror(int number);
int clock_gettime(clockid_t clock, struct timespec *time);
