import type { ContagemDoEnvio } from '@vidas/api-client/financeiro/boletos-gerados';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { exigeCanal } from '../../../mail/canais.ts';
import { diaEscrito } from '../../../operatorDay.ts';
import { momentoEscrito } from '../../../operatorMoment.ts';
import type { Execucao } from '../../../tarefas/tarefas.ts';
import { boletoPorEmail, chaveDoBoleto } from '../../cobranca/boleto/boletoPorEmail.ts';
import { emailSender } from '../../cobranca/envio.ts';
import { exigeBoletosConfirmados } from './boletosConfirmados.ts';
import { type BoletoGeradoRow, selectBoletoGerado } from './boletosGerados.sql.ts';
import { contaEnvio, findPendente, foiInterrompido, gravaItem, preparaEnvio } from './envio.sql.ts';

/** So many messages in a row that the mail server does not take end the sending: the next ones would fare no better. */
const RECUSAS_SEGUIDAS = 3;

const semServidor = 'O servidor de e-mail não está aceitando mensagens.';
const interrompido =
  'O envio foi interrompido antes de terminar, e o boleto pode ter saído. Se for o caso, reenvie em Gerar boleto.';

/** What became of a bill; `semServidor` when the mail server did not take it. */
interface Fim {
  situacao: 'ENVIADO' | 'SEM_EMAIL' | 'FALHOU';
  motivo: string | null;
  semServidor?: boolean;
}

/** What a sending needs to go on; what became of each bill is kept beside the bill. */
export interface PontoDoEnvio {
  /** Messages in a row that the mail server did not take. */
  recusas: number;
  /** Bills that waited when it began. */
  total: number;
}

type Envio = Execucao<{ dia: string; visto?: Confirmado }, PontoDoEnvio>;

/** Sends the bills of a due day one after the other, and can stop or go on between any two (FIN-12). */
export const enviaBoletosDoDia = (deps: Deps) => {
  const { db } = deps;
  const { mail } = boletoPorEmail(deps, emailSender(deps));

  const envia = async (row: BoletoGeradoRow, login: string): Promise<Fim> => {
    const email = row.email?.trim() ?? '';
    if (email === '') return { situacao: 'SEM_EMAIL', motivo: null };
    if (await foiInterrompido(db, chaveDoBoleto(row.titulo)))
      return { situacao: 'FALHOU', motivo: interrompido };
    try {
      const { isRepetido, enviadoEm } = await mail(
        { matricula: row.matricula, nossoNumero: row.nosso_numero, email },
        login,
      );
      return {
        situacao: 'ENVIADO',
        motivo: isRepetido ? `Já tinha saído em ${momentoEscrito(enviadoEm)}.` : null,
      };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { situacao: 'FALHOU', motivo: error.message, semServidor: error.status === 502 };
    }
  };

  /** Sends one bill and records what became of it; true when the mail server did not take it. */
  const enviaUm = async (dia: string, titulo: string, login: string): Promise<boolean> => {
    const { rows } = await selectBoletoGerado(titulo).execute(db);
    const [row] = rows;
    if (!row) throw new TypeError('A bill of a sending is not there.');
    const { semServidor: isRefused = false, ...fim } = await envia(row, login);
    await gravaItem(db, { dia, titulo }, fim);
    return isRefused;
  };

  return async ({ parametros: { dia, visto }, login, ponto, avanca }: Envio): Promise<ContagemDoEnvio> => {
    // A sending that goes on after a restart may find another configuration than it began with.
    await exigeCanal(deps, 'email');
    if (ponto === null)
      // The bills may have changed between the question and the beginning.
      await tx(db, async (trx) => {
        await exigeBoletosConfirmados(deps, trx, { dia, visto });
        await preparaEnvio(trx, dia);
      });
    const { pendentes } = await contaEnvio(db, dia);
    const total = ponto?.total ?? pendentes;
    let recusas = ponto?.recusas ?? 0;
    let feito = total - pendentes;
    const passo = `Boletos com vencimento em ${diaEscrito(dia)}`;
    if (ponto === null) await avanca({ feito, total, passo, ponto: { recusas, total } });
    for (;;) {
      if (recusas >= RECUSAS_SEGUIDAS) throw new Failure(503, semServidor);
      // One after the other: a mail server and the embedded database serve others meanwhile.
      // oxlint-disable-next-line no-await-in-loop
      const titulo = await findPendente(db, dia);
      if (titulo === undefined) return contaEnvio(db, dia);
      // oxlint-disable-next-line no-await-in-loop
      const isRefused = await enviaUm(dia, titulo, login);
      recusas = isRefused ? recusas + 1 : 0;
      feito += 1;
      // oxlint-disable-next-line no-await-in-loop
      await avanca({ feito, total, passo, ponto: { recusas, total } });
    }
  };
};
