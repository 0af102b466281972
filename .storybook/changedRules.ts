const rulesIn = (rules: Iterable<CSSRule>): CSSRule[] =>
  [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [])]);

/** Changes the style rules of the page, those there are and those that come; the returned function takes it all back. */
const changeRules = (change: (rule: CSSRule) => (() => void) | undefined): (() => void) => {
  const changed = new Map<CSSRule, () => void>();
  const apply = () => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))) {
      const undo = changed.has(rule) ? undefined : change(rule);
      if (undo) changed.set(rule, undo);
    }
  };
  apply();
  // Components add rules while they are drawn.
  const observer = new MutationObserver(apply);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const undo of changed.values()) undo();
  };
};

/** Applies what is written for a wish of the system, such as `forced-colors: active`, as if a person had it. */
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

/** Shows the page as to a person who asked the system for less motion. */
export const reduceMotion = (): (() => void) => {
  const real = window.matchMedia;
  window.matchMedia = (query) => real.call(window, query.includes(REDUCED) ? 'all' : query);
  const undo = asIfAsked(REDUCED);
  return () => {
    window.matchMedia = real;
    undo();
  };
};

/** Writes all text twice as large and leaves boxes as they are: what a browser does whose person enlarges only the text. */
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
