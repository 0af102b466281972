import type { BeneficiarioCancelado } from '@vidas/api-client/cadastro/contract';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { writeFone } from '../write/writeFone.ts';
import { writeSimNao } from '../write/writeSimNao.ts';

const { field, computed } = columnsOf<BeneficiarioCancelado>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const dates = { kind: 'dates' } as const;
const range = { kind: 'range' } as const;

/** In percentage points: the wire brings hundredths of a percent. */
const custoPorBeneficio = ({ 'Custo x Beneficio': custo }: BeneficiarioCancelado): number | null =>
  custo === null ? null : custo / 100;

/** The fifteen columns of the report, in the order of the specification; keys as the server writes them (decisions Q51). */
export const beneficiarioCanceladoColumns = [
  field('Matricula', { header: 'Matrícula', filter: text, footer: 'count' }),
  field('Nome', { header: 'Nome', filter: text }),
  field('Codigo Empresa', { header: 'Código Empresa', filter: text }),
  field('Razao Social', { header: 'Razão Social', filter: text }),
  field('Data de Ativacao', { header: 'Data de Ativação', format: 'date', filter: dates }),
  field('Data de Cancelamento', { header: 'Data de Cancelamento', format: 'date', filter: dates }),
  computed('Ativo', (row) => writeSimNao(row.Ativo), { header: 'Ativo', filter: exact }),
  field('Tempo no Plano', { header: 'Tempo no Plano (anos)', format: 'integer', filter: range }),
  field('Motivo de Cancelamento', { header: 'Motivo de Cancelamento', filter: exact }),
  computed('Custo x Beneficio', custoPorBeneficio, {
    header: 'Custo x Benefício',
    format: 'percent',
    filter: range,
  }),
  field('Mensalidade', { header: 'Mensalidade', format: 'money', filter: range, footer: 'sum' }),
  field('Vendedor', { header: 'Vendedor', filter: text }),
  computed('Telefone', (row) => writeFone(row.Telefone), { header: 'Telefone', filter: text, width: 9.5 }),
  field('E-mail', { header: 'E-mail', filter: text }),
  computed('Canc. Fim Mes', (row) => writeSimNao(row['Canc. Fim Mes']), {
    header: 'Canc. Fim Mês',
    filter: exact,
  }),
];
