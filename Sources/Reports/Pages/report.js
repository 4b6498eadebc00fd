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
      stop.focus({ preventScroll: true });
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

  const isTyped = (target) => target.closest('input, textarea, select, [contenteditable]') !== null;
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
    const way = { j: 1, k: -1 }[event.key];
    if (!way || !stops.length) return;
    const here = stops.indexOf(active);
    const next = stops[Math.max(0, Math.min(stops.length - 1, here + way))];
    event.preventDefault();
    point(next, true);
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
        if ('input' in record) record.input = form.dataset.input || '';
        lines.push(JSON.stringify(record));
      }
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'application/json' }));
      link.download = 'heard.jsonl';
      link.click();
    });
  }
})();
