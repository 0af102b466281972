import { writeDay } from '@vidas/api-client/words/day.ts';
import type { TetosDoReenvio } from '../../../config/cobrancaConfig.ts';
import type { ContaComo, Destino } from '../envio.sql.ts';
import type { ContagemDoDia } from './reenvio.sql.ts';

const diaSeguinte = (dia: string): string =>
  writeDay(new Date(Date.parse(dia) + 86_400_000).toISOString().slice(0, 10));

const vezes = (count: number): string => (count === 1 ? 'uma vez' : `${count} vezes`);

/** The ceiling that one more sending on this day (ISO) would pass, and when it opens again; undefined while everything fits (COB-28). */
export const tetoCheio = (
  { documento, endereco, pessoa }: ContagemDoDia,
  tetos: TetosDoReenvio,
  { contaComo, destinatario, dia }: Pick<Destino, 'destinatario'> & { contaComo: ContaComo; dia: string },
): { field: string; message: string } | undefined => {
  const abre = `A partir de ${diaSeguinte(dia)}, à meia-noite, pode de novo.`;
  const isDeNovo = contaComo === 'DE_NOVO';
  if (isDeNovo && documento > tetos.documento)
    return {
      field: 'reenviar',
      message: `Este documento já foi enviado de novo ${vezes(tetos.documento)} hoje, o máximo por dia. ${abre}`,
    };
  if (endereco > tetos.endereco)
    return {
      field: 'email',
      message: `Para ${destinatario} já foi enviado hoje o máximo por dia (${tetos.endereco}). ${abre}`,
    };
  if (isDeNovo && pessoa > tetos.pessoa)
    return {
      field: 'reenviar',
      message: `Você já enviou documentos de novo ${vezes(tetos.pessoa)} hoje, o máximo por dia. ${abre}`,
    };
  return undefined;
};
