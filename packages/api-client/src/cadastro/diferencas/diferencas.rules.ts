import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';

/** Most differences in one act. */
export const maisDiferencas = 500;

/** State of a difference on its way to ANS; absent while nobody decided it. */
export const andamentos = [
  'No próximo envio',
  'Espera o retorno',
  'Aceita pela ANS',
  'Deixada fora',
] as const;
export type Andamento = (typeof andamentos)[number];

/** Names of the lists whose rows are bonds, not fields. */
export const SITUACAO = 'Situação';
export const SEM_CCO = 'Sem CCO';

/** A difference as its list shows it. */
export interface DiferencaVista {
  readonly matricula: string;
  readonly campo: string;
  readonly valorAns: string | null;
  readonly valorOperadora: string | null;
}

/** The words of the question before differences are sent or taken. */
export const unidadeDaDiferenca: Unidade = { um: 'diferença', varios: 'diferenças', temValor: false };

/** Line of a difference in that question (REL-46). */
export const linhaDaDiferenca = ({
  matricula,
  campo,
  valorAns,
  valorOperadora,
}: DiferencaVista): LinhaDoAto => ({ id: JSON.stringify([matricula, campo, valorAns, valorOperadora]) });
