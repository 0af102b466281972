import type { Origem } from '@vidas/api-client/atendimento/prazo/origem.ts';
import type { Autorizacao } from '@vidas/api-client/atendimento/registroAutorizacao.report.ts';
import type { Protocolo } from '@vidas/api-client/atendimento/registroProtocolo.report.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';

/** A request of either origin, for an act or a dialog. */
export interface SolicitacaoVista {
  readonly origem: Origem;
  /** Number of the authorisation, or the 20 digits of the protocol. */
  readonly numero: string;
  /** Name with its article: 'a guia 600123'. */
  readonly nomeada: string;
  /** Same name after 'de': 'da guia 600123'. */
  readonly daNomeada: string;
  /** Person, kind and term in one line. */
  readonly linha: string;
  readonly estado: 'ABERTA' | 'NEGADA' | 'A_REALIZAR' | 'OUTRA';
}

/** The request of an act or a dialog. */
export interface SolicitacaoProps {
  readonly solicitacao: SolicitacaoVista;
}

const linhaDe = ({
  nome,
  tipoVisto,
  responderAte,
  relogio,
}: Pick<Autorizacao, 'nome' | 'tipoVisto' | 'responderAte' | 'relogio'>): string =>
  [nome, tipoVisto, responderAte ? `responder até ${writeDay(responderAte)}: ${relogio}` : null]
    .filter(Boolean)
    .join(' · ');

/** An authorisation in the form that its acts take. */
export const deAutorizacao = (row: Autorizacao): SolicitacaoVista => {
  const { gtpCod: numero, status, realizadaEm } = row;
  const estados = { 'EM ANÁLISE': 'ABERTA', NEGADA: 'NEGADA' } as const;
  const decidida = status === 'AUTORIZADA' && !realizadaEm ? 'A_REALIZAR' : 'OUTRA';
  return {
    origem: 'AUTORIZACAO',
    numero,
    nomeada: `a guia ${numero}`,
    daNomeada: `da guia ${numero}`,
    linha: linhaDe(row),
    estado: status === 'EM ANÁLISE' || status === 'NEGADA' ? estados[status] : decidida,
  };
};

/** A protocol in the form that its acts take; without a term there is no completion to record. */
export const deProtocolo = (row: Protocolo): SolicitacaoVista => {
  const { protocolo: numero, ocoStatus, conclusao, realizadaEm, relogioRealizacao } = row;
  const encerrado = relogioRealizacao && !realizadaEm ? 'A_REALIZAR' : 'OUTRA';
  return {
    origem: 'PROTOCOLO',
    numero,
    nomeada: `o protocolo ${numero}`,
    daNomeada: `do protocolo ${numero}`,
    linha: linhaDe(row),
    estado: conclusao === 'NEGADA' ? 'NEGADA' : ocoStatus === 'ENCERRADO' ? encerrado : 'ABERTA',
  };
};
