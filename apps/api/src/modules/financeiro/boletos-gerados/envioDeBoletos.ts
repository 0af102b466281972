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
import { emailSender, falhaDoEnvio } from '../../cobranca/envio.ts';
import { exigeBoletosConfirmados } from './boletosConfirmados.ts';
import { type BoletoGeradoRow, selectBoletoDoDia, selectBoletoGerado } from './boletosGerados.sql.ts';
import { contaEnvio, findPendente, foiInterrompido, gravaItem, preparaEnvio } from './envio.sql.ts';

/** So many messages in a row that the mail server does not take now end the sending: the next ones would fare no better. */
const RECUSAS_SEGUIDAS = 10;

const naoAgora = 'O servidor de e-mail não está aceitando mensagens agora.';
const interrompido =
  'O envio foi interrompido antes de terminar, e o boleto pode ter chegado. Envie de novo só se não chegou.';

/** The end of one sending; `isTemporary` when the mail server does not take it now, or gave no answer. */
interface Fim {
  situacao: 'ENVIADO' | 'SEM_EMAIL' | 'FALHOU' | 'EM_DUVIDA';
  motivo: string | null;
  isTemporary?: boolean;
}

/** The end that a failure means for its bill. Throws a failure of the server: the whole sending ends, and the bill goes on waiting. */
const fimDaFalha = (error: unknown): Fim => {
  if (!(error instanceof Failure)) throw error;
  const { message: motivo } = error;
  switch (falhaDoEnvio(error)?.motivo) {
    case 'servidor':
      throw error;
    case 'agora nao':
      return { situacao: 'FALHOU', motivo, isTemporary: true };
    case 'duvida':
      return { situacao: 'EM_DUVIDA', motivo, isTemporary: true };
    default:
      // A 409 without problems: somebody else is sending it now.
      return { situacao: error.status === 409 && error.body['problems'] ? 'EM_DUVIDA' : 'FALHOU', motivo };
  }
};

/** What a sending needs to go on; what became of each bill is kept beside the bill. */
export interface PontoDoEnvio {
  /** Messages in a row that the mail server refused for now. */
  recusas: number;
  /** Bills that waited when it began. */
  total: number;
}

type Envio = Execucao<{ dia: string; visto?: Confirmado }, PontoDoEnvio>;

/** Sends one bill of a due day to an address, and records what became of it (FIN-13). Throws Failure. */
export const enviaUmBoleto = (deps: Deps) => {
  const { db } = deps;
  const { mail } = boletoPorEmail(deps, emailSender(deps));
  return async (
    pedido: { dia: string; nossoNumero: string; email: string; reenviar: boolean },
    login: string,
  ) => {
    const { dia, email } = pedido;
    const { rows } = await selectBoletoDoDia(dia, pedido.nossoNumero).execute(db);
    const [row] = rows;
    if (!row) throw new Failure(404, 'Este boleto não está mais em aberto neste vencimento.');
    const grava = (fim: Pick<Fim, 'situacao' | 'motivo'>) => gravaItem(db, { dia, titulo: row.titulo }, fim);
    try {
      const saida = await mail({ ...pedido, matricula: row.matricula }, login);
      await grava({ situacao: 'ENVIADO', motivo: `Para ${email} em ${momentoEscrito(saida.enviadoEm)}.` });
      return saida;
    } catch (error) {
      const falha = falhaDoEnvio(error);
      if (falha && error instanceof Failure)
        await grava({ situacao: falha.motivo === 'duvida' ? 'EM_DUVIDA' : 'FALHOU', motivo: error.message });
      throw error;
    }
  };
};

/** Sends the bills of a due day one after the other, and can stop or go on between any two (FIN-12). */
export const enviaBoletosDoDia = (deps: Deps) => {
  const { db } = deps;
  const { mail } = boletoPorEmail(deps, emailSender(deps));

  const envia = async (row: BoletoGeradoRow, login: string): Promise<Fim> => {
    const email = row.email?.trim() ?? '';
    if (email === '') return { situacao: 'SEM_EMAIL', motivo: null };
    if (await foiInterrompido(db, chaveDoBoleto(row.titulo)))
      return { situacao: 'EM_DUVIDA', motivo: interrompido };
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
      return fimDaFalha(error);
    }
  };

  /** Sends one bill and records what became of it; true when the mail server does not take it now. */
  const enviaUm = async (dia: string, titulo: string, login: string): Promise<boolean> => {
    const { rows } = await selectBoletoGerado(titulo).execute(db);
    const [row] = rows;
    if (!row) throw new TypeError('A bill of a sending is not there.');
    const { isTemporary = false, ...fim } = await envia(row, login);
    await gravaItem(db, { dia, titulo }, fim);
    return isTemporary;
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
      if (recusas >= RECUSAS_SEGUIDAS) throw new Failure(503, naoAgora);
      // One after the other: a mail server and the embedded database serve others meanwhile.
      // oxlint-disable-next-line no-await-in-loop
      const titulo = await findPendente(db, dia);
      if (titulo === undefined) return contaEnvio(db, dia);
      // oxlint-disable-next-line no-await-in-loop
      const isTemporary = await enviaUm(dia, titulo, login);
      recusas = isTemporary ? recusas + 1 : 0;
      feito += 1;
      // oxlint-disable-next-line no-await-in-loop
      await avanca({ feito, total, passo, ponto: { recusas, total } });
    }
  };
};
