import { somaCompetencia, ultimoDia } from '@vidas/api-client/vendas/meses-rules';
import type { Db } from '../../../db/database.ts';
import { findMateria, findUltimaFechada } from './falta.sql.ts';
import { escrita } from './gera.ts';

/** Why a month cannot be closed for want of what makes it, and where that comes from; null when nothing is missing (COM-41). */
export const oQueFalta = async (db: Db, competencia: string): Promise<string | null> => {
  const ha = await findMateria(db, ultimoDia(competencia));
  const faltas = [
    ...(ha.vendedores ? [] : ['não há vendedores (eles vêm na carga de dados)']),
    ...(ha.vendas ? [] : [`não há vendas até ${escrita(competencia)} (elas vêm na carga de dados)`]),
    ...(ha.regras ? [] : ['não há regras (cadastre-as em Regras de Comissão)']),
  ];
  return faltas.length === 0
    ? null
    : `Ainda não se pode fechar ${escrita(competencia)}: ${faltas.join('; ')}.`;
};

/** The month that is to be closed next, of those that have ended; where there is none, and before any closing, the last that has ended (COM-42). */
export const proximaAFechar = async (db: Db, hoje: string): Promise<string> => {
  const ultima = await findUltimaFechada(db);
  const atual = hoje.slice(0, 7);
  if (ultima === null) return somaCompetencia(atual, -1);
  const proxima = somaCompetencia(ultima, 1);
  return proxima < atual ? proxima : somaCompetencia(atual, -1);
};
