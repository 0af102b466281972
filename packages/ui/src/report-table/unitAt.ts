/**
 * The UTF-16 unit at a place of a text, for loops over many texts: `text.charCodeAt(at)` whatever kind of string the
 * text is. V8 looks the method up anew at every sign once a loop has met more than four kinds of string (bare,
 * interned, shown on the page, of two bytes, …), which made the same loop up to twice as slow in a page that had
 * already shown many cells; bound, there is nothing to look up.
 */
export const unitAt: (text: string, at: number) => number = Function.prototype.call.bind(
  String.prototype.charCodeAt,
);
