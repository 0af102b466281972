import { describe, expect, it } from 'vitest';
import { columnsOf, mainTotal, nameOfTotal, withPrincipal } from './columns.ts';
import { Selection } from './index/Selection.ts';
import { finish } from './steps.ts';
import { indexOf } from './index/TableIndex.ts';
import { areSumsKnown, gatherSums, sumOf, totalsOf } from './totals.ts';

interface Linha {
  readonly nome?: string;
  readonly valorCents?: number | null;
  readonly quantidade?: number | null;
  readonly pagoCents?: number;
  readonly taxa?: number;
}
const { field, computed } = columnsOf<Linha>();
const nome = field('nome', { header: 'Nome', footer: 'count' });
const valor = field('valorCents', { header: 'Valor', format: 'money', footer: 'sum' });
const quantidade = field('quantidade', { header: 'Quantidade', format: 'integer', footer: 'sum' });
const pago = field('pagoCents', { header: 'Pago', format: 'money', footer: 'sum' });
const taxa = field('taxa', { header: 'Taxa', format: 'percent' });
const pagos = computed('pagos', (row) => row.valorCents ?? 0, {
  header: 'Pagos',
  footer: (rows) => `${rows.length} pagos`,
});
const rows: readonly Linha[] = [
  { valorCents: 41_290, quantidade: 1200 },
  { valorCents: null, quantidade: null },
  { valorCents: -50_000, quantidade: 34 },
  { valorCents: Number.NaN },
];
const all = new Selection(indexOf(rows), null);
const some = new Selection(indexOf(rows), Uint32Array.of(3, 2));

describe('totals', () => {
  it('count rows, sum without the blanks, and say the screen’s own sentence', () => {
    const totals = totalsOf(all, [nome, valor, quantidade, taxa, pagos]);
    expect(totals.get('nome')).toEqual({ text: '4', isNegative: false });
    expect(totals.get('valorCents')).toEqual({ text: '\u2212R$\u00a087,10', isNegative: true });
    expect(totals.get('quantidade')?.text).toBe('1.234');
    expect(totals.get('pagos')?.text).toBe('4 pagos');
    expect(totals.has('taxa')).toBe(false);
  });

  it('are over the rows left', () => {
    const totals = totalsOf(some, [nome, valor, pagos]);
    expect([...totals.values()].map(({ text }) => text)).toEqual(['2', '\u2212R$\u00a0500,00', '2 pagos']);
  });

  it('are exact in cents and zero over no rows', () => {
    const cents = Array.from({ length: 1000 }, () => ({ valorCents: 10 }));
    expect(sumOf(new Selection(indexOf(cents), null), valor)).toBe(10_000);
    const none = new Selection(indexOf(rows), new Uint32Array(0));
    expect(totalsOf(none, [valor]).get('valorCents')).toEqual({ text: 'R$\u00a00,00', isNegative: false });
  });

  it('are none where rows are left and no value is known', () => {
    const unknown = [{ valorCents: null }, {}];
    const totals = totalsOf(new Selection(indexOf(unknown), null), [valor]);
    expect(totals.get('valorCents')).toEqual({ text: '—', isNegative: false });
  });

  it('are worked out once for the same rows', () => {
    let calls = 0;
    const counted = computed('x', () => 0, { header: 'X', footer: () => `${++calls}` });
    totalsOf(some, [counted]);
    expect(totalsOf(some, [counted]).get('x')?.text).toBe('1');
  });
});

describe('the sum over very many rows', () => {
  const most = 30_000;
  const many = () => {
    let reads = 0;
    const numero = computed<number>(
      'numero',
      ({ quantidade: value }) => {
        reads += 1;
        return value ?? 0;
      },
      { header: 'N', format: 'integer', footer: 'sum' },
    );
    const index = indexOf<Linha>(Array.from({ length: most }, (_, at) => ({ quantidade: at })));
    return { index, numero, reads: () => reads };
  };

  it('is added up step by step, and not known before', () => {
    const { index, numero, reads } = many();
    const all = new Selection(index, null);
    const steps = gatherSums(index.rows, [numero]);
    expect(steps.next().done).toBe(false);
    expect(areSumsKnown(index.rows, [numero])).toBe(false);
    expect(totalsOf(all, [numero], true).get('numero')?.text).toBe('…');
    expect(reads()).toBeLessThan(most);
    finish(steps);
    expect(areSumsKnown(index.rows, [numero])).toBe(true);
    expect(totalsOf(all, [numero], true).get('numero')?.text).toBe('449.985.000');
    expect(reads()).toBe(most);
  });

  it('is that of the rows that a filter leaves, also before that of all is known', () => {
    const { index, numero } = many();
    const two = new Selection(index, Uint32Array.of(2, 5));
    expect(totalsOf(two, [numero], true).get('numero')?.text).toBe('7');
  });

  it('is not waited for where nobody works on it', () => {
    const { index, numero } = many();
    expect(totalsOf(new Selection(index, null), [numero]).get('numero')?.text).toBe('449.985.000');
  });
});

describe('the total beside the count', () => {
  it('is the only sum of money, or the principal of several, wherever it stands (REL-38)', () => {
    expect(mainTotal([nome, quantidade, valor])).toBe(valor);
    expect(mainTotal([nome, quantidade, taxa])).toBeUndefined();
    const main = { ...pago, principal: true } as const;
    expect(mainTotal([nome, valor, main])).toBe(main);
    expect(mainTotal([main, valor, nome])).toBe(main);
    expect(mainTotal(withPrincipal([valor, main], valor.id))?.id).toBe(valor.id);
  });

  it('is of no table with several sums of money that names none', () => {
    expect(() => mainTotal([valor, pago])).toThrow('Name the principal of Valor, Pago.');
  });

  it('has the name of its column, or its own', () => {
    expect(nameOfTotal(valor)).toBe(valor.header);
    expect(nameOfTotal({ ...valor, principal: 'A pagar' })).toBe('A pagar');
  });
});
