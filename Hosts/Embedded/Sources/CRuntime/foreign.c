#if defined(__wasm__)

#include <stdint.h>

// Strings that belong to Objective-C, and places in them. There are none without it, but the
// standard library asks each string at run time and so brings the code along; these take the place
// of that code, and trap.

#define ABSENT(result, name, symbol, ...)    \
  result absent_##name(__VA_ARGS__) __asm__(symbol); \
  result absent_##name(__VA_ARGS__) { __builtin_trap(); }

typedef int32_t word;
typedef int64_t place;

ABSENT(word, count, "$eSS8UTF8ViewV13_foreignCountSiyF", word a, word b, word c, word d, word e)
ABSENT(word, byte, "$eSS8UTF8ViewV17_foreignSubscript8positions5UInt8VSS5IndexV_tF", place a,
       word b, word c, word d, word e, word f)
ABSENT(place, after, "$eSS8UTF8ViewV13_foreignIndex5afterSS0D0VAF_tF", place a, word b, word c,
       word d, word e, word f)
ABSENT(place, before, "$eSS8UTF8ViewV13_foreignIndex6beforeSS0D0VAF_tF", place a, word b, word c,
       word d, word e, word f)
ABSENT(place, offset, "$eSS8UTF8ViewV13_foreignIndex_8offsetBySS0D0VAF_SitF", place a, word b,
       word c, word d, word e, word f, word g)
ABSENT(word, distance, "$eSS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF", place a,
       place b, word c, word d, word e, word f, word g)
ABSENT(place, align, "$es11_StringGutsV18foreignScalarAlignySS5IndexVAEF", place a, word b, word c,
       word d, word e, word f)
ABSENT(place, encoding, "$es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF", place a,
       word b, word c, word d, word e, word f)
ABSENT(void, grow, "$es11_StringGutsV12_foreignGrow33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyySiF",
       word a, word b, word c)
ABSENT(void, copy, "$es11_StringGutsV16_foreignCopyUTF84intoSiSgSrys5UInt8VG_tF", word a, word b,
       word c, word d, word e, word f, word g, word h)
ABSENT(void, append,
       "$es11_StringGutsV21_foreignAppendInPlace33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyys01_"
       "aB5SliceVF",
       word a, word b, word c)
ABSENT(void, small,
       "$es11_StringGutsV24_foreignConvertedToSmall33_408A76AB043BD3EFBAB6FAAAAA9B4914LLs01_fA0VyF",
       word a, word b, word c, word d, word e, word f)
ABSENT(word, c_string, "$eSS16_slowUTF8CStrings15ContiguousArrayVys4Int8VGyF", word a, word b,
       word c, word d, word e)

#endif
