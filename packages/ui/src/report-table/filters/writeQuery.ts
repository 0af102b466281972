/** The two sides of a range as the boxes of a form hold them; '' is open. */
export interface Sides {
  readonly from: string;
  readonly to: string;
}

/** The short form of a range: '100..200', '>=100', '<=200', '' when both sides are open. The sides stay as typed. */
export function writeQuery({ from, to }: Sides): string {
  if (from.trim() === '') return to.trim() === '' ? '' : `<=${to}`;
  return to.trim() === '' ? `>=${from}` : `${from}..${to}`;
}

/** The reverse, for the boxes: the sides of '100..200', '>=100' and '<=200'; both open for anything else. */
export function sidesOf(text: string): Sides {
  if (/\sou(?:\s|$)/i.test(text)) return { from: '', to: '' };
  const compared = /^\s*(>=|<=)(.*)$/s.exec(text);
  if (compared) {
    const side = compared[2] ?? '';
    return compared[1] === '>=' ? { from: side, to: '' } : { from: '', to: side };
  }
  const range = /^(?!\s*[!"“])(.*)\.\.(.*)$/s.exec(text);
  return range ? { from: range[1] ?? '', to: range[2] ?? '' } : { from: '', to: '' };
}
