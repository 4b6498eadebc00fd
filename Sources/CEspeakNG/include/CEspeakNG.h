// The part of eSpeak NG's interface that the worker uses, loaded at run time.
//
// Own declarations keep the build free of eSpeak NG; CEspeakNG.c compares them with the library's
// header where that happens to be installed.
//
// Source: espeak-ng 1.51, speak_lib.h.
#ifndef ANNOUNCE_CESPEAKNG_H
#define ANNOUNCE_CESPEAKNG_H

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

// What happens in the sound; `espeak_EVENT` of the library.
typedef struct {
  int type;
  unsigned int unique_identifier;
  int text_position;
  int length;
  int audio_position;
  int sample;
  void *_Nullable user_data;
  union {
    int number;
    const char *_Nullable name;
    char string[8];
  } id;
} cespeak_event;

// The event that ends a list of events.
enum { CESPEAK_LIST_TERMINATED = 0 };

// A voice; `espeak_VOICE` of the library. The languages are a list of a priority, a tag and a NUL
// each, ended by a priority of 0.
typedef struct {
  const char *_Nullable name;
  const char *_Nullable languages;
  const char *_Nullable identifier;
  unsigned char gender;
  unsigned char age;
  unsigned char variant;
  unsigned char xx1;
  int score;
  void *_Nullable spare;
} cespeak_voice;

// Takes samples; anything but 0 ends the utterance.
typedef int (*cespeak_callback)(
    short *_Nullable samples, int count, cespeak_event *_Nullable events);

enum {
  CESPEAK_SYNCHRONOUS = 2,
  CESPEAK_DONT_EXIT = 0x8000,
  CESPEAK_POSITION_CHARACTER = 1,
  CESPEAK_UTF8 = 1,
  CESPEAK_IPA = 2,
};

// Parameters of the engine.
enum {
  CESPEAK_RATE = 1,
  CESPEAK_VOLUME = 2,
  CESPEAK_PITCH = 3,
  CESPEAK_RANGE = 4,
  CESPEAK_PUNCTUATION = 5,
  CESPEAK_CAPITALS = 6,
  CESPEAK_WORD_GAP = 7,
};

// The functions of the library.
typedef struct {
  int (*_Nonnull initialize)(
      int output, int milliseconds, const char *_Nullable data, int options);
  void (*_Nonnull set_callback)(cespeak_callback _Nullable callback);
  int (*_Nonnull synth)(
      const void *_Nonnull text, size_t size, unsigned int position, int position_type,
      unsigned int end, unsigned int flags, unsigned int *_Nullable identifier,
      void *_Nullable user_data);
  int (*_Nonnull set_parameter)(int parameter, int value, int relative);
  int (*_Nonnull set_punctuation_list)(const wchar_t *_Nonnull list);
  int (*_Nonnull set_voice)(const char *_Nonnull name);
  const cespeak_voice *_Nullable *_Nullable (*_Nonnull list_voices)(
      cespeak_voice *_Nullable specification);
  const char *_Nullable (*_Nonnull phonemes)(
      const void *_Nullable *_Nonnull text, int mode, int phoneme_mode);
  const char *_Nullable (*_Nonnull info)(const char *_Nullable *_Nullable data);
} cespeak_library;

// Loads the library and fills the table; false, with the loader's words in `problem`, where it
// cannot. The library stays loaded until the process ends.
bool cespeak_load(
    const char *_Nonnull name, cespeak_library *_Nonnull library, char *_Nonnull problem,
    size_t problem_size);

#endif
