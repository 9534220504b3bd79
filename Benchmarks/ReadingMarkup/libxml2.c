// libxml2 MILLISECONDS FILE…: as markup-bench, with libxml2's parser of HTML.
#include <libxml/HTMLparser.h>
#include <libxml/xmlerror.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int compare(const void *first, const void *second) {
  double difference = *(const double *)first - *(const double *)second;
  return (difference > 0) - (difference < 0);
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  const double budget = atof(arguments[1]);
  static double times[1000000];
  for (int index = 2; index < count; index++) {
    FILE *file = fopen(arguments[index], "rb");
    if (!file) return 1;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    char *bytes = malloc(size + 1);
    if (fread(bytes, 1, size, file) != (size_t)size) return 1;
    bytes[size] = 0;
    fclose(file);
    size_t length = 0;
    int runs = 0;
    const double end = now() + budget;
    do {
      const double start = now();
      htmlDocPtr document = htmlReadMemory(
          bytes, size, NULL, "UTF-8",
          HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_RECOVER | HTML_PARSE_NONET);
      if (document) {
        // The text is what the others give too.
        xmlChar *text = xmlNodeGetContent((xmlNodePtr)document);
        length = text ? strlen((char *)text) : 0;
        xmlFree(text);
        xmlFreeDoc(document);
      }
      times[runs++] = now() - start;
    } while (now() < end && runs < 1000000);
    qsort(times, runs, sizeof *times, compare);
    printf("%s %f %zu\n", arguments[index], times[runs / 2], length);
    free(bytes);
  }
  return 0;
}
