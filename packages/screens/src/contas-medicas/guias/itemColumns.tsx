import type { AbaDaGuia } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import {
  emFator,
  emQuantidade,
  isGlosadoInteiro,
} from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import { type Column, columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import { escreveStatusDoItem } from './guiaTexts.ts';

const { field, computed } = columnsOf<GuiaItem>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;

const toneOf = (item: GuiaItem): TagTone => {
  const { status } = item;
  if (status === null) return 'caution';
  if (isGlosadoInteiro(item)) return 'info';
  return status === 1 ? 'positive' : 'negative';
};

const before = [
  field('seqItem', { header: 'Item', format: 'integer', filter: range, footer: 'count' }),
  computed('status', escreveStatusDoItem, {
    header: 'Status',
    filter: exact,
    width: 8,
    cell: (item, marked) => <Tag tone={toneOf(item)}>{marked}</Tag>,
  }),
  field('codProc', { header: 'Código', filter: text, isWhole: true }),
  // Narrow, because the pane beside the table has the whole text.
  field('descProc', { header: 'Descrição', filter: text, width: 12, isDrawn: true }),
];

const amounts = [
  field('vrTotal', { header: 'Total', format: 'money', filter: range, footer: 'sum' }),
  field('vrTotalAprov', {
    header: 'Total aprovado',
    format: 'money',
    filter: range,
    footer: 'sum',
    principal: true,
  }),
  computed('qtdExec', ({ qtdExec }) => emQuantidade(qtdExec), { header: 'Qtd.', align: 'end' }),
  field('vrUnitario', { header: 'Unitário', format: 'money', filter: range }),
  // The factor stands beside the unit value, because a reduced quantity is paid with it (CTM-3).
  computed('fator', ({ reducaoAcrescimo }) => emFator(reducaoAcrescimo), { header: 'Fator', align: 'end' }),
  computed(
    'qtdExecAprov',
    ({ qtdExecAprov }) => (qtdExecAprov === null ? null : emQuantidade(qtdExecAprov)),
    {
      header: 'Qtd. aprovada',
      align: 'end',
    },
  ),
  field('vrUnitarioOeste', { header: 'Unitário da operadora', format: 'money', filter: range }),
  field('dtExecucao', { header: 'Execução', format: 'date', filter: { kind: 'dates' } }),
];

const professional = [
  field('codProcAmb', { header: 'Código AMB', filter: text, isWhole: true }),
  field('eq_nomeProf', { header: 'Profissional', filter: text }),
  field('descGrauPart', { header: 'Participação', filter: exact }),
];

const medicine = [
  field('apresentacao', { header: 'Apresentação', filter: text }),
  field('laboratorio', { header: 'Laboratório', filter: text }),
];

const plain = [...before, ...amounts];
const ofPeople = [...plain, ...professional];

/** The columns of each tab: fees have their professional, medicines their presentation and laboratory. */
export const itemColumns: Readonly<Record<AbaDaGuia, readonly Column<GuiaItem>[]>> = {
  honorarios: ofPeople,
  diarias: plain,
  materiais: plain,
  medicamentos: [...plain, ...medicine],
  sadt: ofPeople,
  naoIdentificados: plain,
};
