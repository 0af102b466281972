import { writeDayTime } from '@vidas/api-client/words/day.ts';
import {
  aguardandoAutorizacao,
  autorizaEnvio,
  type Campanha,
  type CampanhaFeita,
  detalhesCampanha,
  linhaDaCampanha,
  unidadeDaCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { type Servico, SemResposta } from './servicoDeMensagens.ts';
import { type Autorizacao, claimAutorizacao, findAutorizacao, settleAutorizacao } from './campanha.sql.ts';

/** A sending to be authorised. */
export interface PedidoDeAutorizacao {
  campanhaId: number;
  /** 'YYYY-MM-DDTHH:mm'. */
  novaData: string;
  login: string;
  /** The person knows that an earlier sending went unanswered, and sends all the same (MSG-15). */
  isDecidida: boolean;
  confirmado?: Confirmado | undefined;
}

const naoEncontrada = () => new Failure(404, 'Campanha não encontrada.');
const emAndamento = () =>
  new Failure(409, 'O envio desta campanha está sendo autorizado. Aguarde um instante e busque de novo.');
/** An earlier sending went unanswered; the body tells the screen that a person may decide. */
const emDuvida = ({ quem, em }: Autorizacao) =>
  new Failure(
    409,
    `${quem} pediu o envio em ${writeDayTime(em)}, o serviço de mensagens não respondeu e não se sabe se ela foi enviada. Confira no serviço antes de enviar de novo.`,
    { body: { duvida: { quem, em } } },
  );
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
  // A second request here while one is running gets the same outcome; one to another server is refused by the claim.
  const running = new Map<number, Promise<CampanhaFeita>>();

  const find = async (id: number): Promise<Campanha> => {
    const { data } = await servico.ask(detalhesCampanha, { campos: { id_campanha: id } });
    const [campanha] = data;
    if (!campanha) throw naoEncontrada();
    return campanha;
  };

  const send = async ({ campanhaId, novaData }: PedidoDeAutorizacao): Promise<CampanhaFeita> => {
    const campos = { id_campanha: campanhaId, nova_data_envio: writeDayTime(novaData) };
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
    if (isEnviada(campanha)) {
      await settleAutorizacao(db, chave, 'AUTORIZADA');
      return repetida(campanha);
    }
    if (campanha.status !== aguardandoAutorizacao) throw naoAguarda();
    exigeConfirmado(pedido.confirmado, [linhaDaCampanha(campanha)], unidadeDaCampanha);
    const em = momentoLocal(clock());
    const { login, isDecidida } = pedido;
    if (!(await claimAutorizacao(db, chave, { login, em, isDecidida }))) {
      const before = await findAutorizacao(db, chave, em);
      if (before?.situacao === 'AUTORIZADA') return repetida(campanha);
      throw before?.situacao === 'DUVIDA' ? emDuvida(before) : emAndamento();
    }
    let feita: CampanhaFeita;
    try {
      feita = await send(pedido);
    } catch (error) {
      await settleAutorizacao(db, chave, error instanceof Duvida ? 'DUVIDA' : 'LIVRE');
      throw error;
    }
    await settleAutorizacao(db, chave, 'AUTORIZADA');
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
