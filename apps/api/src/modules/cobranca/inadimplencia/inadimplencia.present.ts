import type {
  ContratoCancelado,
  DataCancelamento,
  Inadimplente,
  LinhaFoneErrado,
  LinhaMensageria,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import type { CobrancaConfig } from '../../../config/cobrancaConfig.ts';
import { linhaDe } from '../boleto/boleto.present.ts';
import { parteDe, totalDas } from '../pix/pix.rules.ts';
import { type Aviso, type Destino, destinoDe, mensagemDe } from './inadimplencia.rules.ts';
import { celula, linhaComoEsta, linhaDaMensagem, type Mensagem } from '../linhaDaMensagem.ts';
import type { CanceladoRow } from './cancelamento.sql.ts';
import { avisosDoCancelamento } from './cancelamento.rules.ts';
import type { DataRow, DevedorRow, EnderecoRow, InadimplenteRow } from './inadimplencia.sql.ts';
import { presentSituacao } from '../notificacao/situacao.present.ts';
import { julga, type RegenciaDoDia } from '../notificacao/regencia.ts';
import { findable } from '../../../db/findable.ts';

export const presentData = ({ data, contratos, por_inadimplencia }: DataRow): DataCancelamento => ({
  data,
  contratos,
  porInadimplencia: por_inadimplencia,
});

const ruaDe = ({ logradouro, numero, complemento }: EnderecoRow): string | null =>
  [logradouro, numero, complemento].filter((part) => part !== null).join(', ') || null;

export const presentCancelado = (row: CanceladoRow, noDia: RegenciaDoDia): ContratoCancelado => ({
  NOME: row.nome,
  ENDERECO: ruaDe(row),
  CEP: row.cep,
  BAI_NOME: row.bairro,
  MUN_CIDADE: row.cidade,
  MUN_UF: row.uf,
  MATRICULA: row.matricula,
  MOTIVO: row.motivo,
  ...avisosDoCancelamento({
    porInadimplencia: row.por_inadimplencia,
    daEmpresa: row.da_empresa === true,
    pediuEm: row.pediu_em,
    protocolo: row.protocolo,
    lida: julga(row.matricula, row.fatos, noDia),
  }),
});

export const presentInadimplente = (row: InadimplenteRow, noDia: RegenciaDoDia): Inadimplente => ({
  ...presentSituacao(row.fatos && julga(row.matricula, row.fatos, noDia)),
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
  tipo: row.tipo,
});

/** Common data of all messages in one file; days are ISO. */
export interface Envio {
  data: string;
  hoje: string;
  operadora: string;
  /** Telephone for questions of the payer; empty for none. */
  fone: string;
  config: CobrancaConfig;
}

/** Whole debt today; null where titles and fees differ in number, as after a reissue. */
const totalDe = ({ atrasados, titulos }: DevedorRow, { hoje, config }: Envio): number | null =>
  atrasados.length === titulos
    ? totalDas(atrasados.map((each) => parteDe(each, hoje, config.encargos)))
    : null;

/** Reach of the message's boleto: the whole debt, or a part. */
const alcanceDo = (
  boleto: { valor_cents: number } | undefined,
  { atrasados, titulos }: DevedorRow,
): Aviso['boleto'] => {
  if (!boleto) return null;
  const aberto = atrasados.reduce((sum, { valorCents }) => sum + valorCents, 0);
  return titulos === 1 || boleto.valor_cents >= aberto ? 'TUDO' : 'PARTE';
};

const sobreDe = (row: DevedorRow, telefone: string, envio: Envio, pix?: Aviso['pix']): Mensagem => {
  const { data, hoje, operadora, fone, config } = envio;
  const { nosso_numero, vencimento, valor_cents, dias_validos } = row;
  const boleto =
    nosso_numero === null || vencimento === null || valor_cents === null || dias_validos === null
      ? undefined
      : { nosso_numero, vencimento, valor_cents, dias_validos };
  const linhaDigitavel = boleto && linhaDe(boleto, hoje, config);
  return {
    telefone,
    mensagem: mensagemDe(
      {
        ...row,
        nome: celula(row.nome),
        operadora,
        fone,
        data,
        canceladoEm: row.cancelado_em,
        totalCents: totalDe(row, envio),
        boleto: alcanceDo(linhaDigitavel === undefined ? undefined : boleto, row),
        pix,
      },
      hoje,
    ),
    // Unique per matrícula and day of cancellation, so that a file sent twice is recognised.
    localizador: `INAD${data.replaceAll('-', '')}${row.matricula}`,
    linhaDigitavel,
    matricula: row.matricula,
    email: row.email,
    nossoNumero: linhaDigitavel === undefined ? null : nosso_numero,
    nome: row.nome,
    tipo: row.tipo,
  };
};

/** Phone for a delinquent's messages. */
export const destino = ({ fone_1, fone_2, fone_3, errados }: DevedorRow): Destino =>
  destinoDe([fone_1, fone_2, fone_3], errados);

/** Line of a delinquent with messages; empty for the others. */
export const presentMensagem =
  (envio: Envio) =>
  (row: DevedorRow, pix?: Aviso['pix']): LinhaMensageria[] => {
    const { telefone } = destino(row);
    return telefone === null ? [] : [linhaDaMensagem(sobreDe(row, telefone, envio, pix))];
  };

/** Line of a delinquent without messages, with the reason (COB-21); empty for the others. */
export const presentFoneErrado =
  (envio: Envio) =>
  (row: DevedorRow): LinhaFoneErrado[] => {
    const found = destino(row);
    if (found.telefone !== null) return [];
    return [{ ...linhaComoEsta(sobreDe(row, celula(found.registrado), envio)), MOTIVO: found.motivo }];
  };

findable(import.meta.url, { presentCancelado, presentInadimplente });
