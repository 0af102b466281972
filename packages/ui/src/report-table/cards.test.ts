import { describe, expect, it } from 'vitest';
import { cardPartsOf } from './cards.ts';
import { type CardPlace, columnsOf } from './columns.ts';

interface Row {
  readonly a: string;
  readonly n: number;
  readonly dia: string;
}
const { field, computed } = columnsOf<Row>();
const text = (header: string, card?: CardPlace) =>
  computed(header, ({ a }) => a, { header, ...(card ? { card } : {}) });
const money = (header: string, more: { readonly footer?: 'sum'; readonly principal?: true } = {}) =>
  computed<number>(header, ({ n }) => n, { header, format: 'money', ...more });
const day = (header: string, card?: CardPlace) =>
  computed<string>(header, ({ dia }) => dia, { header, format: 'date', ...(card ? { card } : {}) });

const said = (columns: Parameters<typeof cardPartsOf<Row>>[0], sides?: Parameters<typeof cardPartsOf>[1]) => {
  const parts = cardPartsOf(columns, sides);
  return (
    parts && {
      name: parts.name.header,
      amount: parts.amount?.column.header ?? null,
      quiet: parts.quiet.map(({ column, label }) => label ?? `[${column.header}]`),
    }
  );
};

describe('the parts of a card (REL-55)', () => {
  it('are the person, the principal amount and the next columns', () => {
    expect(
      said([
        field('a', { header: 'Matrícula', isWhole: true }),
        text('Nome'),
        text('Plano'),
        money('Valor', { footer: 'sum', principal: true }),
        money('Juros', { footer: 'sum' }),
      ]),
    ).toEqual({ name: 'Nome', amount: 'Valor', quiet: ['Matrícula', '[Plano]'] });
  });

  it('begin with the first column where nobody is named, and take the last money where none is summed', () => {
    const columns = [text('Descrição'), money('Antes'), money('Depois')];
    expect(said(columns)).toEqual({ name: 'Descrição', amount: 'Depois', quiet: ['Antes'] });
  });

  it('show the state, else the day, where there is no money', () => {
    expect(said([text('Nome'), day('Data de ativação'), text('Status')])).toMatchObject({ amount: 'Status' });
    expect(said([text('Nome'), text('Plano'), day('Data de ativação')])).toMatchObject({
      amount: 'Data de ativação',
    });
  });

  it('are those that are declared', () => {
    const columns = [
      text('Nome'),
      text('Procedimento', 'name'),
      text('Regra ativa', 'amount'),
      day('De', 'quiet'),
    ];
    expect(said([...columns, text('Plano')])).toEqual({
      name: 'Procedimento',
      amount: 'Regra ativa',
      quiet: ['De'],
    });
    expect(said([text('Nome'), text('Plano', 'none'), text('Cidade'), text('Status')])).toMatchObject({
      quiet: ['[Cidade]'],
    });
  });

  it('have short labels where a bare value would be a riddle, and no contact', () => {
    const columns = [text('Nome'), money('Valor'), text('E-mail'), day('Data de vencimento'), text('Tipo')];
    expect(said(columns)?.quiet).toEqual(['Vencimento', '[Tipo]']);
  });

  it('leave a state its half of the line: what follows a long number goes to the open card', () => {
    const number = (header: string, usual: number) => field('a', { header, isWhole: true, usual });
    const columns = [text('Nome'), text('Situação'), number('Protocolo', 6), number('Lote', 3)];
    expect(said(columns)?.quiet).toEqual(['Protocolo', 'Lote']);
    expect(said(columns, { hasChoice: true, hasActs: true })?.quiet).toEqual(['Protocolo']);
  });

  it('keep one line: what does not fit beside check box and acts is left to the open card', () => {
    const columns = [text('Nome'), money('Valor'), day('Data de entrada'), day('Data da saída')];
    expect(said(columns)?.quiet).toEqual(['Entrada', 'Saída']);
    expect(said(columns, { hasChoice: true, hasActs: true })?.quiet).toEqual(['Entrada']);
  });

  it('are none for two columns, which a phone shows whole', () => {
    expect(said([text('Nome'), money('Valor')])).toBeNull();
  });
});
