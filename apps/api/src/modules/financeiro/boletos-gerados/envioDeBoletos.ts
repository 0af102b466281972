import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { momentoEscrito, momentoLocal } from '../../../operatorMoment.ts';
import { boletoPorEmail, chaveDoBoleto } from '../../cobranca/boleto/boletoPorEmail.ts';
import { emailSender } from '../../cobranca/envio.ts';
import { type BoletoGeradoRow, selectBoletoGerado } from './boletosGerados.sql.ts';
import {
  comecaEnvio,
  encerraEnvio,
  findEmAndamento,
  findPendente,
  foiInterrompido,
  gravaItem,
} from './envio.sql.ts';

/** So many messages in a row that the mail server does not take end the sending: the next ones would fare no better. */
const RECUSAS_SEGUIDAS = 3;

const semServidor = 'O servidor de e-mail não está aceitando mensagens.';
const comErro = 'O envio parou por um erro do servidor. Fale com a TI.';
const interrompido =
  'O envio foi interrompido antes de terminar, e o boleto pode ter saído. Se for o caso, reenvie em Gerar boleto.';

/** What became of a bill; `semServidor` when the mail server did not take it. */
interface Fim {
  situacao: 'ENVIADO' | 'SEM_EMAIL' | 'FALHOU';
  motivo: string | null;
  semServidor?: boolean;
}

/** Sends the bills of a due day one after the other, in the background; begun again, it sends what is left (FIN-12). */
export const envioDeBoletos = (deps: Deps) => {
  const { db, clock, log } = deps;
  const { mail } = boletoPorEmail(deps, emailSender(deps));
  const running = new Map<string, Promise<void>>();
  let isClosing = false;
  const agora = () => momentoLocal(clock());

  const envia = async (row: BoletoGeradoRow, login: string): Promise<Fim> => {
    const email = row.email?.trim() ?? '';
    if (email === '') return { situacao: 'SEM_EMAIL', motivo: null };
    if (await foiInterrompido(db, chaveDoBoleto(row.titulo)))
      return { situacao: 'FALHOU', motivo: interrompido };
    try {
      const { isRepetido, enviadoEm } = await mail(
        { matricula: row.matricula, nossoNumero: row.nosso_numero, email, name: row.nome },
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

  const work = async (dia: string): Promise<void> => {
    let recusas = 0;
    while (!isClosing) {
      // One after the other: a mail server and the embedded database serve others meanwhile.
      // oxlint-disable-next-line no-await-in-loop
      const next = await findPendente(db, dia);
      if (!next) return encerraEnvio(db, dia, { situacao: 'TERMINADO', em: agora() });
      // oxlint-disable-next-line no-await-in-loop
      const { rows } = await selectBoletoGerado(next.titulo).execute(db);
      const [row] = rows;
      if (!row) throw new TypeError('A bill of a sending is not there.');
      // oxlint-disable-next-line no-await-in-loop
      const { semServidor: isRefused = false, ...fim } = await envia(row, next.login);
      // oxlint-disable-next-line no-await-in-loop
      await gravaItem(db, { dia, titulo: next.titulo }, fim);
      recusas = isRefused ? recusas + 1 : 0;
      if (recusas === RECUSAS_SEGUIDAS)
        return encerraEnvio(db, dia, { situacao: 'PARADO', em: agora(), motivo: semServidor });
    }
  };

  const passa = (dia: string): Promise<void> =>
    work(dia)
      .catch(async (error: unknown) => {
        log.error({ err: error }, 'o envio de boletos parou');
        await encerraEnvio(db, dia, { situacao: 'PARADO', em: agora(), motivo: comErro });
      })
      .catch((error: unknown) => log.error({ err: error }, 'o envio de boletos não foi encerrado'));

  // One day is never sent by two at a time; who begins it again passes once more behind the first.
  const run = (dia: string): void => {
    const done = (running.get(dia) ?? Promise.resolve()).then(() => passa(dia));
    running.set(dia, done);
    void done.then(() => {
      if (running.get(dia) === done) running.delete(dia);
    });
  };

  return {
    /** Begins, or takes up again. */
    comeca: async (dia: string, login: string): Promise<void> => {
      await comecaEnvio(db, dia, { login, em: agora() });
      run(dia);
    },
    para: (dia: string): Promise<void> => encerraEnvio(db, dia, { situacao: 'PARADO', em: agora() }),
    /** What was in course when the server ended goes on. */
    retoma: async (): Promise<void> => (await findEmAndamento(db)).forEach(run),
    /** The message that is leaving leaves; the others wait for the next start. */
    fecha: async (): Promise<void> => {
      isClosing = true;
      await Promise.all(running.values());
    },
  };
};
