#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

#define IMPORT(name) __attribute__((import_module("env"), import_name(#name)))

IMPORT(write_byte) void host_write_byte(int byte);
IMPORT(random_byte) int host_random_byte(void);
IMPORT(fmod) double host_fmod(double value, double divisor);
IMPORT(strtod) double host_strtod(const char *text, size_t length);

size_t strlen(const char *text);

int putchar(int byte) {
  host_write_byte(byte);
  return byte;
}

void arc4random_buf(void *buffer, size_t size) {
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < size; index++) bytes[index] = (unsigned char)host_random_byte();
}

// Floor, ceiling, truncation, square root and absolute value are instructions; these are not. A
// fused multiply-add and `remainder` are left out on purpose: an approximation would make this
// build differ from others, so their use is an error when linking.

double round(double value) {
  double whole = __builtin_trunc(value);
  if (__builtin_fabs(value - whole) < 0.5) return __builtin_copysign(whole, value);
  return whole + __builtin_copysign(1.0, value);
}

double fmod(double value, double divisor) { return host_fmod(value, divisor); }

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  size_t length = strlen(text);
  *result = host_strtod(text, length);
  return text + length;
}

// The product of 128-bit integers, which the compiler takes from its own library elsewhere.

typedef int int128 __attribute__((mode(TI)));

typedef union {
  int128 whole;
  struct {
    uint64_t low, high;
  } half;
} split128;

int128 __multi3(int128 first, int128 second) {
  split128 a = {.whole = first}, b = {.whole = second}, product;
  uint64_t a_low = (uint32_t)a.half.low, a_high = a.half.low >> 32;
  uint64_t b_low = (uint32_t)b.half.low, b_high = b.half.low >> 32;
  uint64_t low = a_low * b_low;
  uint64_t middle = a_high * b_low + (low >> 32);
  uint64_t carry = a_low * b_high + (uint32_t)middle;
  product.half.low = (carry << 32) | (uint32_t)low;
  product.half.high = a_high * b_high + (middle >> 32) + (carry >> 32) + a.half.high * b.half.low +
                      a.half.low * b.half.high;
  return product.whole;
}

#endif
