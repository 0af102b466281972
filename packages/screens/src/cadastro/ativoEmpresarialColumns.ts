import type { BeneficiarioEmpresa } from '@vidas/api-client/cadastro/contract';
import { columnsOf } from '@vidas/ui/report-table/columns';
import { isTitular } from './ativoEmpresarialCards.ts';
import { writeFone } from '../write/writeFone.ts';

const { field, computed } = columnsOf<BeneficiarioEmpresa>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const dates = { kind: 'dates' } as const;
const range = { kind: 'range' } as const;

/** The fifteen columns of the report, in the order of the specification. */
export const ativoEmpresarialColumns = [
  field('codSau', { header: 'Matrícula', filter: text, footer: 'count' }),
  field('empresa', { header: 'Empresa', filter: text }),
  field('nome', { header: 'Nome', filter: text }),
  field('cpf', { header: 'CPF', format: 'cpf', filter: text, width: 9 }),
  field('sexo', { header: 'Sexo', filter: exact }),
  field('email', { header: 'E-mail', filter: text }),
  computed('fone', (row) => writeFone(row.fone), { header: 'Telefone', filter: text, width: 9.5 }),
  field('cidade', { header: 'Cidade', filter: exact }),
  computed('td', (row) => (isTitular(row) ? 'Titular' : 'Dependente'), {
    header: 'Titular/Dependente',
    filter: exact,
  }),
  field('dataAtivacao', { header: 'Data de Ativação', format: 'date', filter: dates }),
  field('dataNascimento', { header: 'Data de Nascimento', format: 'date', filter: dates }),
  field('valor', { header: 'Valor', format: 'money', filter: range, footer: 'sum' }),
  field('acomodacao', { header: 'Acomodação', filter: exact }),
  field('idade', { header: 'Idade', format: 'integer', filter: range }),
  field('faixa', { header: 'Faixa', filter: exact }),
];
