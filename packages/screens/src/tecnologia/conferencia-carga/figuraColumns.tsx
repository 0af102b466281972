import type { LinhaDaConferencia } from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import { figuraDe } from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.rules.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;

/** Words of each situation, also for the filter. */
export const palavras: Record<LinhaDaConferencia['situacao'], string> = {
  igual: 'Igual',
  difere: 'Difere',
  'sem comparar': 'Sem comparar',
};

const tons: Record<LinhaDaConferencia['situacao'], TagTone> = {
  igual: 'positive',
  difere: 'negative',
  'sem comparar': 'neutral',
};

const menos = (aqui: number | null, central: number | null): number | null =>
  aqui === null || central === null ? null : aqui - central;

const linha = columnsOf<LinhaDaConferencia>();

/** A figure here, in the core system, and their difference. */
export const figuraColumns = [
  linha.field('rotulo', { header: 'Figura', filter: text, footer: 'count' }),
  linha.computed('secao', ({ figura }) => figuraDe(figura).secao, { header: 'Assunto', filter: exact }),
  linha.field('quantidade', { header: 'Aqui', card: 'quiet', format: 'integer', filter: range }),
  linha.field('centralQuantidade', { header: 'Na central', card: 'quiet', format: 'integer', filter: range }),
  linha.computed<number | null>(
    'diferenca',
    ({ quantidade, centralQuantidade }) => menos(quantidade, centralQuantidade),
    {
      header: 'Diferença',
      format: 'integer',
      filter: range,
      isBySize: true,
    },
  ),
  linha.computed('situacao', ({ situacao }) => palavras[situacao], {
    header: 'Situação',
    card: 'amount',
    filter: exact,
    isWhole: true,
    cell: ({ situacao }, marked) => <Tag tone={tons[situacao]}>{marked}</Tag>,
  }),
  linha.field('valor', { header: 'Valor aqui (R$)', format: 'money', filter: range }),
  linha.field('centralValor', { header: 'Valor na central (R$)', format: 'money', filter: range }),
  linha.computed<number | null>('diferencaDeValor', ({ valor, centralValor }) => menos(valor, centralValor), {
    header: 'Diferença (R$)',
    format: 'money',
    filter: range,
    isBySize: true,
  }),
  linha.field('por', { header: 'Informado por', filter: text }),
  linha.field('em', { header: 'Informado em', format: 'dateTime', filter: { kind: 'dates' } }),
  linha.field('chave', { header: 'Chave', filter: text }),
];
