import type { RelogioDaLei } from '../../juridico/prazos/noDia.rules.ts';
import { type PrazoDaSolicitacao, prazoDaSolicitacao, type Solicitacao } from './solicitacao.rules.ts';
import {
  type ChaveDoTipo,
  grupoAssistencial,
  grupoDaClasse,
  tipoDoTexto,
  tiposDeSolicitacao,
} from './tipos.rules.ts';

/** An authorisation, as its clock needs it; days are ISO. */
export interface AutorizacaoComPrazo {
  readonly tipo: string | null;
  readonly classe: string;
  readonly carater: string;
  readonly status: string;
  readonly registradaEm: string;
  readonly respondidaEm: string | null;
}

/** A protocol, as its clock needs it; days are ISO. */
export interface ProtocoloComPrazo {
  readonly tema: number;
  readonly manifestacao: number;
  readonly status: string;
  readonly registradaEm: string;
  readonly encerradoEm: string | null;
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
  const { tipo, status, registradaEm, respondidaEm } = autorizacao;
  const solicitacao = { tipos, registradaEm, respondidaEm, estado: estadoDa(status) };
  return { ...prazoDaSolicitacao(solicitacao, relogio, hoje), tipoVisto: nomeDo(tipos, tipo) };
};

/** Codes of atendimento_tema and atendimento_manifestacao. */
const [AUTORIZACAO, REEMBOLSO] = [1, 8];
const semPedido: readonly number[] = [4, 5];

/** Terms of a protocol, by its theme; praise and suggestion ask for nothing (ATD-19). */
export const prazoDoProtocolo = (
  { tema, manifestacao, status, registradaEm, encerradoEm }: ProtocoloComPrazo,
  relogio: RelogioDaLei,
  hoje: string,
): PrazoComTipo => {
  const ofTema: readonly ChaveDoTipo[] =
    tema === AUTORIZACAO ? grupoAssistencial : [tema === REEMBOLSO ? 'REEMBOLSO' : 'NAO_ASSISTENCIAL'];
  const tipos = semPedido.includes(manifestacao) ? [] : ofTema;
  const estado = status === 'ENCERRADO' ? 'RESPONDIDA' : 'ABERTA';
  const solicitacao = { tipos, registradaEm, respondidaEm: encerradoEm, estado } as const;
  return {
    ...prazoDaSolicitacao(solicitacao, relogio, hoje),
    tipoVisto: tipos.length === 0 ? 'Elogio ou sugestão' : nomeDo(tipos, null),
  };
};
