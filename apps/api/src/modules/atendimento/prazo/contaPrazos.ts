import type { SituacaoDoPrazo } from '@vidas/api-client/atendimento/prazo/solicitacao.rules.ts';
import type { Db } from '../../../db/database.ts';
import { relogioDaLei } from '../../juridico/prazos/prazos.sql.ts';
import { selectAbertos, selectEmAnalise } from '../registros.sql.ts';
import { presentAutorizacao, presentProtocolo } from './prazo.present.ts';

type Contados = Record<'VENCIDO' | 'HOJE' | 'A_VENCER', number>;

const conta = (prazos: readonly { prazo: SituacaoDoPrazo }[]): Contados => {
  const de = (situacao: SituacaoDoPrazo) => prazos.filter(({ prazo }) => prazo === situacao).length;
  return { VENCIDO: de('VENCIDO'), HOJE: de('HOJE'), A_VENCER: de('A_VENCER') };
};

/** Waiting requests by the state of their clock, over the rows of both lists (ATD-23). */
export const contaPrazos = async (db: Db, hoje: string) => {
  const contexto = { db, hoje, unico: null };
  const [relogio, autorizacoes, protocolos] = await Promise.all([
    relogioDaLei(db),
    selectEmAnalise(contexto).execute(),
    selectAbertos(contexto).execute(),
  ]);
  return {
    autorizacoes: conta(autorizacoes.map((row) => presentAutorizacao(row, hoje, relogio))),
    protocolos: conta(protocolos.map((row) => presentProtocolo(row, hoje, relogio))),
  };
};
