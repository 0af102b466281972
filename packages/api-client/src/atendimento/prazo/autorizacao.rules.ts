import type { RelogioDaLei } from '../../juridico/prazos/noDia.rules.ts';
import type { Conclusao } from './conclusoes.ts';
import { type PrazoDaSolicitacao, prazoDaSolicitacao, type Solicitacao } from './solicitacao.rules.ts';
import {
  type ChaveDoTipo,
  grupoAssistencial,
  grupoDaClasse,
  tipoDoTexto,
  tiposDeSolicitacao,
} from './tipos.rules.ts';

/** An authorisation with the data of its clock; days are ISO. */
export interface AutorizacaoComPrazo {
  readonly tipo: string | null;
  readonly classe: string;
  readonly carater: string;
  readonly status: string;
  readonly registradaEm: string;
  readonly respondidaEm: string | null;
  readonly realizadaEm: string | null;
}

/** A protocol with the data of its clock; days are ISO. */
export interface ProtocoloComPrazo {
  readonly tema: number;
  readonly manifestacao: number;
  readonly status: string;
  readonly registradaEm: string;
  readonly encerradoEm: string | null;
  readonly conclusao: Conclusao | null;
  readonly realizadaEm: string | null;
  /** True for a protocol from a token: its visit is over. */
  readonly isDeToken: boolean;
}

/** Clock of a request, with its kind in words. */
export interface PrazoComTipo extends PrazoDaSolicitacao {
  readonly tipoVisto: string;
}

const semTipo = 'tipo não informado: vale o menor prazo';

const tiposDaAutorizacao = ({ tipo, classe, carater }: AutorizacaoComPrazo): readonly ChaveDoTipo[] => {
  const dito = tipoDoTexto(tipo);
  if (dito !== null) return [dito];
  return carater === 'URGÊNCIA' ? ['URGENCIA'] : (grupoDaClasse[classe] ?? grupoAssistencial);
};

const nomeDo = (tipos: readonly ChaveDoTipo[], texto: string | null): string => {
  const [unico] = tipos;
  if (tipos.length === 1 && unico !== undefined) return tiposDeSolicitacao[unico].nome;
  return texto === null || texto === '' ? semTipo : `${semTipo} (o central diz "${texto}")`;
};

const estadoDa = (status: string): Solicitacao['estado'] => {
  if (status === 'EM ANÁLISE') return 'ABERTA';
  return status === 'CANCELADA' ? 'CANCELADA' : 'RESPONDIDA';
};

/** Terms of an authorisation (ATD-16, ATD-17). */
export const prazoDaAutorizacao = (
  autorizacao: AutorizacaoComPrazo,
  relogio: RelogioDaLei,
  hoje: string,
): PrazoComTipo => {
  const tipos = tiposDaAutorizacao(autorizacao);
  const { tipo, status, registradaEm, respondidaEm, realizadaEm } = autorizacao;
  const solicitacao = {
    tipos,
    registradaEm,
    respondidaEm,
    realizadaEm,
    estado: estadoDa(status),
    isNegada: status === 'NEGADA',
  };
  return { ...prazoDaSolicitacao(solicitacao, relogio, hoje), tipoVisto: nomeDo(tipos, tipo) };
};

/** Codes of atendimento_tema and atendimento_manifestacao. */
const [AUTORIZACAO, REEMBOLSO] = [1, 8];
const semPedido: readonly number[] = [4, 5];

/** Kinds that a protocol may be; praise and suggestion ask for nothing (ATD-19). */
const tiposDoProtocolo = ({
  tema,
  manifestacao,
}: Pick<ProtocoloComPrazo, 'tema' | 'manifestacao'>): readonly ChaveDoTipo[] => {
  if (semPedido.includes(manifestacao)) return [];
  if (tema === AUTORIZACAO) return grupoAssistencial;
  return [tema === REEMBOLSO ? 'REEMBOLSO' : 'NAO_ASSISTENCIAL'];
};

/** True when a protocol can be completed: its kind has a term for it, and the answer is no denial (ATD-32). */
export const temRealizacao = (
  protocolo: Pick<ProtocoloComPrazo, 'tema' | 'manifestacao' | 'conclusao' | 'isDeToken'>,
): boolean =>
  !protocolo.isDeToken &&
  protocolo.conclusao !== 'NEGADA' &&
  tiposDoProtocolo(protocolo).some((tipo) => tiposDeSolicitacao[tipo].realizar !== null);

/** Terms of a protocol, by its theme (ATD-19). */
export const prazoDoProtocolo = (
  protocolo: ProtocoloComPrazo,
  relogio: RelogioDaLei,
  hoje: string,
): PrazoComTipo => {
  const { status, registradaEm, encerradoEm: respondidaEm, realizadaEm, conclusao } = protocolo;
  const tipos = tiposDoProtocolo(protocolo);
  const estado = status === 'ENCERRADO' ? 'RESPONDIDA' : 'ABERTA';
  const isNegada = conclusao === 'NEGADA';
  const prazo = prazoDaSolicitacao(
    { tipos, registradaEm, respondidaEm, realizadaEm, estado, isNegada },
    relogio,
    hoje,
  );
  return {
    ...prazo,
    ...(!temRealizacao(protocolo) && { relogioRealizacao: null }),
    tipoVisto: tipos.length === 0 ? 'Elogio ou sugestão' : nomeDo(tipos, null),
  };
};
