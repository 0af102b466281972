import type { Familia } from '@vidas/api-client/retencao/saida/saida.contract.ts';

/** A family, and the days that a company has for a request. */
export interface FamiliaAchada {
  readonly familia: Familia;
  readonly diasDaEmpresa: number;
}
