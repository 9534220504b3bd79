#if defined(__wasm__)

#include "CRuntime.h"
#include <stdint.h>

// Blocks have sizes that are powers of two, and a list of free ones for each size. A block is
// preceded by 16 bytes that hold its power, so that what is handed out is aligned to 16.

enum { header_size = 16, smallest_power = 4, page_power = 16, power_count = 31 };

typedef struct free_block {
  struct free_block *next;
} free_block;

extern unsigned char __heap_base;

static free_block *free_blocks[power_count];
static uintptr_t heap_end;
static uintptr_t memory_end;

static void *grow(size_t size) {
  if (heap_end == 0) {
    heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    memory_end = __builtin_wasm_memory_size(0) << page_power;
  }
  if (size > memory_end - heap_end) {
    size_t missing = size - (memory_end - heap_end);
    size_t pages = (missing + ((1u << page_power) - 1)) >> page_power;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
    memory_end += pages << page_power;
  }
  void *start = (void *)heap_end;
  heap_end += size;
  return start;
}

static unsigned power_for(size_t size) {
  if (size <= (1u << smallest_power)) return smallest_power;
  return 32u - (unsigned)__builtin_clz((unsigned)size - 1);
}

void *malloc(size_t size) {
  if (size > (1u << (power_count - 1))) return NULL;
  unsigned power = power_for(size);
  free_block *block = free_blocks[power];
  if (block) {
    free_blocks[power] = block->next;
    return block;
  }
  unsigned char *start = grow(header_size + ((size_t)1 << power));
  if (!start) return NULL;
  *(uint32_t *)start = power;
  return start + header_size;
}

void free(void *pointer) {
  if (!pointer) return;
  uint32_t power = *(uint32_t *)((unsigned char *)pointer - header_size);
  free_block *block = pointer;
  block->next = free_blocks[power];
  free_blocks[power] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  const int invalid = 22, no_memory = 12;
  if (alignment > header_size) return invalid;
  *result = malloc(size);
  return *result ? 0 : no_memory;
}

void *runtime_allocate(size_t size) { return malloc(size); }

void runtime_free(void *pointer) { free(pointer); }

#endif
