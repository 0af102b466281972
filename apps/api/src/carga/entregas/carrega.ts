import { whileHolding } from '../../db/embedded/turns.ts';
import type { Db } from '../../db/schema.ts';
import { tx, type Trx } from '../../db/tx.ts';
import { Failure } from '../../http/failure.ts';
import { julgaDeNovo } from '../../modules/financeiro/retorno/julgaDeNovo.ts';
import { type Julgamento, processa, saoDemais } from '../motor.ts';
import {
  arquivosDaEntrega,
  type Entrega,
  findEntrega,
  gravaJulgamento,
  jaAplicada,
  prendeEntrega,
  recusaEntrega,
  ultimaAplicada,
} from './entregas.sql.ts';
import { confereManifesto } from './manifesto.ts';
import { abreArquivo } from './pedacos.sql.ts';

const carregando = {
  name: 'carregando dados do sistema central',
  told: 'Carregando dados do sistema central: tente de novo em instantes.',
};

/** Request to judge or apply a delivery. */
export interface Carregamento {
  id: string;
  /** False: only judge. */
  aplica: boolean;
  /** Moment of the operator, 'YYYY-MM-DDTHH:MM:SS'. */
  em: string;
  /** Hundredths of a percent of a file's lines. */
  limiteDeRecusadas: number;
  /** A person confirmed the findings, including many absent rows. */
  confirmada?: boolean;
  /** Called before each step; may throw to stop. */
  avanca?: (passo: string, feito: number) => Promise<void>;
  /** Last action in the transaction. */
  conclui?: (trx: Trx) => Promise<void>;
}

const quando = (iso: string): string =>
  `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)} ${iso.slice(11, 16)}`;

/** Reason for refusing a delivery before its files are read; undefined without one. */
const impedimento = async (trx: Trx, entrega: Entrega): Promise<string | undefined> => {
  const igual = await jaAplicada(trx, entrega);
  if (igual !== undefined)
    return `Estes arquivos já foram aplicados na entrega ${igual}: não há o que fazer.`;
  if (entrega.extraidaEm === null) return undefined;
  const ultima = await ultimaAplicada(trx, entrega.sistema);
  if (ultima?.extraidaEm && ultima.extraidaEm > entrega.extraidaEm)
    return `Foi extraída em ${quando(entrega.extraidaEm)}, e a última aplicada de ${entrega.sistema} em ${quando(ultima.extraidaEm)}: uma entrega mais velha não entra.`;
  return undefined;
};

const motivoDe = (falhas: number, demais: readonly string[]): string | null => {
  if (falhas > 0) return 'Um arquivo não pôde ser lido inteiro; nada entrou.';
  if (demais.length > 0) return `Linhas demais foram recusadas em ${demais.join(', ')}; nada entrou.`;
  return null;
};

/** Question to confirm before applying; null without one. */
const perguntaDe = ({ ausentes }: Julgamento): string | null => {
  const muitas = ausentes.filter(saoDemais);
  return muitas.length === 0
    ? null
    : `${muitas.map((um) => `${um.arquivo}.csv não traz ${um.ausentes} de ${um.de} registros que estão aqui`).join('; ')}: confirme antes de aplicar.`;
};

/** Message for a value that the judge accepted and the database refused. */
const recusaDoBanco = (error: unknown): string | undefined => {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code)
    ? `O banco de dados recusou uma linha (${typeof constraint === 'string' && constraint ? constraint : code}); nada entrou. Fale com a TI.`
    : undefined;
};

/** Judges bank lines whose title has arrived. If titles change meanwhile, the next bank file does so (CBR-24). */
const reconhece = async (db: Db, quem: { login: string; momento: string }): Promise<void> => {
  try {
    await julgaDeNovo(db, quem);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};

/**
 * Judges a delivery and optionally applies it, in one transaction. All servers together work on one delivery
 * at a time. An applied one stays unchanged. Returns its state. Throws Failure 404 and 409.
 */
export const carrega = async (db: Db, pedido: Carregamento): Promise<Entrega> => {
  const { id, aplica, em, limiteDeRecusadas, confirmada = false, avanca, conclui } = pedido;
  const numaTransacao = async (trx: Trx): Promise<void> => {
    const entrega = await prendeEntrega(trx, id);
    if (!entrega) throw new Failure(404, 'Esta entrega não existe.');
    if (entrega.situacao === 'RECEBENDO')
      throw new Failure(409, 'Os arquivos desta entrega ainda não chegaram todos.');
    if (entrega.situacao === 'PRONTA' || entrega.situacao === 'JULGADA') {
      const motivo = await impedimento(trx, entrega);
      if (motivo === undefined) {
        const recebidos = await arquivosDaEntrega(trx, id);
        const julgamento = await processa(
          trx,
          recebidos.map(({ nome }) => ({ nome, abre: abreArquivo(trx, { entrega: id, nome }) })),
          {
            entrega: id,
            em,
            completos: new Set(entrega.manifesto?.arquivos.flatMap((um) => (um.completo ? [um.nome] : []))),
            confirmada,
            limiteDeRecusadas,
            aplica,
            ...(avanca && { avanca }),
            confereLidos: (lidos) =>
              confereManifesto(
                entrega.manifesto ?? undefined,
                lidos.map((lido) => ({
                  ...lido,
                  sha256: recebidos.find(({ nome }) => nome === lido.nome)?.sha256 ?? '',
                })),
              ),
          },
        );
        const recusa = motivoDe(julgamento.falhas.length, julgamento.demais);
        const pergunta = aplica && !confirmada ? perguntaDe(julgamento) : null;
        const aceita = aplica && pergunta === null ? 'APLICADA' : 'JULGADA';
        await gravaJulgamento(trx, id, julgamento, {
          situacao: recusa === null ? aceita : 'RECUSADA',
          motivo: recusa ?? pergunta,
          em,
        });
      } else await recusaEntrega(trx, id, { motivo, em });
    }
    await conclui?.(trx);
  };
  try {
    await whileHolding(carregando, () => tx(db, numaTransacao));
  } catch (error) {
    const motivo = recusaDoBanco(error);
    if (motivo === undefined) throw error;
    await tx(db, async (trx) => {
      await recusaEntrega(trx, id, { motivo, em });
      await conclui?.(trx);
    });
  }
  const entrega = await findEntrega(db, id);
  if (!entrega) throw new Failure(404, 'Esta entrega não existe.');
  if (entrega.situacao === 'APLICADA' && entrega.relatorio?.arquivos.some(({ nome }) => nome === 'faturas'))
    await reconhece(db, { login: entrega.login, momento: em });
  return entrega;
};
