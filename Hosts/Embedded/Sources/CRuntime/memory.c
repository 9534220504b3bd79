#if defined(__wasm__)

#include <stddef.h>

// The builtins are single instructions here.

void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }

void *memmove(void *to, const void *from, size_t size) {
  return __builtin_memmove(to, from, size);
}

void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }

int memcmp(const void *first, const void *second, size_t size) {
  const unsigned char *one = first, *two = second;
  for (size_t index = 0; index < size; index++) {
    if (one[index] != two[index]) return one[index] < two[index] ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

#endif
