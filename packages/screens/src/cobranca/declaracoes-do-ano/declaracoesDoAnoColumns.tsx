import {
  type DeclaracaoDoAno,
  diferencaDoEnviado,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import type { QuitacaoDoAno } from '@vidas/api-client/cobranca/quitacao/quitacao.contract.ts';
import { formatCpf } from '@vidas/ui/masks/cpf.ts';
import { type Column, columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';

const { field, computed } = columnsOf<DeclaracaoDoAno>();

const tones: Readonly<Record<DeclaracaoDoAno['envio'], TagTone>> = {
  'Por enviar': 'neutral',
  'Sem CPF': 'caution',
  'Sem e-mail': 'caution',
  'Por telefone': 'info',
  Aguardando: 'info',
  Falhou: 'negative',
  'Em dúvida': 'caution',
  Enviada: 'positive',
  'Em débito': 'neutral',
};

const saida = ({ enviadaEm }: DeclaracaoDoAno): string | null => enviadaEm;
const baixa = ({ baixadaEm }: DeclaracaoDoAno): string | null => baixadaEm;

const titular = [
  field('nome', { header: 'Titular', filter: { kind: 'text' }, footer: 'count' }),
  field('matricula', { header: 'Matrícula', filter: { kind: 'text' }, isWhole: true }),
  computed('cpf', ({ cpf }) => (cpf ? formatCpf(cpf) : 'sem CPF'), {
    header: 'CPF',
    filter: { kind: 'text' },
    isWhole: true,
  }),
];
const total = field('total', { header: 'Total', format: 'money', filter: { kind: 'range' }, footer: 'sum' });
const saidas = [
  field('envio', {
    header: 'Envio',
    filter: { kind: 'exact' },
    cell: ({ envio }, marked) => <Tag tone={tones[envio]}>{marked}</Tag>,
  }),
  computed('enviadaEm', saida, {
    header: 'Enviada em',
    format: 'dateTime',
    filter: { kind: 'dates' },
  }),
  computed('baixadaEm', baixa, {
    header: 'Baixada em',
    format: 'dateTime',
    filter: { kind: 'dates' },
  }),
  field('baixadaPor', { header: 'Baixada por', filter: { kind: 'text' } }),
  computed('diferenca', diferencaDoEnviado, {
    header: 'Mudou desde que saiu',
    format: 'money',
    filter: { kind: 'range' },
  }),
  field('email', { header: 'E-mail', filter: { kind: 'text' } }),
];
const pedida = computed('formaPedida', ({ formaPedida }) => formaPedida ?? null, {
  header: 'Forma pedida',
  filter: { kind: 'text' },
});
const motivo = field('motivo', { header: 'Motivo', filter: { kind: 'text' } });

/** The columns of all declarations of a year. */
export const declaracoesDoAnoColumns = [...titular, total, ...saidas, pedida, motivo];

const quitada = columnsOf<QuitacaoDoAno>();

/** The columns of all discharges of a year; the reason for none stands beside the name. */
export const quitacoesDoAnoColumns: readonly Column<QuitacaoDoAno>[] = [
  ...titular,
  quitada.field('total', {
    header: 'Faturado',
    format: 'money',
    filter: { kind: 'range' },
    footer: 'sum',
    principal: true,
  }),
  quitada.field('deve', { header: 'Deve', format: 'money', filter: { kind: 'range' }, footer: 'sum' }),
  motivo,
  quitada.field('meses', { header: 'Meses faturados', filter: { kind: 'text' } }),
  ...saidas,
  pedida,
];
