#include "CEspeakNG.h"

#include <dlfcn.h>
#include <stdio.h>

#if __has_include(<espeak-ng/speak_lib.h>)
#include <espeak-ng/speak_lib.h>

#define SAME_PLACE(own, own_field, other, other_field)                                             \
  _Static_assert(offsetof(own, own_field) == offsetof(other, other_field), #other_field)

_Static_assert(sizeof(cespeak_event) == sizeof(espeak_EVENT), "espeak_EVENT");
SAME_PLACE(cespeak_event, type, espeak_EVENT, type);
SAME_PLACE(cespeak_event, text_position, espeak_EVENT, text_position);
SAME_PLACE(cespeak_event, sample, espeak_EVENT, sample);
SAME_PLACE(cespeak_event, user_data, espeak_EVENT, user_data);
SAME_PLACE(cespeak_event, id, espeak_EVENT, id);
_Static_assert(sizeof(cespeak_voice) == sizeof(espeak_VOICE), "espeak_VOICE");
SAME_PLACE(cespeak_voice, languages, espeak_VOICE, languages);
SAME_PLACE(cespeak_voice, identifier, espeak_VOICE, identifier);
SAME_PLACE(cespeak_voice, gender, espeak_VOICE, gender);
_Static_assert(CESPEAK_LIST_TERMINATED == (int)espeakEVENT_LIST_TERMINATED, "end of events");
_Static_assert(CESPEAK_SYNCHRONOUS == (int)AUDIO_OUTPUT_SYNCHRONOUS, "output");
_Static_assert(CESPEAK_DONT_EXIT == espeakINITIALIZE_DONT_EXIT, "option");
_Static_assert(CESPEAK_POSITION_CHARACTER == (int)POS_CHARACTER, "position");
_Static_assert(CESPEAK_UTF8 == espeakCHARS_UTF8, "characters");
_Static_assert(CESPEAK_IPA == espeakPHONEMES_IPA, "phonemes");
_Static_assert(CESPEAK_RATE == (int)espeakRATE, "rate");
_Static_assert(CESPEAK_VOLUME == (int)espeakVOLUME, "volume");
_Static_assert(CESPEAK_PITCH == (int)espeakPITCH, "pitch");
_Static_assert(CESPEAK_RANGE == (int)espeakRANGE, "range");
_Static_assert(CESPEAK_PUNCTUATION == (int)espeakPUNCTUATION, "punctuation");
_Static_assert(CESPEAK_CAPITALS == (int)espeakCAPITALS, "capitals");
_Static_assert(CESPEAK_WORD_GAP == (int)espeakWORDGAP, "word gap");
#endif

// Says why the loader failed.
static bool refuse(char *problem, size_t size) {
  const char *words = dlerror();
  snprintf(problem, size, "%s", words ? words : "the library cannot be loaded");
  return false;
}

// Finds one function; an object pointer becomes a function pointer as POSIX prescribes for dlsym.
static bool find(void *handle, const char *name, void *function) {
  void *found = dlsym(handle, name);
  *(void **)function = found;
  return found != NULL;
}

bool cespeak_load(
    const char *name, cespeak_library *library, char *problem, size_t problem_size) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return refuse(problem, problem_size);
  bool complete =
      find(handle, "espeak_Initialize", &library->initialize) &&
      find(handle, "espeak_SetSynthCallback", &library->set_callback) &&
      find(handle, "espeak_Synth", &library->synth) &&
      find(handle, "espeak_SetParameter", &library->set_parameter) &&
      find(handle, "espeak_SetPunctuationList", &library->set_punctuation_list) &&
      find(handle, "espeak_SetVoiceByName", &library->set_voice) &&
      find(handle, "espeak_ListVoices", &library->list_voices) &&
      find(handle, "espeak_TextToPhonemes", &library->phonemes) &&
      find(handle, "espeak_Info", &library->info);
  return complete || refuse(problem, problem_size);
}
