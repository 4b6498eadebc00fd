// Observes a page during a session: an expression that is a function.
//
// It runs in an isolated world before the page's scripts, and records moments: the page's content when a
// live region changed or focus moved.
(capture, most, gestures) => {
  if (window !== top) return;
  const mostMoments = 50;
  const keys = new WeakMap();
  const nodesByKey = new Map();
  let lastKey = 0;
  const documents = new WeakSet([document]);
  const keyOf = (node) => {
    let key = keys.get(node);
    if (!key) {
      key = ++lastKey;
      keys.set(node, key);
      nodesByKey.set(key, new WeakRef(node));
      const inner = node.ownerDocument;
      if (inner && !documents.has(inner)) watchDocument(inner);
    }
    return key;
  };
  const nodeOf = (key) => {
    const node = nodesByKey.get(key)?.deref();
    return node && node.isConnected ? node : null;
  };
  const element = (key) => {
    const node = nodeOf(key);
    return !node || node.nodeType === 1 ? node : node.parentElement || node.getRootNode().host;
  };

  // Moments that were not handed over yet, and those of the last time, whose answer may be lost.
  let moments = [], delivered = [], lastNumber = 0;
  let isWatching = false;
  let isDirty = false, isStale = false, isFocusMoved = false, isSubmitted = false, isInvalid = false, refusals = [];
  let changedAt = 0, dirtySince = 0;
  // A page that is being built is read when it has settled for a moment, or now and then.
  const settlingTime = 150, longestSettling = 1000;
  const unsettledTime = () =>
    Math.min(changedAt + settlingTime, dirtySince + longestSettling) - Date.now();
  let isSettling = false;
  const settle = () => {
    isSettling = false;
    take(observer.takeRecords());
    if (!isDirty || !isWatching) return;
    if (unsettledTime() <= 0) record(true);
    else awaitSettling();
  };
  const awaitSettling = () => {
    if (isSettling || !isWatching) return;
    isSettling = true;
    setTimeout(settle, Math.max(1, unsettledTime()));
  };
  let lastActive = null;
  // Whether focus moves only to set the start of Tab, and the last keydown event.
  let isPlacingFocus = false, pressed = null;
  let known = new Map();

  // The focused element in an element's shadow tree, or in the document that a frame shows.
  const activeInside = (here) => {
    if (here.shadowRoot) return here.shadowRoot.activeElement;
    const inner = here.contentDocument;
    const found = inner?.activeElement;
    return found && found !== inner.body && found !== inner.documentElement ? found : null;
  };
  const active = () => {
    let here = null;
    for (let next = document.activeElement; next; next = activeInside(here)) here = next;
    return here === document.body || here === document.documentElement ? null : here;
  };
  const fields = () =>
    [...roots].flatMap((root) => [...root.querySelectorAll('input, textarea, select')]);
  const stateOf = (field) =>
    [field.value, field.checked, field.indeterminate, field.selectedIndex].join('\n');
  const remember = () => {
    known = new Map();
    for (const field of fields()) known.set(field, stateOf(field));
  };
  const hasChangedField = () => fields().some((field) => known.get(field) !== stateOf(field));

  // Which elements are shown, and where: what changes with focus though no document changes, such as
  // a menu that :focus-within shows.
  const roots = new Set([document]);
  let shownAtRecord = 0;
  const shown = () => {
    let sum = 0;
    const add = (value) => { sum = (Math.imul(sum, 31) + value) | 0; };
    for (const root of roots) {
      // A document has no window any more once its frame is gone or shows another document.
      if (root.nodeType === 9 && !root.defaultView) {
        roots.delete(root);
        continue;
      }
      for (const here of root.querySelectorAll('*')) {
        add(here.checkVisibility({ visibilityProperty: true }) ? 1 : 0);
        add(here.offsetLeft | 0);
        add(here.offsetTop | 0);
        add(here.offsetWidth | 0);
        add(here.offsetHeight | 0);
      }
    }
    return sum;
  };

  // Focus changes what is shown only through rules for it that set more than colors and the like: the
  // selectors of these rules, by document or shadow root; `null` where a style sheet cannot be read.
  const harmless = new RegExp('^(outline|box-shadow|background|text-decoration|text-shadow|color$|fill|stroke|cursor'
    + '|transition|opacity|filter|caret-color|accent-color|border(-[a-z]+){0,2}-color$|-webkit-tap)');
  const focusSelectors = (root) => {
    const selectors = [];
    const pending = [...root.styleSheets, ...root.adoptedStyleSheets].map((sheet) => [sheet, false]);
    while (pending.length) {
      const [rule, isInside] = pending.pop();
      const text = rule.selectorText || '';
      const isOfFocus = isInside || text.includes(':focus') || text.includes(':user-');
      if (isOfFocus && rule.style && [...rule.style].some((name) => !harmless.test(name))) {
        // The selector of a nested rule means nothing by itself.
        if (!text || isInside || text.includes('&') || rule.parentRule?.selectorText) return null;
        // No query finds generated content, or what is outside the tree of the style sheet.
        if (/:host|::slotted|::part/.test(text)) return null;
        selectors.push(text.replace(/::(before|after)/g, ''));
      }
      if (rule.styleSheet) pending.push([rule.styleSheet, isOfFocus]);
      try {
        for (const inner of rule.cssRules || []) pending.push([inner, isOfFocus]);
      } catch {
        return null;
      }
    }
    return selectors;
  };
  let knownSelectors = new WeakMap();
  const selectorsOf = (root) => {
    let count = 0;
    for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
      try { count += 1 + sheet.cssRules.length; } catch { return null; }
    }
    const known = knownSelectors.get(root);
    if (known?.count === count) return known.selectors;
    const selectors = focusSelectors(root);
    knownSelectors.set(root, { count, selectors });
    return selectors;
  };
  // The elements to which these rules apply; `null` if they are not known, or too many.
  const mostMatches = 200;
  let matchesAtRecord = null;
  const focusMatches = () => {
    const matches = [];
    for (const root of roots) {
      const selectors = selectorsOf(root);
      if (!selectors) return null;
      for (const selector of selectors) {
        let found = [];
        try { found = root.querySelectorAll(selector); } catch { return null; }
        if (found.length > mostMatches) return null;
        matches.push(selector, ...found);
      }
    }
    return matches;
  };
  const isSame = (matches, others) =>
    matches !== null && matches.length === others?.length && matches.every((match, index) => match === others[index]);
  // Whether focus changed what is shown, although no document changed.
  const isShownDifferently = () => {
    const matches = isStale ? null : focusMatches();
    if (isSame(matches, matchesAtRecord)) return false;
    if (shown() !== shownAtRecord) return true;
    matchesAtRecord = matches ?? matchesAtRecord;
    return false;
  };

  // `omitted` are nodes to leave out of the page.
  const record = (showsPage, omitted) => {
    const moment = { at: showsPage && changedAt ? changedAt : Date.now() };
    if (showsPage) {
      moment.page = capture({ nodes: most, ...globalThis.announceHidden, keys: keyOf, omitted });
      isDirty = isStale = isFocusMoved = false;
      changedAt = 0;
      remember();
      shownAtRecord = shown();
      knownSelectors = new WeakMap();
      matchesAtRecord = focusMatches();
    }
    const here = active();
    if (here !== lastActive) {
      lastActive = here;
      moment.focus = here ? keyOf(here) : 0;
    }
    if (isSubmitted) moment.isSubmitted = true;
    // A page that cancels these events shows messages of its own.
    if (refusals.some((event) => !event.defaultPrevented)) moment.isRefused = true;
    else if (refusals.length) moment.isSubmitted = true;
    [isSubmitted, refusals] = [false, []];
    if (moments.length < mostMoments) moments.push({ ...moment, number: ++lastNumber });
  };

  const regions = '[aria-live], [role~=alert], [role~=status], [role~=log], output';
  const regionAround = (node) => {
    for (let here = node.nodeType === 1 ? node : node.parentNode; here;
      here = here.parentNode || here.host) {
      if (here.nodeType === 1 && here.matches(regions)) return here;
    }
    return null;
  };
  const hasLiveRegion = (node) =>
    node.nodeType === 1 && (node.matches(regions) || node.querySelector(regions) !== null);

  // Texts that scripts wrote into live regions after the page had loaded, but before it was quiet and the
  // session began: the nodes of each text, and its time after the load event. A region counts if it was on
  // the page when the page had loaded, or has been there for a moment.
  const mostEarlyTexts = 5;
  let loadedAt = null, earlyTexts = [];
  const regionStarts = new WeakMap();
  const wordsOf = (nodes) =>
    [...nodes].map((node) => node.textContent || '').join(' ').replace(/\s+/g, ' ').trim();
  const addRegions = (root, start) => {
    for (const region of [root, ...root.querySelectorAll(regions)]) {
      if (!regionStarts.has(region)) regionStarts.set(region, start);
    }
  };
  const noteEarlyTexts = (records) => {
    const now = Date.now();
    const nodes = [];
    for (const { target, type, oldValue, addedNodes, removedNodes } of records) {
      for (const node of addedNodes) if (node.nodeType === 1) addRegions(node, now);
      const region = regionAround(target);
      if (!region || now - (regionStarts.get(region) ?? now) < settlingTime) continue;
      if (type === 'characterData' && wordsOf([target]) !== (oldValue || '').replace(/\s+/g, ' ').trim()) {
        nodes.push(target);
      }
      if (wordsOf(addedNodes) && wordsOf(addedNodes) !== wordsOf(removedNodes)) {
        for (const node of addedNodes) nodes.push(node);
      }
    }
    if (!nodes.length) return;
    if (earlyTexts.length < mostEarlyTexts) earlyTexts.push({ nodes, after: now - loadedAt });
    else for (const node of nodes) earlyTexts.at(-1).nodes.push(node);
  };
  // Records the page without these texts, and then with one after the other.
  const recordOpening = () => {
    const texts = earlyTexts.filter(({ nodes }) => wordsOf(nodes.filter((node) => node.isConnected)));
    earlyTexts = [];
    const omitted = (first) => new Set(texts.slice(first).flatMap(({ nodes }) => nodes));
    record(true, omitted(0));
    texts.forEach(({ after }, index) => {
      record(true, omitted(index + 1));
      moments.at(-1).after = after;
    });
  };
  const watch = (root) => observer.observe(root, {
    subtree: true, childList: true, attributes: true, characterData: true, characterDataOldValue: true });
  const watchShadowRoots = (node) => {
    if (node.nodeType !== 1) return;
    for (const inner of [node, ...node.querySelectorAll('*')]) {
      const root = inner.shadowRoot || globalThis.announceHidden?.roots.get(inner);
      if (root) {
        roots.add(root);
        watch(root);
        for (const child of root.children) watchShadowRoots(child);
      }
    }
  };
  const take = (records) => {
    if (!records.length) return;
    changedAt = Date.now();
    if (!isDirty) dirtySince = changedAt;
    isDirty = true;
    let isLive = false;
    for (const { target, addedNodes } of records) {
      isLive = isLive || regionAround(target) !== null;
      for (const node of addedNodes) {
        watchShadowRoots(node);
        isLive = isLive || hasLiveRegion(node);
      }
    }
    if (isLive && !isWatching && loadedAt !== null) noteEarlyTexts(records);
    if (isLive && isWatching) record(true);
    else awaitSettling();
  };
  const observer = new MutationObserver(take);
  watch(document);
  addEventListener('load', () => {
    take(observer.takeRecords());
    loadedAt = Date.now();
    for (const root of roots) addRegions(root, -Infinity);
  }, { capture: true, once: true });

  // Notes that the page shows something else, although no document changed.
  const change = () => {
    changedAt = Date.now();
    if (!isDirty) dirtySince = changedAt;
    isDirty = true;
    awaitSettling();
  };
  const listeners = [];
  const on = (name, listener) => {
    listeners.push([name, listener]);
    addEventListener(name, listener, true);
  };
  const onFrameLoad = ({ target }) => {
    if (target.localName === 'iframe') change();
  };
  document.addEventListener('load', onFrameLoad, true);
  // Observes a document in a frame of the same origin, as soon as the document is read.
  const watchDocument = (inner) => {
    documents.add(inner);
    roots.add(inner);
    watch(inner);
    watchShadowRoots(inner.documentElement);
    for (const [name, listener] of listeners) inner.addEventListener(name, listener, true);
    inner.addEventListener('load', onFrameLoad, true);
  };
  on('focusin', () => {
    isFocusMoved = true;
    if (!isWatching || isPlacingFocus || active() === lastActive) return;
    take(observer.takeRecords());
    if (active() !== lastActive) record(isDirty);
  });
  on('focusout', () => { isFocusMoved = true; });
  on('change', () => { isStale = true; });
  // A popover opens and closes without a change of the document.
  for (const name of ['beforetoggle', 'toggle', 'close']) on(name, change);
  on('keydown', (event) => { pressed = event; });
  on('submit', () => { isSubmitted = true; });
  // The browser refuses a form whose button, or Enter in one of its fields, was pressed at this moment.
  let sent = null, sentAt = -1;
  const send = (form) => { sent = form; sentAt = performance.now(); };
  on('click', (event) => {
    const button = event.composedPath().find((node) => node.form && (node.type === 'submit' || node.type === 'image'));
    if (button) send(button.form);
  });
  on('keydown', (event) => {
    if (event.key === 'Enter' && event.composedPath()[0].form) send(event.composedPath()[0].form);
  });
  on('invalid', (event) => {
    isInvalid = true;
    const { form } = event.composedPath()[0];
    if (form && form === sent && performance.now() - sentAt < 1) refusals.push(event);
  });

  // Whether something on the page moves, which takes real time, and will stop.
  const isMoving = () => document.getAnimations().some((animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity);

  globalThis.announceBegin = () => {
    take(observer.takeRecords());
    watchShadowRoots(document.documentElement);
    isWatching = true;
    isSubmitted = isInvalid = false;
    [lastActive, changedAt, refusals] = [null, 0, []];
    [moments, delivered] = [[], []];
    recordOpening();
    return globalThis.announceTake(Infinity);
  };
  // Thorough: also reports changes that leave no trace in the document. `rest` are the milliseconds of
  // quiet after which a page is looked at thoroughly, `received` is the number of the last moment that
  // arrived, and `typed` a field's key, its text, and whether the text is a change to report.
  globalThis.announceTake = (rest, received = 0, typed = null) => {
    take(observer.takeRecords());
    const { quiet } = globalThis.announceWatch('');
    const isThorough = quiet >= rest;
    const field = typed && nodeOf(typed[0]);
    if (field && field.value === typed[1] && !typed[2]) known.set(field, stateOf(field));
    if (isThorough && !isDirty && hasChangedField()) isDirty = true;
    if (isThorough && !isDirty && (isStale || isFocusMoved)) {
      isDirty = isShownDifferently();
      isStale = isFocusMoved = false;
    }
    const isSettled = unsettledTime() <= 0;
    const isEvent = isSubmitted || refusals.length > 0 || active() !== lastActive;
    const showsPage = isDirty && (isThorough || isSettled || isEvent);
    if (showsPage || isEvent) record(showsPage);
    delivered = [...delivered.filter(({ number }) => number > received), ...moments];
    moments = [];
    const taken = {
      moments: delivered, isInvalid, isThorough, isMoving: isMoving(),
      quiet: globalThis.announceWatch('').quiet, now: Date.now(),
      text: typed && (element(typed[0])?.value ?? null),
    };
    isInvalid = false;
    return taken;
  };

  const { focusable, moveFocus, ...actions } = gestures(element, active);
  globalThis.announceAct = {
    ...actions,
    // Returns whether the page moved focus back at once.
    focus(key) {
      const start = element(key);
      const target = start && focusable(start);
      const before = active();
      if (!target || before === target) return false;
      let isReached = false;
      const reach = () => { isReached = true; };
      target.addEventListener('focus', reach, { once: true });
      moveFocus(target);
      target.removeEventListener('focus', reach);
      return isReached && before !== null && active() === before;
    },
    leave(key) {
      const target = element(key);
      if (!target || active() !== target) return;
      // The loss comes before what the page does about it: focus may return at once.
      lastActive = null;
      moments.push({ at: Date.now(), focus: 0, number: ++lastNumber });
      target.blur();
    },
    // Makes Tab continue from an element: browsers remember the position of a focused element that is removed.
    startTab(key, isBackwards) {
      const target = element(key);
      pressed = null;
      if (!target?.parentNode || target === document.documentElement || active() === target) return;
      const marker = document.createElement('span');
      marker.tabIndex = -1;
      marker.style.position = 'absolute';
      const isEntered = target.tabIndex < 0 && !target.matches(':disabled') && target.firstElementChild;
      isPlacingFocus = true;
      if (isBackwards) target.before(marker);
      else if (isEntered) target.prepend(marker);
      else target.after(marker);
      marker.focus({ preventScroll: true });
      marker.remove();
      isPlacingFocus = false;
    },
    // Whether focus is still in a part of a date or time field, and the page did not take the key.
    isInDate(key) {
      const target = element(key);
      return active() === target && pressed?.defaultPrevented !== true
        && !!target?.matches?.('input:is([type|=datetime], [type=date], [type=time], [type=month], [type=week])');
    },
    // Whether the last key moved focus out of the page.
    hasLeftPage() { return active() === null && pressed?.defaultPrevented !== true; },
    scrollTo(key) { element(key)?.scrollIntoViewIfNeeded(); },
    scroll() { scrollBy(0, innerHeight * 0.9); },
    // The violated constraints of the focused field, and the author's message.
    invalidField() {
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
        customMessage: here.validity.customError ? here.validationMessage : null,
      };
    },
  };
}
