import {
  prazoDaAutorizacao,
  prazoDoProtocolo,
} from '@vidas/api-client/atendimento/prazo/autorizacao.rules.ts';
import type { Conclusao } from '@vidas/api-client/atendimento/prazo/conclusoes.ts';
import {
  type ConclusaoDaReanalise,
  relogioDaReanalise,
} from '@vidas/api-client/atendimento/reanalise/reanalise.rules.ts';
import type { RelogioDaLei } from '@vidas/api-client/juridico/prazos/noDia.rules.ts';
import { findable } from '../../../db/findable.ts';

/** A selected authorisation, with the data of its clock. */
interface AutorizacaoSelecionada {
  tipo: string | null;
  classe: string;
  carater: string;
  status: string;
  registradaEm: string;
  respondidaEm: string | null;
  resposta: string | null;
  clausula: string | null;
  realizadaEm: string | null;
}

/** Selected reanalysis of a denial; all null without one. */
interface ComReanalise {
  reanalisePedidaEm: string | null;
  reanaliseRespondidaEm: string | null;
  reanaliseConclusao: ConclusaoDaReanalise | null;
}

/** Reanalysis of a denial with its clock (ATD-25). */
const reanaliseDe = (row: ComReanalise, hoje: string, relogio: RelogioDaLei) => {
  const { reanalisePedidaEm: pedidaEm, reanaliseRespondidaEm: respondidaEm, reanaliseConclusao } = row;
  if (pedidaEm === null) return { reanalise: null, relogioReanalise: null };
  return {
    reanalise: reanaliseConclusao ?? ('ABERTA' as const),
    relogioReanalise: relogioDaReanalise({ pedidaEm, respondidaEm }, relogio, hoje),
  };
};

const semDado = 'sem dado';

/** True for a protocol that this system made from a token. */
export const isDeToken = (codigo: string): boolean => /^T\d+$/.test(codigo);

/** Clock of an authorisation with its answer; a missing text shows as 'sem dado' (ATD-16 to ATD-20). */
export const presentAutorizacao = (
  row: AutorizacaoSelecionada & ComReanalise,
  hoje: string,
  relogio: RelogioDaLei,
) => {
  const { status, resposta, clausula } = row;
  const seFalta = (falta: boolean): string | null => (falta ? semDado : null);
  return {
    ...prazoDaAutorizacao(row, relogio, hoje),
    resposta: resposta ?? seFalta(status === 'AUTORIZADA' || status === 'NEGADA'),
    clausula: clausula ?? seFalta(status === 'NEGADA'),
    ...reanaliseDe(row, hoje, relogio),
  };
};

/** A selected protocol, with the data of its clock. */
interface ProtocoloSelecionado {
  ocoCod: string;
  temaCodigo: number;
  manifestacaoCodigo: number;
  ocoStatus: string;
  ocoDtlanc: string;
  ocoDtfim: string | null;
  conclusao: Conclusao | null;
  resposta: string | null;
  clausula: string | null;
  realizadaEm: string | null;
}

/** Clock of a protocol with its answer and reanalysis (ATD-19, ATD-29 to ATD-33). */
export const presentProtocolo = (
  row: ProtocoloSelecionado & ComReanalise,
  hoje: string,
  relogio: RelogioDaLei,
) => ({
  ...prazoDoProtocolo(
    {
      tema: row.temaCodigo,
      manifestacao: row.manifestacaoCodigo,
      status: row.ocoStatus,
      registradaEm: row.ocoDtlanc.slice(0, 10),
      encerradoEm: row.ocoDtfim,
      conclusao: row.conclusao,
      realizadaEm: row.realizadaEm,
      isDeToken: isDeToken(row.ocoCod),
    },
    relogio,
    hoje,
  ),
  resposta: row.resposta ?? (row.conclusao === null ? null : semDado),
  clausula: row.clausula ?? (row.conclusao === 'NEGADA' ? semDado : null),
  ...reanaliseDe(row, hoje, relogio),
});

findable(import.meta.url, { presentAutorizacao, presentProtocolo });
