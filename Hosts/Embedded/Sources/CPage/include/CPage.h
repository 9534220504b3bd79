#pragma once
#include <stddef.h>
#include <stdint.h>

// What a page that holds the program does for it while it runs.

#if defined(__wasm__)
#define IMPORT(name) __attribute__((import_module("env"), import_name(#name)))
#else
#define IMPORT(name)
#endif

/// Answers a question of so many bytes; gives how many numbers it wrote into `answer_room`.
IMPORT(measure) uint32_t page_measure(const uint8_t *question, uint32_t size);
