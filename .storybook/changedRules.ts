const rulesIn = (rules: Iterable<CSSRule>): CSSRule[] =>
  [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [])]);

/** Changes the present and future style rules of the page; the returned function reverts it. */
const changeRules = (change: (rule: CSSRule) => (() => void) | undefined): (() => void) => {
  const changed = new Map<CSSRule, () => void>();
  const apply = () => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))) {
      const undo = changed.has(rule) ? undefined : change(rule);
      if (undo) changed.set(rule, undo);
    }
  };
  apply();
  // Components add rules while they render.
  const observer = new MutationObserver(apply);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const undo of changed.values()) undo();
  };
};

/** Applies the rules for a preference of the system, such as `forced-colors: active`, without that preference. */
export const asIfAsked = (wish: string): (() => void) =>
  changeRules((rule) => {
    if (!(rule instanceof CSSMediaRule) || !rule.media.mediaText.includes(wish)) return undefined;
    const { mediaText } = rule.media;
    rule.media.mediaText = 'all';
    return () => {
      rule.media.mediaText = mediaText;
    };
  });

const REDUCED = 'prefers-reduced-motion: reduce';

/** Shows the page with reduced motion. */
export const reduceMotion = (): (() => void) => {
  const real = window.matchMedia;
  window.matchMedia = (query) => real.call(window, query.includes(REDUCED) ? 'all' : query);
  const undo = asIfAsked(REDUCED);
  return () => {
    window.matchMedia = real;
    undo();
  };
};

/** Doubles the size of all text and leaves boxes unchanged, like a browser whose user enlarges only the text. */
export const doubleText = (): (() => void) =>
  changeRules((rule) => {
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('.sb-')) return undefined;
    const { style } = rule;
    const size = style.getPropertyValue('font-size');
    const priority = style.getPropertyPriority('font-size');
    if (!size.endsWith('px')) return undefined;
    style.setProperty('font-size', `${2 * Number.parseFloat(size)}px`, priority);
    return () => style.setProperty('font-size', size, priority);
  });
