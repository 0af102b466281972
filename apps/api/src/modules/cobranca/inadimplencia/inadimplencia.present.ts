import type {
  ContratoCancelado,
  DataCancelamento,
  Inadimplente,
  LinhaFoneErrado,
  LinhaMensageria,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import type { CobrancaConfig } from '../../../config/cobrancaConfig.ts';
import { linhaDe } from '../boleto/boleto.present.ts';
import { type Aviso, type Destino, destinoDe, mensagemDe } from './inadimplencia.rules.ts';
import { celula, linhaDaMensagem } from '../linhaDaMensagem.ts';
import type { CanceladoRow, DataRow, DevedorRow, EnderecoRow, InadimplenteRow } from './inadimplencia.sql.ts';
import { findable } from '../../../db/findable.ts';

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
  tipo: row.tipo,
});

/** Common data of all messages in one file; days are ISO. */
export interface Envio {
  data: string;
  hoje: string;
  operadora: string;
  config: CobrancaConfig;
}

const linhaMensageria = (
  row: DevedorRow,
  telefone: string,
  envio: Envio,
  pix?: Aviso['pix'],
): LinhaMensageria => {
  const { data, hoje, operadora, config } = envio;
  const { nosso_numero, vencimento, valor_cents, dias_validos } = row;
  const boleto =
    nosso_numero === null || vencimento === null || valor_cents === null || dias_validos === null
      ? undefined
      : { nosso_numero, vencimento, valor_cents, dias_validos };
  const linhaDigitavel = boleto && linhaDe(boleto, hoje, config);
  return linhaDaMensagem({
    telefone,
    mensagem: mensagemDe(
      { ...row, nome: celula(row.nome), operadora, data, canceladoEm: row.cancelado_em, pix },
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
  });
};

/** Phone for a delinquent's messages. */
export const destino = ({ fone_1, fone_2, fone_3 }: DevedorRow): Destino =>
  destinoDe([fone_1, fone_2, fone_3]);

/** Line of a delinquent with messages; empty for the others. */
export const presentMensagem =
  (envio: Envio) =>
  (row: DevedorRow, pix?: Aviso['pix']): LinhaMensageria[] => {
    const { telefone } = destino(row);
    return telefone === null ? [] : [linhaMensageria(row, telefone, envio, pix)];
  };

/** Line of a delinquent without messages, with the reason (COB-21); empty for the others. */
export const presentFoneErrado =
  (envio: Envio) =>
  (row: DevedorRow): LinhaFoneErrado[] => {
    const found = destino(row);
    if (found.telefone !== null) return [];
    return [{ ...linhaMensageria(row, celula(found.registrado), envio), MOTIVO: found.motivo }];
  };

findable(import.meta.url, { presentCancelado, presentInadimplente });
