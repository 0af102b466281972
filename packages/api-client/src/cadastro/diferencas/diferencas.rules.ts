import type { LinhaDoAto, Unidade } from '../../kinds/confirmado.ts';

/** Most differences in one act. */
export const maisDiferencas = 500;

/** Progress of a difference on its way to ANS; absent while nobody decided it. */
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
/** Field that the others of a bond wait for. */
export const CCO = 'Código ANS (CCO)';

/** A difference as its list shows it. */
export interface DiferencaVista {
  readonly matricula: string;
  readonly campo: string;
  readonly valorAns: string | null;
  readonly valorOperadora: string | null;
}

/** Fields of the contract: ANS changes them in active bonds only; here the core system decides them. */
export const camposDoContrato: ReadonlySet<string> = new Set(['Plano', 'Data de contratação']);

const semEnvio: Readonly<Record<string, string>> = {
  [CCO]: 'O CCO é dado pela ANS e não se envia: use o valor dela.',
  'Código do beneficiário': 'A ANS não muda por arquivo o código de um beneficiário.',
  'Data de cancelamento': 'A ANS não muda por arquivo o dia de um cancelamento: use o valor dela.',
};

/** Reason why a field is never sent to ANS; null where it may be (SIB-50). */
export const campoSemEnvio = (campo: string): string | null => semEnvio[campo] ?? null;

/** Reason why ANS's value of a field is never taken; null where it may be (SIB-52). */
export const campoSemUso = (campo: string): string | null => {
  if (campo === SEM_CCO) return 'A ANS não tem este vínculo.';
  if (campo === 'Código do beneficiário')
    return 'É a chave do vínculo, dada pelo sistema central, e não muda aqui.';
  return camposDoContrato.has(campo)
    ? 'Vem do sistema central: peça lá a correção, ou envie à ANS o valor daqui.'
    : null;
};

/** Words of the question before differences are sent or taken. */
export const unidadeDaDiferenca: Unidade = { um: 'diferença', varios: 'diferenças', temValor: false };

/** Line of a difference in that question (REL-46). */
export const linhaDaDiferenca = ({
  matricula,
  campo,
  valorAns,
  valorOperadora,
}: DiferencaVista): LinhaDoAto => ({ id: JSON.stringify([matricula, campo, valorAns, valorOperadora]) });
