import type { Guia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { escreveEspera, toneDoStatus } from './guiaTexts.ts';

const { field, computed } = columnsOf<Guia>();
const text = { kind: 'text' } as const;
const dates = { kind: 'dates' } as const;

/** Columns of guides to verify and of discarded guides. */
export const guiaColumns = [
  field('numGuia', { header: 'Número da guia', filter: text, footer: 'count', isWhole: true }),
  computed('status', escreveEspera, {
    header: 'Status',
    filter: { kind: 'exact' },
    width: 9,
    cell: (guia, marked) => <Tag tone={guia.esperaSegunda ? 'caution' : toneDoStatus(guia)}>{marked}</Tag>,
  }),
  field('dataAutorizacao', { header: 'Data de autorização', format: 'date', filter: dates }),
  field('tipoGuia', { header: 'Tipo da guia', filter: { kind: 'exact' } }),
  field('numCarteiraBenef', { header: 'Carteira', filter: text, isWhole: true }),
  field('nomeBenef', { header: 'Beneficiário', filter: text }),
  field('nomeProfSol', { header: 'Solicitante', filter: text }),
  field('vrTotalGeral', { header: 'Valor total', format: 'money', filter: { kind: 'range' }, footer: 'sum' }),
  field('dataBaixa', { header: 'Data da baixa', format: 'date', filter: dates }),
];

/** Columns of incorporated guides, also with moment and settlement. */
export const incorporadaColumns = [
  ...guiaColumns,
  field('dtHrIncorporado', { header: 'Incorporada', format: 'dateTime', filter: dates }),
  computed('baixada', ({ dataBaixa }) => (dataBaixa === null ? 'Não baixada' : 'Baixada'), {
    header: 'Baixa',
    filter: { kind: 'exact' },
  }),
];
