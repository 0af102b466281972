import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import type { Codigo38 } from './tabela38.ts';

/** Where something stands: line and column from 1, and the path of the element. */
export interface Lugar {
  linha: number;
  coluna: number;
  campo: string;
}

/** A guide, and perhaps one of its items, that a problem is about. */
export interface Alvo {
  guia: string | null;
  item: number | null;
}

/** What is wrong, what to do about it, and its message of table 38. */
export interface Causa {
  message: string;
  remedio: string;
  codigo: Codigo38 | null;
}

/** How heavy a problem is and which reading found it. */
export type Peso = Pick<ProblemaXml, 'nivel' | 'camada'>;

/** The problem as it is answered; without a place it is about the whole file. */
export const problema = (
  { nivel, camada }: Peso,
  lugar: Lugar | null,
  { guia, item }: Alvo,
  causa: Causa,
): ProblemaXml => ({
  line: lugar?.linha ?? null,
  column: lugar?.coluna ?? null,
  campo: lugar?.campo ?? null,
  nivel,
  camada,
  guia,
  item,
  ...causa,
});
