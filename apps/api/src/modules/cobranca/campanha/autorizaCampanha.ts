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
import { avisosPorCampanha } from '../aviso/entraCampanha.ts';
import { type Servico, SemResposta } from './servicoDeMensagens.ts';
import { type Autorizacao, claimAutorizacao, findAutorizacao, settleAutorizacao } from './campanha.sql.ts';

/** Request to authorise a sending. */
export interface PedidoDeAutorizacao {
  campanhaId: number;
  /** 'YYYY-MM-DDTHH:mm'. */
  novaData: string;
  login: string;
  /** The person accepts a second sending after an unanswered one (MSG-15). */
  isDecidida: boolean;
  confirmado?: Confirmado | undefined;
}

const naoEncontrada = () => new Failure(404, 'Campanha não encontrada.');
const emAndamento = () =>
  new Failure(409, 'O envio desta campanha está sendo autorizado. Aguarde um instante e busque de novo.');
/** An earlier sending has no answer; the body tells the screen to ask the person. */
const emDuvida = ({ quem, em }: Autorizacao) =>
  new Failure(
    409,
    `${quem} pediu o envio em ${writeDayTime(em)}, o serviço de mensagens não respondeu e não se sabe se ela foi enviada. Confira no serviço antes de enviar de novo.`,
    { body: { duvida: { quem, em } } },
  );
const naoAguarda = () => new Failure(409, 'Só uma campanha que aguarda autorização pode ser enviada.');
/** The campaign may or may not have been sent. */
class Duvida extends Failure {
  constructor() {
    super(
      502,
      'O serviço de mensagens não respondeu. Confira a situação da campanha antes de tentar de novo.',
    );
  }
}

/** Statuses of an authorised campaign. */
const isEnviada = ({ status }: Campanha): boolean => status === 1 || status === 3;

const repetida = (campanha: Campanha): CampanhaFeita => ({
  status: true,
  message: 'O envio desta campanha já tinha sido autorizado.',
  campanha,
  isRepetido: true,
});

/** Authorises each campaign only once, however often it is requested (MSG-13). */
export const autorizador = (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  servico: Servico,
) => {
  const avisos = avisosPorCampanha({ db, config });
  // A second request here shares the outcome of the running one; the claim refuses one on another server.
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
      // The service may have worked before its silence; only the campaign shows that.
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
      await avisos.saiu(chave);
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
      await avisos.entra(chave, { login, em });
      feita = await send(pedido);
    } catch (error) {
      const isDuvida = error instanceof Duvida;
      await settleAutorizacao(db, chave, isDuvida ? 'DUVIDA' : 'LIVRE');
      if (!isDuvida) await avisos.naoSaiu(chave);
      throw error;
    }
    await settleAutorizacao(db, chave, 'AUTORIZADA');
    await avisos.saiu(chave);
    const depois = await find(pedido.campanhaId).catch(() => undefined);
    return depois ? { ...feita, campanha: depois } : feita;
  };

  return async (pedido: PedidoDeAutorizacao): Promise<CampanhaFeita> => {
    const before = running.get(pedido.campanhaId);
    if (before) return { ...(await before), isRepetido: true };
    // Registered before the first await, so that simultaneous clicks share one sending.
    const work = once(pedido);
    running.set(pedido.campanhaId, work);
    try {
      return await work;
    } finally {
      running.delete(pedido.campanhaId);
    }
  };
};
