import type { BeneficiarioRetencao } from '@vidas/api-client/retencao/retencao.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import { StatusTag } from '../report/StatusTag.tsx';
import { writeFone } from '../write/writeFone.ts';
import { writeResultado, writeStatus } from './retencaoTexts.ts';
import { TelefoneComCopia } from './TelefoneComCopia.tsx';

const { field, computed } = columnsOf<BeneficiarioRetencao>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const dates = { kind: 'dates' } as const;
const range = { kind: 'range' } as const;

const toneOfStatus = ({ statusRet }: BeneficiarioRetencao): TagTone =>
  statusRet === null ? 'neutral' : statusRet === 'A' ? 'caution' : 'info';
const toneOfResultado = ({ resultadoRet }: BeneficiarioRetencao): TagTone =>
  resultadoRet === null ? 'neutral' : resultadoRet === 'P' ? 'positive' : 'negative';

/**
 * The fourteen columns of the retention, the same in its four lists (RET-13): person and day of leaving, attendance, contact.
 */
export const retencaoColumns = [
  field('matricula', { header: 'Matrícula', filter: text, footer: 'count', isWhole: true }),
  field('nome', { header: 'Nome', filter: text }),
  field('dtCancelamento', { header: 'Data de cancelamento', format: 'date', filter: dates }),
  computed('statusRet', ({ statusRet }) => writeStatus(statusRet), {
    header: 'Status da retenção',
    filter: exact,
    cell: (row, marked) => <Tag tone={toneOfStatus(row)}>{marked}</Tag>,
  }),
  computed<string | null>('telefone', ({ telefone }) => writeFone(telefone), {
    header: 'Telefone',
    format: 'phone',
    filter: text,
    width: 13,
    cell: ({ telefone, nome }, marked) => (
      <TelefoneComCopia telefone={writeFone(telefone) ?? ''} nome={nome}>
        {marked}
      </TelefoneComCopia>
    ),
  }),
  field('motivoCancelamento', { header: 'Motivo de cancelamento', filter: exact }),
  field('qtdeRet', { header: 'Qtd. de retenções', format: 'integer', filter: range }),
  computed('resultadoRet', ({ resultadoRet }) => writeResultado(resultadoRet), {
    header: 'Resultado da retenção',
    filter: exact,
    cell: (row, marked) => <Tag tone={toneOfResultado(row)}>{marked}</Tag>,
  }),
  field('retencaoMotivo', { header: 'Motivo da retenção', filter: exact }),
  field('statusBen', {
    header: 'Status do beneficiário',
    filter: exact,
    cell: ({ statusBen }, marked) => <StatusTag status={statusBen}>{marked}</StatusTag>,
  }),
  field('titularidade', { header: 'Titularidade', filter: text }),
  field('dtAtivacao', { header: 'Data de ativação', format: 'date', filter: dates }),
  field('cpf', { header: 'CPF', format: 'cpf', filter: text, width: 9 }),
  field('cns', { header: 'CNS', format: 'cns', filter: text }),
];
