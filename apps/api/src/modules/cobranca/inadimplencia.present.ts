import type {
  ContratoCancelado,
  DataCancelamento,
  Inadimplente,
  LinhaFoneErrado,
  LinhaMensageria,
  PagamentoVencido,
} from '@vidas/api-client/cobranca/inadimplencia';
import type { CobrancaConfig } from '../../cobrancaConfig.ts';
import { errosDaLinha } from '../../imports/campanhaLinha.ts';
import { linhaDe } from './boleto/boleto.present.ts';
import { type Destino, destinoDe, mensagemDe } from './inadimplencia.rules.ts';
import type {
  CanceladoRow,
  DataRow,
  DevedorRow,
  EnderecoRow,
  InadimplenteRow,
  VencidoRow,
} from './inadimplencia.sql.ts';

export const presentData = ({ data, contratos, por_inadimplencia }: DataRow): DataCancelamento => ({
  data,
  contratos,
  porInadimplencia: por_inadimplencia,
});

const ruaDe = ({ logradouro, numero, complemento }: EnderecoRow): string | null =>
  [logradouro, numero, complemento].filter((part) => part !== null).join(', ') || null;

export const presentCancelado = (row: CanceladoRow): ContratoCancelado => ({
  NOME: row.nome,
  ENDERECO: ruaDe(row),
  CEP: row.cep,
  BAI_NOME: row.bairro,
  MUN_CIDADE: row.cidade,
  MUN_UF: row.uf,
  MATRICULA: row.matricula,
  MOTIVO: row.motivo,
});

export const presentInadimplente = (row: InadimplenteRow): Inadimplente => ({
  nome: row.nome,
  endereco: ruaDe(row),
  cep: row.cep,
  bairro: row.bairro,
  cidade: row.cidade,
  uf: row.uf,
  matricula: row.matricula,
  desde: row.desde,
  dias: row.dias,
  titulos: row.titulos,
  valor: row.valor_cents,
});

/** What the messages of one file have in common; days are ISO. */
export interface Envio {
  data: string;
  hoje: string;
  operadora: string;
  config: CobrancaConfig;
}

/** Letters that the import of a campaign takes: no separator, no line break, no beginning of a formula. */
const celula = (text: string | null): string =>
  (text ?? '')
    .replace(/[;"\s\p{Cc}]+/gu, ' ')
    .replace(/^[\s=+\-@]+/, '')
    .trim();

/** A wrong cell in the register must not stop the file of all the others. */
const semErros = (linha: LinhaMensageria): LinhaMensageria => {
  const erradas = errosDaLinha(linha, { push: true, sms: true }).map(({ coluna }) => [coluna, ''] as const);
  return { ...linha, ...Object.fromEntries(erradas), TELEFONE: linha.TELEFONE };
};

const linhaMensageria = (row: DevedorRow, telefone: string, envio: Envio): LinhaMensageria => {
  const { data, hoje, operadora, config } = envio;
  const { nosso_numero, vencimento, valor_cents, dias_validos } = row;
  const boleto =
    nosso_numero === null || vencimento === null || valor_cents === null || dias_validos === null
      ? undefined
      : { nosso_numero, vencimento, valor_cents, dias_validos };
  const linha = boleto && linhaDe(boleto, hoje, config);
  return semErros({
    TELEFONE: telefone,
    MENSAGEM: celula(
      mensagemDe({ ...row, nome: celula(row.nome), operadora, data, canceladoEm: row.cancelado_em }, hoje),
    ),
    // Once a matrícula and day of cancellation, so that the same file sent twice is seen to be the same.
    LOCALIZADOR: `INAD${data.replaceAll('-', '')}${row.matricula}`,
    DATA_HORA_AGENDADA: '',
    ENVIA_INAPP: 'S',
    ENVIA_SMS: 'S',
    ID_FUNCIONALIDADE: '',
    ID_REGISTRO: '',
    TIPO_CALLBACK: '',
    LINHADIGITAVEL: (linha ?? '').replace(/\D/g, ''),
    MATRICULA: row.matricula,
    EMAIL: celula(row.email),
    NOSSONUMERO: linha === undefined ? '' : (nosso_numero ?? ''),
    NOME: celula(row.nome),
    TIPOBOLETO: row.tipo,
  });
};

const destino = ({ fone_1, fone_2, fone_3 }: DevedorRow): Destino => destinoDe([fone_1, fone_2, fone_3]);

/** The line of a delinquent who gets messages; none for the others. */
export const presentMensagem =
  (envio: Envio) =>
  (row: DevedorRow): LinhaMensageria[] => {
    const { telefone } = destino(row);
    return telefone === null ? [] : [linhaMensageria(row, telefone, envio)];
  };

/** The line of a delinquent who gets no message, with the reason; none for the others. */
export const presentFoneErrado =
  (envio: Envio) =>
  (row: DevedorRow): LinhaFoneErrado[] => {
    const found = destino(row);
    if (found.telefone !== null) return [];
    return [{ ...linhaMensageria(row, celula(found.registrado), envio), MOTIVO: found.motivo }];
  };

const tipos = { E: 'E', X: 'E', I: 'I', D: 'I', A: 'A', C: 'A' } as const;

export const presentVencido = (row: VencidoRow): PagamentoVencido => ({
  nome: row.nome,
  email: row.email,
  fone1: row.fone_1,
  fone2: row.fone_2,
  fone3: row.fone_3,
  dtVencimento: row.vencimento,
  qtdDiasVencidos: row.dias,
  matricula: row.codigo,
  tipo: tipos[row.tipo],
  valor: row.valor_cents,
});
