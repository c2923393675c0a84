// dom.js - elements made in one line, and lists of them that are brought up to date by key.
//
// SPDX-License-Identifier: MIT
//
// Text only ever becomes text nodes and attributes: nothing that comes from outside is read as
// markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Element} el
 * @param {Record<string, any>} attrs
 */
export function set(el, attrs) {
  for (const key in attrs) {
    const value = attrs[key];
    if (key.startsWith("on")) /** @type {any} */ (el)[key] = value;
    else if (key === "style")
      /** @type {any} */ (el).style.cssText = value; // strict policies allow it
    else if (value === undefined || value === null || value === false) el.removeAttribute(key);
    else {
      const text = value === true ? "" : String(value);
      if (el.getAttribute(key) !== text) el.setAttribute(key, text);
    }
  }
  return el;
}

/** @param {Element} el @param {any[]} children */
function fill(el, children) {
  for (const child of children.flat(3))
    if (child !== undefined && child !== null && child !== false) el.append(child);
}

/**
 * An element of HTML.
 * @param {string} tag @param {Record<string, any>} [attrs] @param {...any} children
 * @returns {HTMLElement}
 */
export function h(tag, attrs, ...children) {
  const el = document.createElement(tag);
  if (attrs) set(el, attrs);
  fill(el, children);
  return el;
}

/**
 * An element of SVG.
 * @param {string} tag @param {Record<string, any>} [attrs] @param {...any} children
 * @returns {SVGElement}
 */
export function s(tag, attrs, ...children) {
  const el = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  if (attrs) set(el, attrs);
  fill(el, children);
  return el;
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * Makes the children of an element those that are wanted, in order. Each has a key and a mark: only
 * where the mark has changed a child is made anew, or brought up to date if there is a way to.
 * @param {Element} parent
 * @param {{key: string, mark: string, make: () => Element, renew?: (child: any) => any}[]} wanted
 */
export function sync(parent, wanted) {
  /** @type {Map<string, any>} */
  const have = new Map();
  for (const child of /** @type {any} */ ([...parent.children]))
    if (child.vakaKey !== undefined) have.set(child.vakaKey, child);
  let at = parent.firstElementChild;
  for (const one of wanted) {
    let child = have.get(one.key);
    if (child && child.vakaMark !== one.mark) {
      const focus = child.contains(document.activeElement),
        made = /** @type {any} */ (one.renew ? one.renew(child) : one.make());
      if (at === child) at = made;
      if (made !== child) child.replaceWith(made);
      if (focus && !made.contains(document.activeElement)) refocus(made);
      child = made;
    } else if (!child) {
      child = one.make();
    }
    child.vakaKey = one.key;
    child.vakaMark = one.mark;
    have.delete(one.key);
    if (child === at) at = at && at.nextElementSibling;
    else parent.insertBefore(child, at);
  }
  for (const child of have.values()) child.remove();
}

/** Whoever uses the keys stays where he was. @param {any} el */
function refocus(el) {
  const to = el.matches("button,[tabindex]") ? el : el.querySelector("button,[tabindex]");
  if (to) to.focus({ preventScroll: true });
}

/** What stands there already is not written again. @param {Element} el @param {string} text */
export function write(el, text) {
  if (el.textContent !== text) el.textContent = text;
}

/** Words that are read aloud, and not seen. @param {string} text */
export function spoken(text) {
  return h("span", { class: "spoken" }, text);
}

/** A button with a word; where there is little room, with a drawing instead. @param {string} id @param {string} text @param {string} d @param {() => any} go */
export function tool(id, text, d, go) {
  return h(
    "button",
    { id, title: text, onclick: go },
    h("span", { class: "word" }, text),
    s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d })),
  );
}

/** @param {any} map @returns {[string, any][]} members by `n`, or by the number that is their key */
export function inOrder(map) {
  return Object.entries(map || {}).sort(
    ([a, x], [b, y]) => (x.n ?? Number(a)) - (y.n ?? Number(b)),
  );
}

/** @param {string} text @param {string} name */
export function download(text, name) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
