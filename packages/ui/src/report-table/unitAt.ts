/**
 * The UTF-16 unit at a position, for loops over many texts: like `text.charCodeAt(at)` for any kind of string. V8 looks the
 * method up again at every call once a loop has met more than four internal kinds of string, which made the same loop up to
 * twice as slow in a page that had already shown many cells; a bound function avoids the look-up.
 */
export const unitAt: (text: string, at: number) => number = Function.prototype.call.bind(
  String.prototype.charCodeAt,
);
