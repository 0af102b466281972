import { somaCompetencia, ultimoDia } from '@vidas/api-client/vendas/meses.rules.ts';
import type { Db } from '../../../db/database.ts';
import { findMateria, findUltimaAnterior, findUltimaFechada } from './falta.sql.ts';
import { escrita } from './gera.ts';

/** Reason why a month lacks the data for closing, with their source; null when nothing is missing (COM-41, COM-43). */
export const oQueFalta = async (db: Db, competencia: string): Promise<string | null> => {
  const anterior = await findUltimaAnterior(db);
  if (anterior !== null && anterior >= competencia)
    return `A comissão até ${escrita(anterior)} foi paga pelo sistema anterior: o primeiro fechamento é de ${escrita(somaCompetencia(anterior, 1))} em diante.`;
  const ha = await findMateria(db, ultimoDia(competencia));
  const faltas = [
    ...(ha.vendedores ? [] : ['não há vendedores (eles vêm na carga de dados)']),
    ...(ha.vendas ? [] : [`não há vendas até ${escrita(competencia)} (elas vêm na carga de dados)`]),
    ...(ha.regras ? [] : ['não há regras (cadastre-as em Regras de comissão)']),
  ];
  return faltas.length === 0
    ? null
    : `Ainda não se pode fechar ${escrita(competencia)}: ${faltas.join('; ')}.`;
};

/**
 * Next ended month to close (COM-42). Before any closing: the month after the last one paid by the old system
 * (COM-43), else the last ended month.
 */
export const proximaAFechar = async (db: Db, hoje: string): Promise<string> => {
  const ultima = await findUltimaFechada(db);
  const atual = hoje.slice(0, 7);
  if (ultima === null) {
    const anterior = await findUltimaAnterior(db);
    const terminada = somaCompetencia(atual, -1);
    return anterior !== null && anterior < terminada ? somaCompetencia(anterior, 1) : terminada;
  }
  const proxima = somaCompetencia(ultima, 1);
  return proxima < atual ? proxima : somaCompetencia(atual, -1);
};
