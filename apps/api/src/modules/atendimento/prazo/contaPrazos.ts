import type { SituacaoDoPrazo } from '@vidas/api-client/atendimento/prazo/solicitacao.rules.ts';
import type { Db } from '../../../db/database.ts';
import { relogioDaLei } from '../../juridico/prazos/prazos.sql.ts';
import { selectAbertos, selectEmAnalise } from '../registros.sql.ts';
import { presentReanalise } from '../reanalise/reanalise.present.ts';
import { selectReanalisesAbertas } from '../reanalise/reanalise.sql.ts';
import { presentAutorizacao, presentProtocolo } from './prazo.present.ts';

type Contados = Record<'VENCIDO' | 'HOJE' | 'A_VENCER', number>;

const conta = (prazos: readonly { prazo: SituacaoDoPrazo }[]): Contados => {
  const de = (situacao: SituacaoDoPrazo) => prazos.filter(({ prazo }) => prazo === situacao).length;
  return { VENCIDO: de('VENCIDO'), HOJE: de('HOJE'), A_VENCER: de('A_VENCER') };
};

/** Waiting requests and reanalyses by the state of their clock, over the rows of their lists (ATD-23, ATD-27). */
export const contaPrazos = async (db: Db, hoje: string) => {
  const contexto = { db, hoje, unico: null };
  const [relogio, autorizacoes, protocolos, { rows: reanalises }] = await Promise.all([
    relogioDaLei(db),
    selectEmAnalise(contexto).execute(),
    selectAbertos(contexto).execute(),
    selectReanalisesAbertas(contexto).execute(db),
  ]);
  return {
    autorizacoes: conta(autorizacoes.map((row) => presentAutorizacao(row, hoje, relogio))),
    protocolos: conta(protocolos.map((row) => presentProtocolo(row, hoje, relogio))),
    reanalises: conta(reanalises.map((row) => presentReanalise(row, hoje, relogio))),
  };
};
