import {
  aguardandoAutorizacao,
  autorizaEnvio,
  type Campanha,
  type CampanhaFeita,
  detalhesCampanha,
} from '@vidas/api-client/cobranca/campanha';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { momentoEscrito, momentoLocal } from '../../../operatorMoment.ts';
import { type Servico, SemResposta } from './servicoDeMensagens.ts';
import { claimAutorizacao, isAutorizada, settleAutorizacao } from './campanha.sql.ts';

/** A sending to be authorised. */
export interface PedidoDeAutorizacao {
  campanhaId: number;
  /** 'YYYY-MM-DDTHH:mm'. */
  novaData: string;
  login: string;
}

const naoEncontrada = () => new Failure(404, 'Campanha não encontrada.');
const emAndamento = () =>
  new Failure(409, 'O envio desta campanha está sendo autorizado. Aguarde um instante e busque de novo.');
const naoAguarda = () => new Failure(409, 'Só uma campanha que aguarda autorização pode ser enviada.');
/** It is unknown whether the campaign was sent. */
class Duvida extends Failure {
  constructor() {
    super(
      502,
      'O serviço de mensagens não respondeu. Confira a situação da campanha antes de tentar de novo.',
    );
  }
}

/** Statuses of a campaign whose sending was authorised. */
const isEnviada = ({ status }: Campanha): boolean => status === 1 || status === 3;

const repetida = (campanha: Campanha): CampanhaFeita => ({
  status: true,
  message: 'O envio desta campanha já tinha sido autorizado.',
  campanha,
  isRepetido: true,
});

/** Authorises sendings, each campaign only once, however often it is asked for (MSG-13). */
export const autorizador = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, servico: Servico) => {
  // A second request while one is running gets the same outcome (one process serves a database: decision 0008).
  const running = new Map<number, Promise<CampanhaFeita>>();

  const find = async (id: number): Promise<Campanha> => {
    const { data } = await servico.ask(detalhesCampanha, { campos: { id_campanha: id } });
    const [campanha] = data;
    if (!campanha) throw naoEncontrada();
    return campanha;
  };

  const send = async ({ campanhaId, novaData }: PedidoDeAutorizacao): Promise<CampanhaFeita> => {
    const campos = { id_campanha: campanhaId, nova_data_envio: momentoEscrito(novaData) };
    try {
      await servico.command(autorizaEnvio, { campos });
    } catch (error) {
      if (!(error instanceof SemResposta)) throw error;
      // The service may have done it before it fell silent: only the campaign itself can tell.
      const depois = await find(campanhaId).catch(() => undefined);
      if (!depois) throw new Duvida();
      if (!isEnviada(depois)) throw error;
    }
    return { status: true, message: 'Envio autorizado com sucesso!' };
  };

  const once = async (pedido: PedidoDeAutorizacao): Promise<CampanhaFeita> => {
    const chave = { servico: servico.nome, campanhaId: pedido.campanhaId };
    const campanha = await find(pedido.campanhaId);
    if (isEnviada(campanha)) return repetida(campanha);
    if (campanha.status !== aguardandoAutorizacao) throw naoAguarda();
    const quem = { login: pedido.login, em: momentoLocal(clock()) };
    if (!(await claimAutorizacao(db, chave, quem))) {
      if (await isAutorizada(db, chave)) return repetida(campanha);
      throw emAndamento();
    }
    let feita: CampanhaFeita;
    try {
      feita = await send(pedido);
    } catch (error) {
      // When in doubt the claim stays, so that nobody sends twice; it expires after two minutes.
      if (!(error instanceof Duvida)) await settleAutorizacao(db, chave, false);
      throw error;
    }
    await settleAutorizacao(db, chave, true);
    const depois = await find(pedido.campanhaId).catch(() => undefined);
    return depois ? { ...feita, campanha: depois } : feita;
  };

  return async (pedido: PedidoDeAutorizacao): Promise<CampanhaFeita> => {
    const before = running.get(pedido.campanhaId);
    if (before) return { ...(await before), isRepetido: true };
    // Registered before the first await, so that of many clicks at once only one gets here.
    const work = once(pedido);
    running.set(pedido.campanhaId, work);
    try {
      return await work;
    } finally {
      running.delete(pedido.campanhaId);
    }
  };
};
