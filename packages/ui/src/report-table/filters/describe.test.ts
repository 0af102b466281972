import { describe, expect, it } from 'vitest';
import { describeChoice, describeQuery } from './describe.ts';
import type { TypedColumn } from './query.types.ts';
import { readQuery } from './readQuery.ts';

const nbsp = (text: string): string => text.replaceAll('R$ ', 'R$\u00a0');

const wordsOf = (header: string, text: string, column: TypedColumn): string =>
  describeQuery(header, readQuery(text, column).query, column);

describe('a typed query in words', () => {
  it.each([
    ['', 'Nome'],
    ['!', 'Nome'],
    ['silva', 'Nome contém “silva”'],
    ['silva ou souza', 'Nome contém “silva” ou “souza”'],
    ['!silva', 'Nome não contém “silva”'],
    ['!silva ou souza', 'Nome não contém “silva” nem “souza”'],
    ['vazio', 'Nome vazio'],
    ['!vazio', 'Nome preenchido'],
    ['silva ou vazio', 'Nome contém “silva” ou vazio'],
    ['!silva ou vazio', 'Nome não contém “silva” nem vazio'],
    ['"vazio"', 'Nome contém “vazio”'],
  ])('text %j', (text, words) => {
    expect(wordsOf('Nome', text, { format: 'text', filter: { kind: 'text' } })).toBe(words);
  });

  it.each([
    ['>', 'Mensalidade'],
    ['abc', 'Mensalidade'],
    ['>1.000', 'Mensalidade > R$ 1.000,00'],
    ['>=1000', 'Mensalidade ≥ R$ 1.000,00'],
    ['<1000', 'Mensalidade < R$ 1.000,00'],
    ['..1000', 'Mensalidade ≤ R$ 1.000,00'],
    ['100..200', 'Mensalidade de R$ 100,00 a R$ 200,00'],
    ['200 a 100', 'Mensalidade de R$ 100,00 a R$ 200,00'],
    ['388', 'Mensalidade de R$ 388,00 a R$ 388,99'],
    ['388,1', 'Mensalidade de R$ 388,10 a R$ 388,19'],
    ['388,10', 'Mensalidade = R$ 388,10'],
    ['=388', 'Mensalidade = R$ 388,00'],
    ['-5', 'Mensalidade de −R$ 5,99 a −R$ 5,00'],
    ['<50 ou >100', 'Mensalidade < R$ 50,00 ou > R$ 100,00'],
    ['<50 ou vazio', 'Mensalidade < R$ 50,00 ou vazio'],
    ['!100..200', 'Mensalidade exceto de R$ 100,00 a R$ 200,00'],
    ['!=100 ou vazio', 'Mensalidade exceto = R$ 100,00 e vazio'],
    ['vazio', 'Mensalidade vazio'],
    ['!vazio', 'Mensalidade preenchido'],
  ])('money %j', (text, words) => {
    expect(wordsOf('Mensalidade', text, { format: 'money', filter: { kind: 'range' } })).toBe(nbsp(words));
  });

  it.each([
    ['integer', '1000', 'Total = 1.000'],
    ['integer', '10,5', 'Total = 10,5'],
    ['percent', '10', 'Total de 10,00% a 10,99%'],
    ['percent', '7,25%', 'Total = 7,25%'],
    ['percent', '>10', 'Total > 10,00%'],
    ['text', '7', 'Total = 7'],
  ] as const)('%s %j', (format, text, words) => {
    expect(wordsOf('Total', text, { format, filter: { kind: 'range' } })).toBe(words);
  });

  it.each([
    ['15/1', 'Ativação'],
    ['31/02/2026', 'Ativação'],
    ['151026', 'Ativação em 15/10/2026'],
    ['10/2026', 'Ativação em 10/2026'],
    ['2026', 'Ativação em 2026'],
    ['01/07/2026..30/09/2026', 'Ativação de 01/07/2026 a 30/09/2026'],
    ['09/2026..07/2026', 'Ativação de 07/2026 a 09/2026'],
    ['15/10/2026..15/10/2026', 'Ativação em 15/10/2026'],
    ['>15/10/2026', 'Ativação depois de 15/10/2026'],
    ['>=10/2026', 'Ativação a partir de 10/2026'],
    ['<2026', 'Ativação antes de 2026'],
    ['..30/09/2026', 'Ativação até 30/09/2026'],
    ['hoje', 'Ativação hoje'],
    ['>=ontem', 'Ativação a partir de ontem'],
    ['este mês', 'Ativação neste mês'],
    ['<este mes', 'Ativação antes deste mês'],
    ['mês passado', 'Ativação no mês passado'],
    ['mês passado..hoje', 'Ativação do mês passado até hoje'],
    ['<=ano passado', 'Ativação até o ano passado'],
    ['!10/2026 ou 12/2026', 'Ativação exceto em 10/2026 e em 12/2026'],
    ['2026 ou vazio', 'Ativação em 2026 ou vazio'],
  ])('dates %j', (text, words) => {
    const written = (['date', 'dateTime'] as const).map((format) =>
      wordsOf('Ativação', text, { format, filter: { kind: 'dates' } }),
    );
    expect(written).toEqual([words, words]);
  });

  it.each([
    ['072026', 'Competência em 07/2026'],
    ['2026', 'Competência em 2026'],
    ['07/26..09/26', 'Competência de 07/2026 a 09/2026'],
    ['>07/2026', 'Competência depois de 07/2026'],
    ['este ano', 'Competência neste ano'],
  ])('competences %j', (text, words) => {
    expect(wordsOf('Competência', text, { format: 'competencia', filter: { kind: 'competencias' } })).toBe(
      words,
    );
  });
});

describe('a choice in words', () => {
  it.each([
    [['Ativo'], 'Status: Ativo'],
    [[''], 'Status: vazio'],
    [['Ativo', ''], 'Status: Ativo ou vazio'],
    [['Ativo', 'Cancelado', 'Suspenso'], 'Status: Ativo e mais 2'],
  ])('%j', (values, words) => {
    expect(describeChoice('Status', values)).toBe(words);
  });

  it.each([
    ['date', '01102021', 'Coluna em 01/10/2021'],
    ['date', '2021 ou /10/', 'Coluna em 2021 ou contém “/10/”'],
    ['date', '/10/', 'Coluna contém “/10/”'],
    ['money', '>100', nbsp('Coluna > R$ 100,00')],
    ['money', '10', 'Coluna contém “10”'],
    ['money', '>', 'Coluna'],
  ] as const)('a text filter of %s %j', (format, text, words) => {
    expect(wordsOf('Coluna', text, { format, filter: { kind: 'text' } })).toBe(words);
  });
});
