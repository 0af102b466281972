import type { BoletoGerado } from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import { type CellValue, columnsOf } from '@vidas/ui/report-table/columns.ts';
import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';

type Name = keyof BoletoGerado & string;

const headers = {
  TELEFONE: 'Telefone',
  MENSAGEM: 'Mensagem',
  LOCALIZADOR: 'Localizador',
  DATA_HORA_AGENDADA: 'Data/hora agendada',
  ENVIA_INAPP: 'Envia In-App',
  ENVIA_SMS: 'Envia SMS',
  ID_FUNCIONALIDADE: 'ID Funcionalidade',
  ID_REGISTRO: 'ID Registro',
  TIPO_CALLBACK: 'Tipo callback',
  LINHADIGITAVEL: 'Linha digitável',
  MATRICULA: 'Matrícula',
  EMAIL: 'E-mail',
  NOSSONUMERO: 'Nosso número',
  NOME: 'Nome',
  TIPOBOLETO: 'Tipo boleto',
} as const;

/** The most important columns come first; the rest follows in the order of the file. */
const first = ['NOME', 'MATRICULA', 'EMAIL'] as const;
/** Identifiers are never cut. */
const whole: readonly string[] = ['MATRICULA', 'TELEFONE', 'NOSSONUMERO', 'LINHADIGITAVEL', 'LOCALIZADOR'];
const rest = (Object.keys(headers) as (keyof typeof headers)[]).filter(
  (name) => !(first as readonly string[]).includes(name),
);

const tones: Readonly<Record<string, TagTone>> = {
  Enviado: 'positive',
  Falhou: 'negative',
  Aguardando: 'info',
  'Sem e-mail': 'caution',
  'Por telefone': 'info',
  'Em dúvida': 'caution',
};

const column = (name: keyof typeof headers & Name) =>
  columnsOf<BoletoGerado>().computed(name, (row): CellValue => row[name] ?? null, {
    header: headers[name],
    filter: { kind: 'text' },
    ...(name === 'NOME' ? { footer: 'count' } : {}),
    ...(whole.includes(name) ? { isWhole: true } : {}),
  });

export const boletosGeradosColumns = [
  ...first.map(column),
  columnsOf<BoletoGerado>().computed('ENVIO', ({ ENVIO }) => ENVIO ?? null, {
    header: 'Envio por e-mail',
    card: 'amount',
    filter: { kind: 'exact' },
    cell: ({ ENVIO }, marked) => (ENVIO ? <Tag tone={tones[ENVIO] ?? 'neutral'}>{marked}</Tag> : marked),
  }),
  columnsOf<BoletoGerado>().computed('ENVIO_MOTIVO', ({ ENVIO_MOTIVO }) => ENVIO_MOTIVO ?? null, {
    header: 'Motivo',
    filter: { kind: 'text' },
  }),
  columnsOf<BoletoGerado>().computed('FORMA', ({ FORMA }) => FORMA ?? null, {
    header: 'Forma pedida',
    filter: { kind: 'text' },
  }),
  ...rest.map(column),
];
