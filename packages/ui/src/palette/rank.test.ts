import { describe, expect, it } from 'vitest';
import { rank, type Rankable } from './rank.ts';

const item = (group: string, label: string, keywords?: readonly string[]): Rankable => ({
  key: `${group}/${label}`,
  group,
  label,
  keywords,
});

const items = [
  item('Cadastro', 'Início'),
  item('Cadastro', 'Beneficiários cadastrados'),
  item('Cadastro', 'Beneficiários cancelados'),
  item('Cadastro', 'Conferência SIB CNX'),
  item('Cobrança', 'Início'),
  item('Cobrança', 'Gerar boleto'),
  item('Cobrança', 'Boletos cancelados'),
  item('Vendas', 'Regras de comissão'),
  item('Ações', 'Sair', ['logout', 'encerrar sessão']),
];

const labels = (query: string, recent: readonly string[] = []) =>
  rank(items, query, recent).flatMap(({ rows }) => rows.map(({ item: { label } }) => label));
const marked = (query: string) =>
  rank(items, query)
    .flatMap(({ rows }) => rows)
    .map(({ item: { label }, marks }) => marks.map(({ start, end }) => label.slice(start, end)));

describe('rank', () => {
  it.each([
    ['comissao', ['Regras de comissão']],
    ['COMISSÃO', ['Regras de comissão']],
    ['regras da comissão', ['Regras de comissão']],
    ['boleto', ['Boletos cancelados', 'Gerar boleto']],
    ['cadastrados beneficiarios', ['Beneficiários cadastrados']],
    ['sib', ['Conferência SIB CNX']],
    ['bc', ['Beneficiários cadastrados', 'Beneficiários cancelados', 'Boletos cancelados']],
    ['csc', ['Conferência SIB CNX']],
    ['bnfcad', ['Beneficiários cadastrados', 'Beneficiários cancelados']],
    ['bnfclds', ['Beneficiários cancelados']],
    ['logout', ['Sair']],
    ['sessao', ['Sair']],
    ['cobrança início', ['Início']],
    ['xyz', []],
    ['boleto xyz', []],
    [
      '. -',
      [
        'Início',
        'Beneficiários cadastrados',
        'Beneficiários cancelados',
        'Conferência SIB CNX',
        'Início',
        'Gerar boleto',
        'Boletos cancelados',
        'Regras de comissão',
        'Sair',
      ],
    ],
  ])('finds by %j', (query, expected) => expect(labels(query)).toEqual(expected));

  it('puts the beginning of the name before a word of it, and the module last', () => {
    const own = [item('Cadastro', 'Gerar boleto'), item('Boletos', 'Feriados'), item('Caixa', 'Boletos')];
    expect(rank(own, 'boleto').flatMap(({ rows }) => rows.map((row) => row.item.label))).toEqual([
      'Boletos',
      'Gerar boleto',
      'Feriados',
    ]);
  });

  it('puts letters that stand together before letters far apart', () => {
    const own = [item('A', 'Beneficiários cancelados'), item('B', 'Beneficiários cadastrados')];
    expect(rank(own, 'bnfcad').map(({ name }) => name)).toEqual(['B', 'A']);
  });

  it('puts the whole name first', () => {
    const own = [item('A', 'Sair do módulo'), item('B', 'Sair')];
    expect(rank(own, 'sair').map(({ name }) => name)).toEqual(['B', 'A']);
  });

  it('puts the recent one first among equals', () => {
    expect(labels('início', ['Cobrança/Início'])).toEqual(['Início', 'Início']);
    expect(rank(items, 'início', ['Cobrança/Início']).map(({ name }) => name)).toEqual([
      'Cobrança',
      'Cadastro',
    ]);
  });

  it('puts what is near before what is recent, and a better match before both', () => {
    const own = [
      item('Cobrança', 'Gerar boleto'),
      { ...item('Atendimento', 'Gerar boleto'), isNear: true },
      item('Financeiro', 'Boleto'),
    ];
    const groups = (query: string) => rank(own, query, ['Cobrança/Gerar boleto']).map(({ name }) => name);
    expect(groups('gerar')).toEqual(['Atendimento', 'Cobrança']);
    expect(groups('boleto')).toEqual(['Financeiro', 'Atendimento', 'Cobrança']);
  });

  it('puts a word of a screen near before the start of one elsewhere, and the whole name before it (ACE-23)', () => {
    const own = [
      item('Financeiro', 'Boletos gerados'),
      { ...item('Cobrança', 'Gerar boleto'), isNear: true },
    ];
    const found = (query: string) =>
      rank(own, query).flatMap(({ rows }) => rows.map((row) => row.item.label));
    expect(found('boleto')).toEqual(['Gerar boleto', 'Boletos gerados']);
    expect(found('boletos')).toEqual(['Gerar boleto', 'Boletos gerados']);
    expect(found('boletos gerados')[0]).toBe('Boletos gerados');
  });

  it.each([
    ['comissoes', 'Regras de comissão'],
    ['beneficiario', 'Beneficiários cadastrados'],
    ['regra', 'Regras de comissão'],
    ['conferencias', 'Conferência SIB CNX'],
  ])('finds %s in the form of one or of many', (query, label) => {
    expect(labels(query)).toContain(label);
  });

  it('shows the recent ones above the groups while nothing is typed, each once', () => {
    const groups = rank(items, '  ', ['Vendas/Regras de comissão', 'gone', 'Cadastro/Início']);
    expect(groups.map(({ name }) => name)).toEqual(['Recentes', 'Cadastro', 'Cobrança', 'Ações']);
    expect(groups[0]?.rows.map(({ item: { label } }) => label)).toEqual(['Regras de comissão', 'Início']);
    expect(groups.flatMap(({ rows }) => rows)).toHaveLength(items.length);
  });

  it.each([
    ['comissao', [['comissão']]],
    ['sib conf', [['Conf', 'SIB']]],
    ['csc', [['C', 'S', 'C']]],
    ['logout', [[]]],
  ])('marks what was typed as %j in the original', (query, expected) =>
    expect(marked(query)).toEqual(expected),
  );
});
