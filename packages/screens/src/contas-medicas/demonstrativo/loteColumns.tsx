import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { LoteDoPrestador } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { OpensFromCell } from '@vidas/ui/report-table/OpensFromCell.tsx';
import { Tag } from '@vidas/ui/tag/Tag.tsx';

const { field, computed } = columnsOf<LoteDoPrestador>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;

/** Tones of the progress of a lot. */
export const tonsDaSituacao = { 'Em análise': 'caution', Incorporado: 'info', Baixado: 'positive' } as const;

/** Progress of a lot's guides, in words. */
export const andamento = ({ guias, aVerificar, baixadas, naoUtilizadas }: LoteDoPrestador): string => {
  const incorporadas = guias - aVerificar - baixadas - naoUtilizadas;
  return [
    aVerificar > 0 && `${aVerificar} a verificar`,
    incorporadas > 0 && counted(incorporadas, 'incorporada', 'incorporadas'),
    baixadas > 0 && counted(baixadas, 'baixada', 'baixadas'),
    naoUtilizadas > 0 && counted(naoUtilizadas, 'não utilizada', 'não utilizadas'),
  ]
    .filter(Boolean)
    .join(', ');
};

/** Last downloaded analysis, in words: 'Parcial, 9 guias, 21/11/2026 09:00, Ana'. */
const demonstrativo = ({ demonstrativo: dele }: LoteDoPrestador): string =>
  dele === null
    ? ''
    : [
        dele.parcial ? 'Parcial' : 'Inteiro',
        counted(dele.guias, 'guia', 'guias'),
        writeDayTime(dele.em),
        dele.por,
      ].join(', ');

/** The lots of a provider: identity, progress, and amount paid (CTM-54, CTM-55); its number opens its guides (CTM-105). */
export const loteColumns = (onGuias: (lote: LoteDoPrestador) => void) => [
  field('numeroLote', {
    header: 'Lote',
    filter: text,
    footer: 'count',
    isWhole: true,
    cell: (lote, marked) => (
      <OpensFromCell label={`Ver as guias do lote ${lote.numeroLote}`} onPress={() => onGuias(lote)}>
        {marked}
      </OpensFromCell>
    ),
  }),
  field('situacao', {
    header: 'Situação',
    filter: exact,
    cell: ({ situacao }, marked) => <Tag tone={tonsDaSituacao[situacao]}>{marked}</Tag>,
  }),
  field('guias', { header: 'Guias', format: 'integer', filter: range, footer: 'sum' }),
  field('valorInformado', { header: 'Informado', format: 'money', filter: range, footer: 'sum' }),
  field('valorLiberado', {
    header: 'Liberado',
    format: 'money',
    filter: range,
    footer: 'sum',
    principal: true,
  }),
  field('valorGlosa', { header: 'Glosa', format: 'money', filter: range, footer: 'sum' }),
  // This column and the two before it add up to the charged amount, in each line and in the footer.
  computed<number>(
    'aDecidir',
    ({ valorInformado, valorLiberado }) => (valorLiberado === null ? valorInformado : 0),
    {
      header: 'A decidir',
      format: 'money',
      filter: range,
      footer: 'sum',
    },
  ),
  computed('andamento', andamento, { header: 'Andamento', width: 14 }),
  computed('demonstrativo', demonstrativo, { header: 'Demonstrativo baixado', width: 14 }),
  field('recebidoEm', { header: 'Recebido', format: 'dateTime', filter: { kind: 'dates' } }),
  field('protocolo', { header: 'Protocolo', filter: text, isWhole: true }),
  field('nomeArquivo', { header: 'Arquivo', filter: text }),
];
