import type { Carta } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import { formatCep } from '@vidas/ui/masks/cep.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';

const { field, computed } = columnsOf<Carta>();

const tones: Readonly<Record<Carta['situacao'], TagTone>> = {
  'Por imprimir': 'neutral',
  Impresso: 'positive',
  'Endereço incompleto': 'caution',
  Vencido: 'caution',
  'Outra forma': 'caution',
  'Sem boleto': 'caution',
};

/** 'Rua dos Ipês, 45, apto 302'. */
const rua = ({ logradouro, numero, complemento }: Carta): string =>
  [logradouro, numero, complemento].filter(Boolean).join(', ');

const impressaEm = ({ impressaEm: em }: Carta): string | null => em;

/** The columns of the boletos that go by post. */
export const cartasColumns = [
  field('nome', { header: 'Pagador', filter: { kind: 'text' }, footer: 'count' }),
  field('situacao', {
    header: 'Situação',
    filter: { kind: 'exact' },
    cell: ({ situacao }, marked) => <Tag tone={tones[situacao]}>{marked}</Tag>,
  }),
  field('motivo', { header: 'O que falta', filter: { kind: 'text' } }),
  computed('impressaEm', impressaEm, {
    header: 'Impresso em',
    format: 'dateTime',
    filter: { kind: 'dates' },
  }),
  field('impressaPor', { header: 'Impresso por', filter: { kind: 'exact' } }),
  computed('cep', ({ cep }) => (cep ? formatCep(cep) : null), {
    header: 'CEP',
    filter: { kind: 'text' },
    isWhole: true,
  }),
  computed('endereco', rua, { header: 'Endereço', filter: { kind: 'text' } }),
  field('bairro', { header: 'Bairro', filter: { kind: 'text' } }),
  computed('cidade', ({ cidade, uf }) => [cidade, uf].filter(Boolean).join('/'), {
    header: 'Cidade',
    filter: { kind: 'exact' },
  }),
  field('vencimento', { header: 'Vencimento', format: 'date', filter: { kind: 'dates' } }),
  field('valor', { header: 'Valor', format: 'money', filter: { kind: 'range' }, footer: 'sum' }),
  field('porque', { header: 'Por que carta', filter: { kind: 'exact' } }),
  field('email', { header: 'E-mail recusado', filter: { kind: 'text' } }),
  field('matricula', { header: 'Matrícula', filter: { kind: 'text' }, isWhole: true }),
];
