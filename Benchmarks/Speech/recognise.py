#!/usr/bin/env python3
"""Listens to announcements with a speech recogniser: does the sound say the words?

    make recognise

The recogniser chooses one of the announcements for each clip. Two controls must fail: the clip of the
next announcement, and the clip played backwards. Needs sox, and pocketsphinx from PyPI, which
carries its model of American English.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

from pocketsphinx import Config, Decoder

RATE = 16_000
LEAST_RIGHT = 20


def normal(words):
    """The words as the grammar has them."""
    return " ".join(re.findall(r"[a-z']+", words.lower()))


def resampled(clip):
    """Samples at the recogniser's rate, with a little silence around."""
    format = ["-t", "raw", "-e", "signed", "-b", "16", "-c", "1"]
    # Quieter, so that nothing is clipped. sox dithers: the recogniser expects the noise of a microphone
    # and hears 16 of the announcements without, as silence is nothing at all then.
    effects = ["gain", "-3", "pad", "0.3", "0.3"]
    command = ["sox", *format, "-r", "22050", clip, *format, "-r", str(RATE), "-", *effects]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def backwards(sound):
    """Samples of two bytes in the opposite order."""
    return b"".join(sound[i : i + 2] for i in range(len(sound) - 2, -2, -2))


def decoder(sentences):
    """A recogniser that hears one of the sentences, whatever is said."""
    grammar = "#JSGF V1.0;\ngrammar announcements;\npublic <one> = " + " | ".join(sentences) + ";\n"
    with tempfile.NamedTemporaryFile("w", suffix=".gram") as file:
        file.write(grammar)
        file.flush()
        # Means over the clip alone make each result independent of the clips before it.
        return Decoder(Config(jsgf=file.name, samprate=RATE, cmn="batch", loglevel="FATAL"))


def heard(recogniser, sound):
    """The sentence that the recogniser hears."""
    recogniser.start_utt()
    recogniser.process_raw(sound, no_search=False, full_utt=True)
    recogniser.end_utt()
    hypothesis = recogniser.hyp()
    return hypothesis.hypstr if hypothesis else ""


def main(folder):
    lines = (folder / "clips.tsv").read_text().splitlines()
    clips = [line.split("\t") for line in lines]
    sentences = [normal(words) for _, words in clips]
    sounds = [resampled(folder / name) for name, _ in clips]
    recogniser = decoder(sentences)
    answers = [heard(recogniser, sound) for sound in sounds]
    right = sum(answer == sentence for answer, sentence in zip(answers, sentences))
    others = sum(answer == sentence for answer, sentence in zip(answers[1:] + answers[:1], sentences))
    reversed_right = sum(
        heard(recogniser, backwards(sound)) == sentence for sound, sentence in zip(sounds, sentences)
    )
    for answer, sentence in zip(answers, sentences):
        if answer != sentence:
            print(f"  said “{sentence}”, heard “{answer}”")
    print(f"right: {right} of {len(sentences)}")
    print(f"controls: clip of the next announcement {others}, clip backwards {reversed_right}")
    return 0 if right >= LEAST_RIGHT and others == 0 and reversed_right == 0 else 1


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
