import { describe, expect, it } from 'vitest';
import { isBlock, readBlock } from './readBlock.ts';

describe('a block from a spreadsheet (RCO-23)', () => {
  it('has cells between tabs and rows between line ends, without the last one', () => {
    expect(readBlock('1\t10\r\n11\t\r\n')).toEqual([
      ['1', '10'],
      ['11', ''],
    ]);
    expect(readBlock('1\t10\n\n11\t20\n\n\n')).toEqual([['1', '10'], [''], ['11', '20']]);
  });

  it('loses spaces that are not seen, also those that do not break', () => {
    expect(readBlock('\u00a012,5\u00a0%\t R$\u00a01.234,56 ')).toEqual([['12,5 %', 'R$ 1.234,56']]);
  });

  it('keeps a line end within a quoted cell in its cell', () => {
    expect(readBlock('"De 1\na 10"\t30\n')).toEqual([['De 1 a 10', '30']]);
  });

  it('of 10.000 cells is read whole', () => {
    const block = readBlock(Array.from({ length: 1_000 }, () => '1\t'.repeat(9) + '1').join('\n'));
    expect([block.length, block[999]?.length]).toEqual([1_000, 10]);
  });

  it('is told from a single cell', () => {
    expect([isBlock('12,5'), isBlock('12,5\n'), isBlock('12,5\t13'), isBlock('1\n2')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
