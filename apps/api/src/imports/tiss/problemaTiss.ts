import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import type { Codigo38 } from './tabela38.ts';

/** Position: line and column from 1, and the path of the element. */
export interface Lugar {
  linha: number;
  coluna: number;
  campo: string;
}

/** A guide, and optionally one of its items, concerned by a problem. */
export interface Alvo {
  guia: string | null;
  /** Place in the lot, from 1. */
  ordem: number | null;
  item: number | null;
}

/** The whole file or lot. */
export const NINGUEM: Alvo = { guia: null, ordem: null, item: null };

/** Problem, remedy, and its code in table 38. */
export interface Causa {
  message: string;
  remedio: string;
  codigo: Codigo38 | null;
}

/** Severity of a problem, and the check that found it. */
export type Peso = Pick<ProblemaXml, 'nivel' | 'camada'>;

/** The problem in its wire form; without a position it concerns the whole file. */
export const problema = (
  { nivel, camada }: Peso,
  lugar: Lugar | null,
  { guia, ordem, item }: Alvo,
  causa: Causa,
): ProblemaXml => ({
  line: lugar?.linha ?? null,
  column: lugar?.coluna ?? null,
  campo: lugar?.campo ?? null,
  nivel,
  camada,
  guia,
  ordem,
  item,
  ...causa,
});
