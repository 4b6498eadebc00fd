// Captures a page as a table of nodes for “announce”: an expression that is a function.
//
// Playwright: fs.writeFileSync('sign-up.page.json', await page.evaluate(source))
// Other tools: the value of `(${source})()` in the page.
//
// It does not change the page. It captures only the length of passwords, and no values of hidden fields.
(given) => {
  const options = given || {};
  const most = options.nodes || 50000;
  const closedRoots = options.roots || new Map();
  const internals = options.internals || new Map();
  const deepestFrame = 3;
  const longest = 10000;

  // The fields of a form hide its properties of the same names, so getters come from the class.
  const getter = (prototype, name) => {
    const { get } = Object.getOwnPropertyDescriptor(prototype, name);
    return (node) => get.call(node);
  };
  const firstChild = getter(Node.prototype, 'firstChild');
  const nextSibling = getter(Node.prototype, 'nextSibling');
  const nodeType = getter(Node.prototype, 'nodeType');
  const localName = getter(Element.prototype, 'localName');
  const namespace = getter(Element.prototype, 'namespaceURI');
  const attributesOf = getter(Element.prototype, 'attributes');
  const shadowRoot = getter(Element.prototype, 'shadowRoot');
  const boxOf = (element) => Element.prototype.getBoundingClientRect.call(element);
  const knowsPopovers = CSS.supports('selector(:popover-open)');
  const isOpenPopover = (element) =>
    knowsPopovers && Element.prototype.matches.call(element, ':popover-open');
  const round = (number) => Math.round(number * 100) / 100;

  const unseen = new Set(['script', 'style', 'link', 'meta', 'noscript', 'template', 'base']);
  // Metadata by which a page changes for people: its zoom, and when it loads again.
  const isSetting = (node) =>
    nodeType(node) === 1 && localName(node) === 'meta'
    && ((node.getAttribute('name') || '').toLowerCase() === 'viewport'
      || (node.getAttribute('http-equiv') || '').toLowerCase() === 'refresh');
  const namespaces = {
    'http://www.w3.org/2000/svg': 'svg', 'http://www.w3.org/1998/Math/MathML': 'math',
  };
  // Each property with its default, which is left out.
  const properties = [
    ['display', 'inline'], ['visibility', 'visible'], ['white-space', 'normal'],
    ['list-style-type', 'disc'], ['content-visibility', 'visible'], ['position', 'static'],
    ['float', 'none'], ['left', 'auto'], ['top', 'auto'], ['text-indent', '0px'],
    ['clip', 'auto'], ['clip-path', 'none'], ['opacity', '1'], ['quotes', 'auto'],
    ['overflow-y', 'visible'],
  ];
  // These have no effect on elements that are not positioned.
  const positioning = new Set(['left', 'top', 'clip']);
  const inPlace = properties.filter(([name]) => !positioning.has(name));
  const counting = ['reset', 'increment', 'set'].map((name) => ['counter-' + name, 'none']);
  const generated = [...properties, ...counting, ['content', '']];
  const relations = {
    ariaControlsElements: 'aria-controls', ariaDescribedByElements: 'aria-describedby',
    ariaDetailsElements: 'aria-details', ariaErrorMessageElements: 'aria-errormessage',
    ariaFlowToElements: 'aria-flowto', ariaLabelledByElements: 'aria-labelledby',
    ariaOwnsElements: 'aria-owns',
  };

  // Whether the code of a handler does nothing, or only stops the event.
  const isIdle = (code) =>
    ['', 'returnfalse', 'event.stopPropagation()', 'event.preventDefault()', 'void(0)']
      .includes(code.replace(/[\s;]/g, ''));
  // The events that audits look for, with the names of their handlers in React and Vue.
  const events = {
    click: 'onClick', dblclick: 'onDoubleClick', keydown: 'onKeyDown', keypress: 'onKeyPress', keyup: 'onKeyUp',
    mousedown: 'onMouseDown', mouseup: 'onMouseUp', mouseover: 'onMouseOver', mouseout: 'onMouseOut',
    mouseenter: 'onMouseEnter', mouseleave: 'onMouseLeave', focus: 'onFocus', blur: 'onBlur',
  };
  // Adds handlers that scripts set as properties, or as props of React, Vue and Svelte, as attributes such
  // as “on:click”. They are visible only in the world of the page’s own scripts, as in tests.
  // Elsewhere, `listeners` are those that the browser lists.
  const addHandlers = (element, result) => {
    try {
      const own = Object.keys(element);
      const key = own.find((key) => key.startsWith('__reactProps$'));
      // Newer versions of Vue use a symbol with this name.
      const symbol = Object.getOwnPropertySymbols(element).find(({ description }) => description === '_vei');
      const props = { ...(key && element[key]), ...element._vei, ...(symbol && element[symbol]) };
      for (const [event, name] of Object.entries(events)) {
        const isSet = typeof element['on' + event] === 'function' && !(('on' + event) in result);
        if (isSet || props[name] || own.includes('__' + event)) result['on:' + event] = 'script';
      }
    } catch { /* a property of the page that throws */ }
    for (const type of options.listeners?.get(element) || []) {
      if (!(('on' + type) in result)) result['on:' + type] ??= 'listener';
    }
  };

  const declarations = (style, wanted) =>
    wanted.map(([name, usual]) => [name, style.getPropertyValue(name), usual])
      .filter(([, value, usual]) => value && value !== usual)
      .map(([name, value]) => `${name}: ${value}`).join('; ');

  const transformed = (text, transform, language) => {
    const locale = language || undefined;
    try {
      switch (transform) {
        case 'uppercase': return text.toLocaleUpperCase(locale);
        case 'lowercase': return text.toLocaleLowerCase(locale);
        case 'capitalize':
          return text.replace(/(^|[^\p{L}\p{N}\p{M}'’])(\p{L})/gu,
            (_, before, letter) => before + letter.toLocaleUpperCase(locale));
        default: return text;
      }
    } catch {
      return text;
    }
  };

  // The modal dialog that makes the rest of a document inert: of several, the topmost.
  const modalDialog = (document) => {
    const modal = [...document.querySelectorAll('dialog:modal')];
    const isHit = (dialog) => {
      const box = boxOf(dialog);
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return hit !== null && Node.prototype.contains.call(dialog, hit);
    };
    return modal.length < 2 ? modal[0] : modal.findLast(isHit) || modal.at(-1);
  };

  // Attributes as written, with the current values of fields instead of the initial ones.
  const attributes = (element, name) => {
    const result = {};
    for (const { name, value } of attributesOf(element)) {
      const key = name.toLowerCase();
      if (key === 'style' || key === 'nonce' || key === 'integrity' || key === '__proto__') continue;
      result[key] = key.startsWith('on') ? (isIdle(value) ? '' : 'script') : value.slice(0, longest);
    }
    const set = (key, isSet) => {
      delete result[key];
      if (isSet) result[key] = '';
    };
    const own = internals.get(element);
    if (own) for (const key of Object.keys(own)) if (!(key in result)) result[key] = own[key];
    addHandlers(element, result);
    if (namespace(element) !== 'http://www.w3.org/1999/xhtml') return result;
    if (name === 'input') {
      set('indeterminate', element.type === 'checkbox' && element.indeterminate);
      if (element.type === 'checkbox' || element.type === 'radio') {
        set('checked', element.checked);
      } else if (element.type !== 'image') {
        const value = element.type === 'file' || element.type === 'hidden' ? '' : element.value;
        delete result.value;
        const shown = element.type === 'password' ? '•'.repeat(value.length) : value;
        if (shown) result.value = shown.slice(0, longest);
      }
    } else if (name === 'option') {
      set('selected', element.selected);
    }
    return result;
  };

  const take = (document, depth, left, top) => {
    const window = document.defaultView;
    const rows = [];
    const styles = [];
    const styleNumbers = new Map();
    const numbers = new Map();
    const frames = [];
    const keys = [];
    const hasRelations = [];
    const modal = modalDialog(document);
    let hasCounters = false;
    const number = (text) => {
      if (!styleNumbers.has(text)) {
        styleNumbers.set(text, styles.length);
        styles.push(text);
      }
      return styleNumbers.get(text);
    };
    const pseudo = (element, name) => {
      const style = window.getComputedStyle(element, name);
      const content = style.content;
      hasCounters ||= content?.includes('counter');
      return content && content !== 'none' && content !== 'normal'
        ? number(declarations(style, generated)) : undefined;
    };
    const pending = [{ node: document.documentElement, above: -1, transform: 'none', language: '' }];
    const push = (first, above, transform, language, skip) => {
      const children = [];
      for (let child = first; child; child = nextSibling(child)) children.push(child);
      while (children.length) {
        const node = children.pop();
        if (!skip || !skip(node)) pending.push({ node, above, transform, language });
      }
    };
    while (pending.length) {
      const { node, above, transform, language } = pending.pop();
      if (rows.length >= most) return null;
      if (options.omitted?.has(node)) continue;
      const index = rows.length;
      if (options.keys) keys[index] = options.keys(node);
      const type = nodeType(node);
      if (type === 3 || type === 4) {
        const text = transformed(node.data, transform, language);
        rows.push({ in: above, text });
        continue;
      }
      if (type === 11) {
        rows.push({ in: above, tag: 'template', attributes: { shadowrootmode: 'open' } });
        push(firstChild(node), index, transform, language);
        continue;
      }
      if (type !== 1) continue;
      const name = localName(node);
      const isHTML = namespace(node) === 'http://www.w3.org/1999/xhtml';
      if (isHTML && unseen.has(name) && !isSetting(node)) continue;
      const style = window.getComputedStyle(node);
      const row = { in: above, tag: name };
      if (namespaces[namespace(node)]) row.namespace = namespaces[namespace(node)];
      row.style = number(declarations(style, style.position === 'static' ? inPlace : properties));
      const found = attributes(node, name);
      if (Object.keys(found).length) row.attributes = found;
      const box = boxOf(node);
      if (box.width || box.height) {
        row.box = [
          box.left + window.scrollX + left, box.top + window.scrollY + top, box.width, box.height,
        ].map(round);
      }
      const before = isHTML ? pseudo(node, '::before') : undefined;
      const after = isHTML ? pseudo(node, '::after') : undefined;
      if (before !== undefined) row.before = before;
      if (after !== undefined) row.after = after;
      const root = shadowRoot(node) || closedRoots.get(node);
      if (isHTML && name.includes('-') && !root && !firstChild(node) && !internals.has(node)) row.isClosed = true;
      if (node === modal) row.isModal = true;
      if (found.popover !== undefined && isOpenPopover(node)) row.isOpenPopover = true;
      rows.push(row);
      numbers.set(node, index);
      for (const property of Object.keys(relations)) {
        if (!found[relations[property]] && node[property] && node[property].length) {
          hasRelations.push([node, property]);
        }
      }
      const inner = found.lang || language;
      const own = style.textTransform;
      if (isHTML && name === 'textarea') {
        if (node.value) rows.push({ in: index, text: node.value.slice(0, longest) });
        continue;
      }
      if (isHTML && name === 'iframe') {
        let content = null;
        try { content = node.contentDocument; } catch { /* of another origin */ }
        if (content && content.documentElement && depth < deepestFrame) {
          const page = take(
            content, depth + 1, box.left + window.scrollX + left, box.top + window.scrollY + top);
          if (page) frames.push({ node: index, page });
        }
        continue;
      }
      const isHead = isHTML && name === 'head';
      push(firstChild(node), index, own, inner,
        isHead
          ? (child) => nodeType(child) !== 1 || localName(child) !== 'title' && !isSetting(child)
          : null);
      if (root) pending.push({ node: root, above: index, transform: own, language: inner });
    }
    // Only pages with counters need more properties of each element.
    for (const [node, index] of hasCounters ? numbers : []) {
      const style = window.getComputedStyle(node);
      const own = style.position === 'static' ? inPlace : properties;
      rows[index].style = number(declarations(style, [...own, ...counting]));
    }
    const references = [];
    for (const [node, property] of hasRelations) {
      const targets = [...node[property]].map((target) => numbers.get(target))
        .filter((target) => target !== undefined);
      if (targets.length) references.push([numbers.get(node), relations[property], targets]);
    }
    return { rows, styles, references, frames, keys };
  };

  const written = (page) => {
    const parts = [`"styles": [${page.styles.map((text) => JSON.stringify(text)).join(',\n')}]`];
    if (page.references.length) parts.push(`"references": ${JSON.stringify(page.references)}`);
    // In sessions: keys that identify each node across captures.
    if (page.keys.length) parts.push(`"keys": ${JSON.stringify([...page.keys].map((key) => key || 0))}`);
    if (page.frames.length) {
      const frames = page.frames.map(({ node, page }) =>
        `{"node": ${node}, "page": {${written(page)}}}`);
      parts.push(`"frames": [${frames.join(',\n')}]`);
    }
    parts.push(`"nodes": [\n${page.rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
    return parts.join(',\n');
  };

  // Style sheets that did not load. A browser makes an empty sheet of some responses with an error.
  const isError = (address) =>
    performance.getEntriesByName(address).some(({ responseStatus }) => responseStatus >= 400);
  const isCSS = ({ type }) => /^\s*($|text\/css\s*($|;))/i.test(type);
  const unloaded = [...document.querySelectorAll('link[rel~="stylesheet" i][href]')]
    .filter((link) => !link.disabled && isCSS(link) && !/\balternate\b/i.test(link.rel)
      && (!link.sheet || isError(link.href)))
    .map((link) => link.href.slice(0, 200));

  // Whether the file is a part of a page, so that the browser added html, head and body.
  const isPart = document.URL.startsWith('http://page.localhost/') && !document.doctype
    && !document.head?.firstElementChild && !document.body?.attributes.length
    && !document.documentElement.attributes.length;

  const page = take(document, 0, 0, 0);
  const head = `"announcePage": 1, "url": ${JSON.stringify(document.URL.slice(0, 2000))}`;
  const extras = ['blocked', 'dialogs', 'remarks']
    .filter((name) => options[name] && options[name].length)
    .map((name) => `"${name}": ${JSON.stringify(options[name])},\n`).join('')
    + (unloaded.length ? `"unloaded": ${JSON.stringify(unloaded)},\n` : '')
    + (isPart ? '"isPart": true,\n' : '');
  return page
    ? `{${head},\n"viewport": [${innerWidth}, ${innerHeight}],\n${extras}${written(page)}}\n`
    : `{${head},\n"tooMany": ${most}}\n`;
}
