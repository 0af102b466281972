import { describe, expect, it } from 'vitest';
import { readRemembered } from './remembered.ts';

const columns = [{ id: 'nome' }, { id: 'cpf' }];
const read = (kept: unknown) => readRemembered(kept, columns, [15, 50]);
const plain = { order: ['nome', 'cpf'], hidden: [], pinned: ['nome'], widths: {} };
const nothing = { density: 'normal', layout: plain, pageSize: null, phoneRows: 'cards' };

describe('what was remembered', () => {
  it.each([
    undefined,
    null,
    'lixo',
    7,
    [],
    { density: 'huge', layout: 'nome', pageSize: '15' },
    { layout: { order: 7, hidden: 'nome', pinned: null, widths: [] } },
    { layout: { widths: { nome: 'largo', cpf: 3, outra: 90 } } },
  ])('as %j counts as nothing', (kept) => {
    expect(read(kept)).toEqual(nothing);
  });

  it('takes the density it starts with only where none was chosen', () => {
    const startingCompact = (kept: unknown) => readRemembered(kept, columns, [15], 'compact').density;
    expect(startingCompact(undefined)).toBe('compact');
    expect(startingCompact({ density: 'normal' })).toBe('normal');
  });

  it('comes back as it was kept', () => {
    const layout = {
      order: ['cpf', 'nome'],
      hidden: ['cpf'],
      pinned: ['nome', 'cpf'],
      widths: { nome: 200 },
    };
    const kept = { density: 'compact', layout, pageSize: 50, phoneRows: 'table' };
    expect(read(kept)).toEqual(kept);
  });

  it('is cards on a phone, unless the person chose the table (REL-57)', () => {
    expect(read({ phoneRows: 'table' }).phoneRows).toBe('table');
    expect(read({ phoneRows: 'list' }).phoneRows).toBe('cards');
  });

  it('forgets columns and sizes that are no longer offered, adds new columns, and never hides every column', () => {
    const gone = { order: ['gone', 'cpf'], hidden: ['cpf', 'gone'], pinned: ['gone'], widths: { gone: 80 } };
    expect(read({ layout: gone, pageSize: 999 })).toEqual({
      ...nothing,
      layout: { order: ['nome', 'cpf'], hidden: ['cpf'], pinned: [], widths: {} },
    });
    expect(read({ layout: { hidden: ['cpf', 'nome'] } })).toEqual(nothing);
  });
});
