// The double taps of readers, typing and stepping, for the observer of a page: an expression that is a
// function.
//
// `element` returns the element with a key, `active` the element that has focus.
(element, active) => {
  // The element that takes focus for another one: itself, or its nearest ancestor that can take focus.
  const takesFocus = (node) => !node.matches(':disabled')
    && (node.tabIndex >= 0 || node.hasAttribute('tabindex')
      || node.isContentEditable && !node.parentElement?.isContentEditable);
  const parentOf = (node) => node.assignedSlot || node.parentElement || node.getRootNode().host;
  const focusable = (target) => {
    let here = target;
    while (here && !takesFocus(here)) here = parentOf(here);
    return here === document.body || here === document.documentElement ? null : here;
  };
  const moveFocus = (target) => target.focus({ preventScroll: true });
  const isField = (target) => target.isContentEditable || target.matches(
    'select, textarea, input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], '
    + '[type=radio], [type=range], [type=reset], [type=submit])');

  // The middle of an element, and what events there have in common.
  const center = (target) => {
    const box = target.getClientRects()[0] || target.getBoundingClientRect();
    const point = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    return { point, init: { bubbles: true, cancelable: true, composed: true, view: window, ...point } };
  };
  // SVG elements, such as icons of buttons, have no method for it.
  const click = (target, init) => {
    if (target.click) target.click();
    else target.dispatchEvent(new MouseEvent('click', { ...init, detail: 1 }));
  };
  // What a mouse button that goes down does to focus; iPhones do not focus buttons and links.
  const focusByMouse = (target, isAndroid) => {
    const [holder, here] = [focusable(target), active()];
    const isFocused = holder && (isAndroid || isField(holder) || holder.hasAttribute('tabindex'));
    if (isFocused) {
      if (here !== holder) moveFocus(holder);
    } else if (here && !here.contains(target)) {
      here.blur();
    }
  };

  return {
    focusable,
    moveFocus,
    // Taps an element: the events of a finger, in the order of Safari on iPhones and Chrome on Android.
    tap(key, _, isAndroid) {
      const target = element(key);
      if (!target) return false;
      target.scrollIntoViewIfNeeded();
      const { point, init } = center(target);
      const found = target.getRootNode().elementFromPoint?.(point.clientX, point.clientY);
      let inner = found && target.contains(found) ? found : target;
      const isThere = () => {
        if (!inner.isConnected) inner = target;
        return inner.isConnected;
      };
      const send = (event) => isThere() && inner.dispatchEvent(event);
      const pointer = { ...init, pointerId: 2, pointerType: 'touch', isPrimary: true };
      const touches = [new Touch({ identifier: 0, target: inner, ...point })];
      const hasMouse = send(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
      const started = send(new TouchEvent(
        'touchstart', { ...init, touches, targetTouches: touches, changedTouches: touches }));
      send(new PointerEvent('pointerup', pointer));
      const ended = send(new TouchEvent('touchend', { ...init, changedTouches: touches }));
      if (!started || !ended || !isThere()) return true;
      if (hasMouse) {
        send(new MouseEvent('mousemove', init));
        if (send(new MouseEvent('mousedown', { ...init, detail: 1, buttons: 1 }))) {
          focusByMouse(inner, isAndroid);
        }
        send(new MouseEvent('mouseup', { ...init, detail: 1 }));
      }
      if (isThere()) click(inner, init);
      return true;
    },
    // Clicks as the browser's accessibility action does: Blink, AXNodeObject::OnNativeClickAction, which
    // only focuses a field; WebKit, AccessibilityObject::press.
    activate(key, isField, isAndroid) {
      const target = element(key);
      if (!target) return false;
      target.scrollIntoViewIfNeeded();
      if (isField || isAndroid && takesFocus(target)) {
        const holder = focusable(target);
        if (holder && active() !== holder) moveFocus(holder);
      }
      if (isField) return true;
      const init = { ...center(target).init, detail: 1 };
      const pointer = { ...init, pointerId: 2, pointerType: 'touch', isPrimary: true };
      if (isAndroid) target.dispatchEvent(new PointerEvent('pointerdown', pointer));
      target.dispatchEvent(new MouseEvent('mousedown', init));
      if (isAndroid) target.dispatchEvent(new PointerEvent('pointerup', pointer));
      target.dispatchEvent(new MouseEvent('mouseup', init));
      click(target, init);
      return true;
    },
    longPress(key) {
      const target = element(key);
      target?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true }));
    },
    // Selects the text to replace; returns whether the field has focus.
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
    // Steps a value by a share of its range; returns false for elements that only keys can step.
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
  };
}
