import {
  prazoDaAutorizacao,
  prazoDoProtocolo,
} from '@vidas/api-client/atendimento/prazo/autorizacao.rules.ts';
import {
  type ConclusaoDaReanalise,
  relogioDaReanalise,
} from '@vidas/api-client/atendimento/reanalise/reanalise.rules.ts';
import type { RelogioDaLei } from '@vidas/api-client/juridico/prazos/noDia.rules.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { findable } from '../../../db/findable.ts';

/** An authorisation as selected, with what its clock needs. */
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

/** Reanalysis of a denial as selected; all null without one. */
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

/** Clock of an authorisation, and its answer: what nobody told is said as such (ATD-16 to ATD-20). */
export const presentAutorizacao = (
  row: AutorizacaoSelecionada & ComReanalise,
  hoje: string,
  relogio: RelogioDaLei,
) => {
  const { status, resposta, clausula, realizadaEm } = row;
  const seFalta = (falta: boolean): string | null => (falta ? semDado : null);
  return {
    ...prazoDaAutorizacao(row, relogio, hoje),
    resposta: resposta ?? seFalta(status === 'AUTORIZADA' || status === 'NEGADA'),
    clausula: clausula ?? seFalta(status === 'NEGADA'),
    realizacao: realizadaEm === null ? seFalta(status === 'AUTORIZADA') : writeDay(realizadaEm),
    ...reanaliseDe(row, hoje, relogio),
  };
};

/** A protocol as selected, with what its clock needs. */
interface ProtocoloSelecionado {
  temaCodigo: number;
  manifestacaoCodigo: number;
  ocoStatus: string;
  ocoDtlanc: string;
  ocoDtfim: string | null;
}

/** Clock of a protocol (ATD-19). */
export const presentProtocolo = (row: ProtocoloSelecionado, hoje: string, relogio: RelogioDaLei) =>
  prazoDoProtocolo(
    {
      tema: row.temaCodigo,
      manifestacao: row.manifestacaoCodigo,
      status: row.ocoStatus,
      registradaEm: row.ocoDtlanc.slice(0, 10),
      encerradoEm: row.ocoDtfim,
    },
    relogio,
    hoje,
  );

findable(import.meta.url, { presentAutorizacao, presentProtocolo });
