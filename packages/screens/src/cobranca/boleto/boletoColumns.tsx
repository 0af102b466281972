import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import { writeCep } from '../../write/writeCep.ts';
import { LinhaDigitavel } from './LinhaDigitavel.tsx';

const { field, computed } = columnsOf<Boleto>();
const text = { kind: 'text' } as const;
const exact = { kind: 'exact' } as const;
const range = { kind: 'range' } as const;
const dates = { kind: 'dates' } as const;

const words = { 'A VENCER': 'A vencer', VENCIDO: 'Vencido', EXPIRADO: 'Expirado' } as const;
const debito = 'Débito automático';

const doRegistro = {
  AGUARDANDO: 'Aguardando registro no banco',
  REGISTRADO: null,
  RECUSADO: 'Recusado pelo banco',
  NULO: 'Nulo',
  SUBSTITUIDO: 'Substituído',
  DESISTIDO: 'Desistido',
} as const;

/** State of a bill in words; null without one. */
export const situacaoDoBoleto = ({
  situacao: code,
  debitoAutomatico,
  substituidoPor,
  registro,
}: Boleto): string | null => {
  if (substituidoPor !== undefined) return `Substituído pelo ${substituidoPor}`;
  const dito = registro && doRegistro[registro];
  if (dito) return dito;
  if (!debitoAutomatico) return code === undefined ? null : words[code];
  return code === 'VENCIDO' ? `${debito}, vencido` : debito;
};
const tomDoBoleto = ({ situacao: code, substituidoPor, registro, recusa }: Boleto): TagTone => {
  if (substituidoPor !== undefined) return 'neutral';
  if (recusa !== undefined) return 'negative';
  return registro === 'AGUARDANDO' || code === undefined ? 'info' : tones[code];
};

const tones: Record<keyof typeof words, TagTone> = {
  'A VENCER': 'positive',
  VENCIDO: 'caution',
  EXPIRADO: 'negative',
};

const endereco = ({ rua, numero, bairro, cidade, Uf }: Boleto): string | null => {
  const street = [rua, numero].filter(Boolean).join(', ');
  const place = [cidade, Uf].filter(Boolean).join('/');
  return [street, bairro, place].filter(Boolean).join(' - ') || null;
};

const valorHoje = (row: Boleto): number => row.valorAtualizado ?? row['valor boleto'];
const enviado = ({ enviadoEm }: Boleto): string | null => enviadoEm ?? null;

/** The columns of an open bill: due day, amount, payer (COB-3). */
export const boletoColumns = [
  field('nome', { header: 'Nome', filter: text, footer: 'count' }),
  field('data vencimento', { header: 'Vencimento', format: 'date', filter: dates }),
  computed('situacao', situacaoDoBoleto, {
    header: 'Situação',
    filter: exact,
    cell: (row, marked) => row.situacao && <Tag tone={tomDoBoleto(row)}>{marked}</Tag>,
  }),
  field('valor boleto', { header: 'Valor', format: 'money', filter: range, footer: 'sum' }),
  computed('valorAtualizado', valorHoje, {
    header: 'Valor hoje',
    format: 'money',
    filter: range,
    footer: 'sum',
    principal: true,
  }),
  field('matricula', { header: 'Matrícula', filter: text, isWhole: true }),
  field('email', { header: 'E-mail', filter: text }),
  computed('enviadoEm', enviado, {
    header: 'Enviado em',
    format: 'dateTime',
    filter: dates,
  }),
  field('nossoNumero', { header: 'Nosso número', filter: text, isWhole: true }),
  computed('linhaDigitavel', ({ linhaDigitavel }) => linhaDigitavel ?? null, {
    header: 'Linha digitável',
    filter: text,
    width: 25,
    cell: ({ linhaDigitavel }, marked) =>
      linhaDigitavel && <LinhaDigitavel linha={linhaDigitavel}>{marked}</LinhaDigitavel>,
  }),
  field('numero boleto cedente', { header: 'Número do documento', filter: text, isWhole: true }),
  field('cpf/cnpj', { header: 'CPF/CNPJ', filter: text, isWhole: true }),
  computed<number | null>('recebidoEmParte', ({ recebidoEmParte }) => recebidoEmParte ?? null, {
    header: 'Já recebido',
    format: 'money',
    filter: range,
    footer: 'sum',
  }),
  computed('endereco', endereco, { header: 'Endereço', filter: text }),
  computed<string | null>('cep', ({ cep }) => writeCep(cep), { header: 'CEP', format: 'cep', filter: text }),
  field('qtd dias validos', { header: 'Dias válidos', format: 'integer', filter: range }),
];
