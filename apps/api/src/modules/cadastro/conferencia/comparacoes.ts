import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { findParametros } from '../../../jobs/tarefa.sql.ts';
import { tarefasDe } from '../../../jobs/tarefas.ts';
import { type ArquivoRow, findEmVigor } from './arquivos.sql.ts';
import { paceDaComparacao, type PontoDaComparacao } from './comparaAosPoucos.sql.ts';
import { limpaComparacoes, refreshPares, tipoDeTarefa } from './importacao.sql.ts';
import {
  type Comparado,
  type PedidoDeUso,
  recomparaEmVigor,
  requireUsavel,
  usaConferencia,
} from './usaConferencia.ts';

/** One file is compared at a time. */
export const alvo = { tipo: tipoDeTarefa, chave: 'cnx' };

const outro =
  'A comparação de outro arquivo está em andamento. Aguarde o seu fim ou cancele-a, e tente novamente.';
const cancelada = 'A comparação foi cancelada; o arquivo em vigor continua o mesmo.';
const continua = 'A comparação não terminou agora. Ela continua quando o servidor a retoma.';

/** Parameters of a comparison job; JSON. */
interface Parametros {
  id: number;
  isCiente: boolean;
  /** The file is already in force and is only compared again. */
  isDeNovo?: boolean;
  confirmado?: Confirmado;
}

/** Job that compares a conference file with the register and puts it in force (SIB-42, TAR-1). */
export const comparacoesDe = ({
  db,
  config,
  clock,
  log,
  servidor,
}: Pick<Deps, 'db' | 'config' | 'clock' | 'log' | 'servidor'>) => {
  /** Leftovers are never read and the next cleaning removes them, so a failure here must not fail the job. */
  const arruma = async (): Promise<void> => {
    try {
      await limpaComparacoes(db);
      await refreshPares(db);
    } catch (cause) {
      log.warn({ err: cause }, 'conferência SIB: limpeza adiada');
    }
  };

  const tarefas = tarefasDe<Parametros, PontoDaComparacao, Comparado>(
    { db, config, clock, log, servidor },
    {
      tipo: alvo.tipo,
      executa: async ({ parametros, login, ponto, avanca, conclui }) => {
        const andamento = { ponto, avanca, conclui, pace: paceDaComparacao(config) };
        const { nome, quantidade } = parametros.isDeNovo
          ? await recomparaEmVigor({ db, clock }, andamento)
          : await usaConferencia({ db, clock }, { ...parametros, login }, andamento);
        // The file is in force and the job has ended: nobody waits for the cleaning, and it cannot be
        // cancelled.
        await arruma();
        return { nome, quantidade };
      },
    },
  );

  /** Starts a comparison and waits for its end. Throws while another one runs, and when it fails. */
  const espera = async (login: string, parametros: Parametros): Promise<void> => {
    const { id } = await tarefas.pede(alvo.chave, { login, parametros });
    const running = await findParametros<Parametros>(db, Number(id));
    if (running?.id !== parametros.id || running.isDeNovo !== parametros.isDeNovo)
      throw new Failure(409, outro);
    await tarefas.quieta();
    const ended = await tarefas.find(Number(id));
    if (ended?.situacao === 'CONCLUÍDA') return;
    if (ended?.situacao === 'CANCELADA') {
      await arruma();
      throw new Failure(409, cancelada);
    }
    throw new Failure(503, ended?.motivo ?? continua);
  };

  /** Puts a file in force. Throws when it cannot be used or the job fails. */
  const usa = async (pedido: PedidoDeUso): Promise<ArquivoRow> => {
    const arquivo = await requireUsavel(db, pedido);
    const { isCiente, confirmado } = pedido;
    await espera(pedido.login, { id: arquivo.id, isCiente, ...(confirmado && { confirmado }) });
    return arquivo;
  };

  /** Compares the file in force again; does nothing without one (SIB-43). */
  const recalcula = async (login: string): Promise<void> => {
    const atual = await findEmVigor(db);
    if (atual) await espera(login, { id: atual.id, isCiente: true, isDeNovo: true });
  };

  return { ...tarefas, usa, recalcula };
};
