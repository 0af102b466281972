import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { findParametros } from '../../../tarefas/tarefa.sql.ts';
import { tarefasDe } from '../../../tarefas/tarefas.ts';
import type { ArquivoRow } from './arquivos.sql.ts';
import type { PontoDaComparacao } from './comparaAosPoucos.sql.ts';
import { limpaComparacoes, refreshStatistics, tipoDeTarefa } from './importacao.sql.ts';
import { type PedidoDeUso, requireUsavel, usaConferencia } from './usaConferencia.ts';

/** One file is compared at a time, whichever it is. */
export const alvo = { tipo: tipoDeTarefa, chave: 'cnx' };

const outro =
  'A comparação de outro arquivo está em andamento. Aguarde o seu fim ou cancele-a, e tente novamente.';
const cancelada = 'A comparação foi cancelada; o arquivo em vigor continua o mesmo.';
const continua = 'A comparação não terminou agora. Ela continua quando o servidor a retoma.';

/** What a comparison was asked for; JSON. */
interface Parametros {
  id: number;
  isCiente: boolean;
}

/** The comparison of a conference file with the register, which puts it in force, as a job of the server (SIB-42, TAR-1). */
export const comparacoesDe = ({ db, config, clock, log }: Pick<Deps, 'db' | 'config' | 'clock' | 'log'>) => {
  /** Leftovers are read by nobody and the next cleaning removes them, so a failure here must not fail the job. */
  const arruma = async (): Promise<void> => {
    try {
      await limpaComparacoes(db);
      await refreshStatistics(db);
    } catch (cause) {
      log.warn({ err: cause }, 'conferência SIB: limpeza adiada');
    }
  };

  const tarefas = tarefasDe<Parametros, PontoDaComparacao, { nome: string; quantidade: number }>(
    { db, config, clock, log },
    {
      tipo: alvo.tipo,
      executa: async ({ parametros, login, ponto, avanca }) => {
        const arquivo = await usaConferencia({ db, clock }, { ...parametros, login }, { ponto, avanca });
        await arruma();
        return { nome: arquivo.nome, quantidade: arquivo.quantidade };
      },
    },
  );

  /** Asks for the comparison and waits for its end. Throws when the file cannot be used, and when it did not come into force. */
  const usa = async (pedido: PedidoDeUso): Promise<ArquivoRow> => {
    const arquivo = await requireUsavel(db, pedido);
    const { login, isCiente } = pedido;
    const { id } = await tarefas.pede(alvo.chave, { login, parametros: { id: arquivo.id, isCiente } });
    const asked = await findParametros<Parametros>(db, Number(id));
    if (asked?.id !== arquivo.id) throw new Failure(409, outro);
    await tarefas.quieta();
    const ended = await tarefas.find(Number(id));
    if (ended?.situacao === 'CONCLUÍDA') return arquivo;
    if (ended?.situacao === 'CANCELADA') {
      await arruma();
      throw new Failure(409, cancelada);
    }
    throw new Failure(503, ended?.motivo ?? continua);
  };

  return { ...tarefas, usa };
};
