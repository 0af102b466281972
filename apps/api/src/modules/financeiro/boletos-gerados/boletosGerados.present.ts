import { writeDay } from '@vidas/api-client/words/day.ts';
import type { LinhaFoneErrado } from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import type { BoletoGerado } from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import type { CobrancaConfig } from '../../../config/cobrancaConfig.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { jaRecebido, linhaDe } from '../../cobranca/boleto/boleto.present.ts';
import { formaEmPalavras } from '../../cadastro/forma-de-papel/formaDoPapel.present.ts';
import { tipoDaFatura } from '../../cobranca/boleto/boleto.sql.ts';
import { chamado } from '../../cobranca/inadimplencia/chamado.rules.ts';
import { type Destino, destinoDe } from '../../cobranca/inadimplencia/inadimplencia.rules.ts';
import { celula, linhaComoEsta, linhaDaMensagem, type Mensagem } from '../../cobranca/linhaDaMensagem.ts';
import type { BoletoGeradoRow } from './boletosGerados.sql.ts';

/** Common data of all messages in one file; `hoje` is an ISO day. */
export interface Aviso {
  hoje: string;
  operadora: string;
  config: CobrancaConfig;
}

/** Message to a payer about the bill (FIN-11). */
export const mensagemDoBoleto = (
  row: Pick<
    BoletoGeradoRow,
    'nome' | 'tipo' | 'vencimento' | 'valor_cents' | 'recebido_em_parte_cents' | 'recebido_em_parte_em'
  >,
  { hoje, operadora }: Pick<Aviso, 'hoje' | 'operadora'>,
): string => {
  const { nome, tipo, vencimento, valor_cents } = row;
  const recebido = jaRecebido(row);
  const quem = chamado(celula(nome), { isEmpresa: tipoDaFatura(tipo) === 'E' });
  const quando =
    vencimento < hoje
      ? `venceu em ${writeDay(vencimento)}`
      : vencimento === hoje
        ? 'vence hoje'
        : `vence em ${writeDay(vencimento)}`;
  return `${quem}, o boleto do seu plano ${operadora}, de R$ ${reais(valor_cents)}, ${quando}.${recebido === undefined ? '' : ` ${recebido}.`} Se já pagou, desconsidere.`;
};

const destino = ({ fone_1, fone_2, fone_3, errados }: BoletoGeradoRow): Destino =>
  destinoDe([fone_1, fone_2, fone_3], errados);

const sobreDe = (row: BoletoGeradoRow, telefone: string, aviso: Aviso): Mensagem => ({
  telefone,
  mensagem: mensagemDoBoleto(row, aviso),
  localizador: `BOL${row.titulo}`,
  linhaDigitavel: linhaDe(row, aviso.hoje, aviso.config),
  matricula: row.matricula,
  email: row.email,
  nossoNumero: row.nosso_numero,
  nome: row.nome,
  tipo: tipoDaFatura(row.tipo),
});

export const presentBoletoGerado =
  (aviso: Aviso) =>
  (row: BoletoGeradoRow): BoletoGerado => ({
    ...linhaDaMensagem(sobreDe(row, destino(row).telefone ?? '', aviso)),
    ENVIO: row.envio,
    ENVIO_MOTIVO: row.motivo,
    VALOR: row.valor_cents,
    FORMA: formaEmPalavras(row).formaPedida ?? null,
  });

/** Line of a payer without a phone for messages, with the reason (COB-21); empty for the others. */
export const presentFoneErrado =
  (aviso: Aviso) =>
  (row: BoletoGeradoRow): LinhaFoneErrado[] => {
    const found = destino(row);
    return found.telefone === null
      ? [{ ...linhaComoEsta(sobreDe(row, celula(found.registrado), aviso)), MOTIVO: found.motivo }]
      : [];
  };
