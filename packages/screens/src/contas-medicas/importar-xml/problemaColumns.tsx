import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { type GuiaComMotivos, niveis } from './importarXmlTexts.ts';

const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const tons = { ERRO: 'negative', PENDENCIA: 'caution', AVISO: 'info' } as const;
const camadas = { FORMA: 'Forma', LOTE: 'Lote', GUIA: 'Guia', ESQUEMA: 'Esquema' } as const;

const problema = columnsOf<ProblemaXml>();

/** Problems of a file: level, guide, cause, remedy; then their place. */
export const problemaColumns = [
  problema.computed('nivel', ({ nivel }) => niveis[nivel], {
    header: 'Gravidade',
    card: 'amount',
    filter: exact,
    footer: 'count',
    cell: ({ nivel }, marked) => <Tag tone={tons[nivel]}>{marked}</Tag>,
  }),
  problema.field('guia', { card: 'quiet', header: 'Guia', filter: exact, isWhole: true }),
  problema.field('message', { card: 'name', header: 'Causa', filter: text, width: 17 }),
  problema.field('remedio', { header: 'O que fazer', filter: text, width: 12 }),
  problema.field('line', { card: 'quiet', header: 'Linha', format: 'integer', filter: { kind: 'range' } }),
  problema.field('item', { header: 'Item', format: 'integer', filter: { kind: 'range' } }),
  problema.field('column', { header: 'Coluna', format: 'integer' }),
  problema.field('codigo', { header: 'Código', filter: exact, isWhole: true }),
  problema.field('campo', { header: 'Campo', filter: text, width: 12 }),
  problema.computed('camada', ({ camada }) => camadas[camada], { header: 'Conferência', filter: exact }),
];

const guia = columnsOf<GuiaComMotivos>();

/** The rejected guides, one row each. */
export const rejeitadaColumns = [
  guia.field('guia', { header: 'Guia do prestador', filter: text, footer: 'count', isWhole: true }),
  guia.field('numeroGuiaOperadora', { header: 'Guia da operadora', filter: text, isWhole: true }),
  guia.field('ordem', { header: 'No lote', format: 'integer' }),
  guia.field('quantidade', { header: 'Motivos', format: 'integer', footer: 'sum' }),
  guia.field('motivos', { header: 'Por quê', filter: text, width: 40 }),
];
