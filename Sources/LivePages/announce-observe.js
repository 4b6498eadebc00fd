// What happens on a page while somebody acts on it: an expression that is a function.
//
// It runs in a world of its own before the page's scripts, and keeps moments: when something was heard of
// a live region or focus moved, what the page showed then.
(capture, most) => {
  if (window !== top) return;
  const mostMoments = 50;
  const keys = new WeakMap();
  const things = new Map();
  let lastKey = 0;
  const keyOf = (node) => {
    let key = keys.get(node);
    if (!key) {
      key = ++lastKey;
      keys.set(node, key);
      things.set(key, new WeakRef(node));
    }
    return key;
  };
  const thing = (key) => {
    const node = things.get(key)?.deref();
    return node && node.isConnected ? node : null;
  };
  const element = (key) => {
    const node = thing(key);
    return !node || node.nodeType === 1 ? node : node.parentElement || node.getRootNode().host;
  };

  let moments = [];
  let isWatching = false;
  let isDirty = false, isStale = false, isSubmitted = false, isInvalid = false;
  let changedAt = 0;
  let lastActive = null;
  // Whether something has focus only so that Tab goes on from there, and the key that was pressed.
  let isStanding = false, pressed = null;
  let known = new Map();

  const active = () => {
    let here = document.activeElement;
    while (here && here.shadowRoot && here.shadowRoot.activeElement) here = here.shadowRoot.activeElement;
    return here === document.body || here === document.documentElement ? null : here;
  };
  const fields = () => document.querySelectorAll('input, textarea, select');
  const held = (field) =>
    [field.value, field.checked, field.indeterminate, field.selectedIndex].join('\n');
  const remember = () => {
    known = new Map();
    for (const field of fields()) known.set(field, held(field));
  };
  const holdsOther = () => [...fields()].some((field) => known.get(field) !== held(field));

  const keep = (showsPage) => {
    const moment = { at: showsPage && changedAt ? changedAt : Date.now() };
    if (showsPage) {
      moment.page = capture({ nodes: most, ...globalThis.announceHidden, keys: keyOf });
      isDirty = isStale = false;
      changedAt = 0;
      remember();
    }
    const here = active();
    if (here !== lastActive) {
      lastActive = here;
      moment.focus = here ? keyOf(here) : 0;
    }
    if (isSubmitted) moment.isSubmitted = true;
    isSubmitted = false;
    if (moments.length < mostMoments) moments.push(moment);
  };

  const regions = '[aria-live], [role~=alert], [role~=status], [role~=log], output';
  const isHeard = (node) => {
    for (let here = node.nodeType === 1 ? node : node.parentNode; here;
      here = here.parentNode || here.host) {
      if (here.nodeType === 1 && here.matches(regions)) return true;
    }
    return false;
  };
  const brings = (node) =>
    node.nodeType === 1 && (node.matches(regions) || node.querySelector(regions) !== null);
  const watch = (root) => observer.observe(root, {
    subtree: true, childList: true, attributes: true, characterData: true });
  const enter = (node) => {
    if (node.nodeType !== 1) return;
    for (const inner of [node, ...node.querySelectorAll('*')]) {
      const root = inner.shadowRoot || globalThis.announceHidden?.roots.get(inner);
      if (root) {
        watch(root);
        for (const child of root.children) enter(child);
      }
    }
  };
  const take = (records) => {
    if (!records.length) return;
    isDirty = true;
    changedAt = Date.now();
    let heard = false;
    for (const { target, addedNodes } of records) {
      heard = heard || isHeard(target);
      for (const node of addedNodes) {
        enter(node);
        heard = heard || brings(node);
      }
    }
    if (heard && isWatching) keep(true);
  };
  const observer = new MutationObserver(take);
  watch(document);

  const on = (name, listener) => addEventListener(name, listener, true);
  on('focusin', () => {
    isStale = true;
    if (!isWatching || isStanding || active() === lastActive) return;
    take(observer.takeRecords());
    if (active() !== lastActive) keep(isDirty);
  });
  for (const name of ['focusout', 'change', 'toggle', 'close']) on(name, () => { isStale = true; });
  on('keydown', (event) => { pressed = event; });
  on('submit', () => { isSubmitted = true; });
  on('invalid', () => { isInvalid = true; });

  globalThis.announceBegin = () => {
    take(observer.takeRecords());
    enter(document.documentElement);
    isWatching = true;
    isSubmitted = isInvalid = false;
    lastActive = null;
    changedAt = 0;
    moments = [];
    keep(true);
    return globalThis.announceTake(false);
  };
  // Thorough: what changed without a trace in the document, too.
  globalThis.announceTake = (isThorough, typed) => {
    take(observer.takeRecords());
    const field = typed && thing(typed[0]);
    if (field && field.value === typed[1]) known.set(field, held(field));
    if (isThorough && !isDirty && holdsOther()) isDirty = true;
    const showsPage = isDirty || isThorough && isStale;
    if (showsPage || isSubmitted || active() !== lastActive) keep(showsPage);
    const taken = { moments, isInvalid, calm: globalThis.announceWatch('').calm, now: Date.now() };
    moments = [];
    isInvalid = false;
    return taken;
  };

  // As a reader's own click is made: Blink, AXObject::OnNativeClickAction; WebKit,
  // AccessibilityObject::press.
  const click = (target) => {
    const box = target.getBoundingClientRect();
    const place = {
      bubbles: true, cancelable: true, composed: true, view: window, detail: 1,
      clientX: box.left + box.width / 2, clientY: box.top + box.height / 2,
    };
    target.dispatchEvent(new PointerEvent('pointerdown', { ...place, pointerType: 'touch', isPrimary: true }));
    target.dispatchEvent(new MouseEvent('mousedown', place));
    target.dispatchEvent(new PointerEvent('pointerup', { ...place, pointerType: 'touch', isPrimary: true }));
    target.dispatchEvent(new MouseEvent('mouseup', place));
    target.click();
  };
  globalThis.announceAct = {
    press(key, isField, focuses, clicks) {
      const target = element(key);
      if (!target) return false;
      target.scrollIntoViewIfNeeded();
      if (focuses || isField) {
        let here = target;
        while (here && here.tabIndex < 0 && here !== document.body) here = here.parentElement;
        if (here && here !== document.body) here.focus({ preventScroll: true });
      }
      if (clicks) click(target);
      return true;
    },
    hold(key) {
      const target = element(key);
      target?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true }));
    },
    focus(key) {
      const target = element(key);
      if (target && active() !== target) target.focus({ preventScroll: true });
    },
    leave(key) {
      const target = element(key);
      if (target && active() === target) target.blur();
    },
    // Has Tab go on from where a person is: browsers remember where something had focus that is gone.
    stand(key, isBackwards) {
      const target = element(key);
      pressed = null;
      if (!target?.parentNode || target === document.documentElement || active() === target) return;
      const place = document.createElement('span');
      place.tabIndex = -1;
      place.style.position = 'absolute';
      const isEntered = target.tabIndex < 0 && !target.matches(':disabled') && target.firstElementChild;
      isStanding = true;
      if (isBackwards) target.before(place);
      else if (isEntered) target.prepend(place);
      else target.after(place);
      place.focus({ preventScroll: true });
      place.remove();
      isStanding = false;
    },
    // Whether the key before took focus away from the page.
    left() { return active() === null && pressed?.defaultPrevented !== true; },
    show(key) { element(key)?.scrollIntoViewIfNeeded(); },
    scroll() { scrollBy(0, innerHeight * 0.9); },
    // Puts the selection where something is to be typed or removed; tells whether the field has focus.
    select(key, start, end) {
      const target = element(key);
      if (!target) return false;
      if (active() !== target) target.focus({ preventScroll: true });
      try {
        target.setSelectionRange(start, end);
      } catch {
        if (end - start === target.value?.length && end > start) target.select();
      }
      return active() === target;
    },
    remove() { document.execCommand('delete'); },
    value(key) { return element(key)?.value ?? null; },
    // Steps a value by a share of its range; false where keys have to do it.
    step(key, share, goesUp) {
      const field = element(key);
      if (!field || field.localName !== 'input') return false;
      const [least, greatest] = [Number(field.min || 0), Number(field.max || 100)];
      const step = Math.max(Number(field.step) || 1, field.type === 'range' ? (greatest - least) * share : 0);
      if (field.type !== 'range' && field.type !== 'number') return false;
      field.focus({ preventScroll: true });
      field.value = String(Number(field.value || 0) + (goesUp ? step : -step));
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    // What is wrong with the field that has focus; `said` is what the author says of it.
    wrong() {
      const here = active();
      if (!here || !here.willValidate || here.validity.valid) return null;
      const limits = {
        rangeUnderflow: here.min, rangeOverflow: here.max,
        tooShort: here.minLength, tooLong: here.maxLength,
      };
      const violations = {};
      for (const name in here.validity) {
        if (name !== 'valid' && here.validity[name]) violations[name] = String(limits[name] ?? '');
      }
      return {
        key: keyOf(here), type: here.localName === 'input' ? here.type : here.localName, violations,
        said: here.validity.customError ? here.validationMessage : null,
      };
    },
  };
}
