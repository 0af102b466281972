import { describe, expect, it } from 'vitest';
import { hostileTexts } from './hostile.fake.ts';
import { isPlain, textElement, xmlText } from './xmlText.ts';

describe('a text in XML', () => {
  it.each([
    ['Silva & Filhos', 'Silva &amp; Filhos'],
    ['<b>"x"</b>', '&lt;b&gt;&quot;x&quot;&lt;/b&gt;'],
    [']]>', ']]&gt;'],
    ['a\0b', 'ab'],
    ['_\0x0041_', '_x005F_x0041_'],
    ['\u0001\u001F', '_x0001__x001F_'],
    ['a\r\nb', 'a_x000D_\nb'],
    ['tab\te linha\n', 'tab\te linha\n'],
    ['\uFFFE\uFFFF', ''],
    ['_x0041_', '_x005F_x0041_'],
    ['__x0041_', '__x005F_x0041_'],
    ['_x004_', '_x004_'],
    ['😀', '😀'],
  ])('%j is written %j', (text, xml) => {
    expect(xmlText(text)).toBe(xml);
  });

  it.each([
    ['a b', '<t>a b</t>'],
    [' a', '<t xml:space="preserve"> a</t>'],
    ['a ', '<t xml:space="preserve">a </t>'],
    ['a\nb', '<t xml:space="preserve">a\nb</t>'],
  ])('keeps the white space of %j', (text, element) => {
    expect(textElement(text)).toBe(element);
  });

  it('cuts what no cell can hold', () => {
    expect(textElement('&'.repeat(40_000))).toBe(`<t>${'&amp;'.repeat(32_766)}…</t>`);
  });
});

describe('the look at a whole column', () => {
  it('finds every text that needs care, wherever it stands', () => {
    const harmful = hostileTexts.filter(
      (text) =>
        !text.includes('\0') &&
        (textElement(text) !== `<t>${text}</t>` || (text !== '' && text.trim() === '')),
    );
    expect(harmful.length).toBeGreaterThan(10);
    const missed = harmful.filter((text) =>
      [[text], ['a', text], [text, 'b'], ['a', text, 'b']].some((column) => isPlain(column.join('\0'))),
    );
    expect(missed).toEqual([]);
  });

  it('lets plain columns pass', () => {
    expect(isPlain(['Álvaro da Silva', '', '000123', "d'Água; 50%"].join('\0'))).toBe(true);
  });
});
