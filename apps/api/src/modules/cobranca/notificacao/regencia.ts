import type { AvisoJulgado } from '@vidas/api-client/cobranca/notificacao/avisoJulgado.ts';
import type { Regencia } from '@vidas/api-client/cobranca/notificacao/mensalidades.rules.ts';
import {
  type SituacaoDoContrato,
  situacaoDoContrato,
} from '@vidas/api-client/cobranca/notificacao/situacao.rules.ts';
import type { Db } from '../../../db/database.ts';
import { findDiasLocais } from '../../financeiro/feriado/feriado.sql.ts';
import { prazosEm } from '../../juridico/prazos/prazos.sql.ts';
import { selectAvisosJulgados } from './aviso.sql.ts';
import { type FatosRow, findAvisados, findRetornoAte } from './fatos.sql.ts';

/** Context for judging all contracts on a day: terms, holidays, notices. Plain data, so that another thread can take it. */
export interface RegenciaDoDia {
  dia: string;
  regencia: Regencia;
  avisos: ReadonlyMap<string, readonly AvisoJulgado[]>;
  retornoAte: string | null;
}

/** Reads terms, holidays, notices and the bank's last day for an ISO day: a few statements, whatever the number of contracts. */
export const regenciaDoDia = async (db: Db, dia: string): Promise<RegenciaDoDia> => {
  const [prazos, locais, titulares, retornoAte] = await Promise.all([
    prazosEm(db, dia),
    findDiasLocais(db),
    findAvisados(db, dia),
    findRetornoAte(db),
  ]);
  const avisos = await selectAvisosJulgados(db, { titulares, prazos });
  return { dia, regencia: { prazos, locais }, avisos, retornoAte };
};

/** Judges one contract by its facts. */
export const julga = (
  matricula: string,
  fatos: FatosRow,
  { dia, regencia, avisos, retornoAte }: RegenciaDoDia,
): SituacaoDoContrato =>
  situacaoDoContrato({ ...fatos, avisos: avisos.get(matricula) ?? [], retornoAte }, dia, regencia);
