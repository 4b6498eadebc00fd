// What a report does beyond being read: stops are walked by keyboard, boxes and stops point at each other, and
// what was heard on phones is saved. Without it the page is complete.
(() => {
  'use strict';
  const stops = [...document.querySelectorAll('.stop')];
  const boxes = new Map();
  for (const box of document.querySelectorAll('[data-stop]')) boxes.set(box.dataset.stop, box);
  let active = null;

  const point = (stop, moves) => {
    if (active === stop) return;
    for (const element of [active, active && boxes.get(active.id)]) element?.classList.remove('active');
    active = stop;
    for (const element of [stop, boxes.get(stop.id)]) element?.classList.add('active');
    if (moves) {
      // It takes focus only while it has it, so that readers need not stop there twice.
      const place = stop.querySelector('.who');
      place.tabIndex = -1;
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
      place.focus({ preventScroll: true });
      stop.scrollIntoView({ block: 'nearest' });
    }
    boxes.get(stop.id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  for (const stop of stops) {
    stop.addEventListener('pointerenter', () => { if (!document.activeElement?.closest('.stop')) point(stop, false); });
    stop.addEventListener('focusin', () => point(stop, false));
  }
  for (const [id, box] of boxes) {
    box.addEventListener('click', () => {
      const stop = document.getElementById(id);
      if (stop) { active = null; point(stop, true); }
    });
  }

  // Listening: one sound for each announcement, with captions that follow it word by word.
  const player = document.querySelector('.player');
  const find = (name) => player?.querySelector(`[data-${name}]`);
  const usualRate = 175;
  let sound = null, walks = false, frame = 0;
  const said = (stop) => stop.querySelector(`.said.reader-${find('reader').value}[data-sound]`);

  // The words of a text with the times at which they are said, by their lengths.
  const spread = (text, start, end) => {
    const texts = text.split(/\s+/).filter(Boolean);
    const length = texts.join('').length || 1;
    let before = 0;
    return texts.map((word) => {
      const time = start + (end - start) * before / length;
      before += word.length;
      return { word, time };
    });
  };
  const write = (line, words) => {
    line.textContent = '';
    for (const word of words) {
      word.span = document.createElement('span');
      word.span.textContent = word.word;
      line.append(word.span, ' ');
    }
    return words;
  };
  const mark = (words, now) => {
    const current = words.findLast(({ time }) => time <= now);
    for (const word of words) word.span.classList.toggle('now', word === current);
  };
  const timesOf = (element) => element.dataset.times.split(' ').map(Number);

  const caption = (piece) => {
    const times = timesOf(piece);
    const parts = [...piece.querySelectorAll('.words .part')];
    return write(find('caption'), parts.flatMap((part, place) => {
      const start = times[place];
      if (Number.isNaN(start)) return [];
      const next = times.slice(place + 1).find((time) => !Number.isNaN(time)) ?? start;
      return spread(part.textContent, start, next);
    }));
  };

  // A session is one sound in a player of the browser; its caption goes line by line, word by word.
  for (const player of document.querySelectorAll('audio[data-times]')) {
    const line = player.nextElementSibling;
    const heard = [...line.nextElementSibling.querySelectorAll('[data-line]')];
    const times = timesOf(player);
    let shown = -1, words = [];
    const follow = () => {
      const now = player.currentTime * 1000;
      const place = times.slice(0, heard.length).findLastIndex((time) => time <= now);
      if (place !== shown && place >= 0) {
        heard[shown]?.classList.remove('now');
        heard[place].classList.add('now');
        shown = place;
        words = write(line, spread(heard[place].dataset.line, times[place], times[place + 1]));
      }
      mark(words, now);
      if (!player.paused) requestAnimationFrame(follow);
    };
    player.addEventListener('playing', follow);
    player.addEventListener('seeked', follow);
  }

  const stopSound = () => {
    cancelAnimationFrame(frame);
    sound?.pause();
    sound = null;
  };
  const setPlaying = (isPlaying) => {
    walks = isPlaying;
    find('play').textContent = isPlaying ? 'Pause' : 'Play';
  };
  const play = (stop) => {
    stopSound();
    const piece = stop && said(stop);
    if (!piece) {
      if (walks && stop) return playNext(stop);
      return setPlaying(false);
    }
    const words = caption(piece);
    sound = new Audio(piece.dataset.sound);
    sound.preservesPitch = true;
    sound.playbackRate = find('rate').value / usualRate;
    const mine = sound;
    const follow = () => {
      if (sound !== mine) return;
      mark(words, mine.currentTime * 1000);
      frame = requestAnimationFrame(follow);
    };
    mine.onplaying = follow;
    mine.onended = () => {
      cancelAnimationFrame(frame);
      for (const { span } of words) span.classList.remove('now');
      if (walks) playNext(stop);
    };
    mine.play().catch(() => setPlaying(false));
  };
  const playNext = (stop) => {
    const next = stops.slice(stops.indexOf(stop) + 1).find(said);
    if (!next) return setPlaying(false);
    point(next, true);
    play(next);
  };
  if (player && document.querySelector('[data-sound]')) {
    player.hidden = false;
    find('play').addEventListener('click', () => {
      if (walks) { stopSound(); return setPlaying(false); }
      setPlaying(true);
      const first = active && said(active) ? active : stops.find(said);
      point(first, true);
      play(first);
    });
    find('rate').addEventListener('input', () => {
      find('rate-shown').textContent = find('rate').value;
      if (sound) sound.playbackRate = find('rate').value / usualRate;
    });
  }
  const hasSound = () => player && !player.hidden;
  const turn = (by) => {
    const rate = find('rate');
    rate.value = Number(rate.value) + by;
    rate.dispatchEvent(new Event('input'));
  };

  const isTyped = (target) => target.closest('input, textarea, select, audio, [contenteditable]') !== null;
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
    const isControl = event.target.closest('button, summary, a, [role=region]') !== null;
    const way = { j: 1, k: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (way && stops.length && !(isControl && event.key.startsWith('Arrow'))) {
      const here = stops.indexOf(active);
      const next = stops[Math.max(0, Math.min(stops.length - 1, here + way))];
      event.preventDefault();
      point(next, true);
      if (hasSound()) play(next);
      return;
    }
    if (!hasSound() || isControl) return;
    switch (event.key) {
      case 'Enter': if (active) play(active); break;
      case 'p': find('play').click(); break;
      case 'v':
        find('reader').selectedIndex = 1 - find('reader').selectedIndex;
        if (active) play(active);
        break;
      case '+': turn(25); break;
      case '-': turn(-25); break;
      default: return;
    }
    event.preventDefault();
  });

  for (const button of document.querySelectorAll('[data-save]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const form = button.closest('form');
      const lines = [];
      for (const field of form.querySelectorAll('[data-record]')) {
        const said = field.value.trim();
        if (!said) continue;
        const record = JSON.parse(field.dataset.record);
        record.said = said;
        if ('input' in record) record.input = JSON.parse(form.dataset.input || '""');
        lines.push(JSON.stringify(record));
      }
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'application/json' }));
      link.download = 'heard.jsonl';
      link.click();
    });
  }

  // The index of a site is searched by every word that is typed.
  const search = document.querySelector('[data-search]');
  if (search) {
    const entries = [...document.querySelectorAll('.entry')];
    search.closest('.search').hidden = false;
    search.addEventListener('input', () => {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      let found = 0;
      for (const entry of entries) {
        const text = `${entry.dataset.words} ${entry.textContent.toLowerCase()}`;
        entry.hidden = !words.every((word) => text.includes(word));
        if (!entry.hidden) found += 1;
      }
      document.querySelector('[data-found]').textContent = found === 1 ? '1 document' : `${found} documents`;
    });
  }
})();
