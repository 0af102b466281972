import type { CampoFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { campoDaAns } from '@vidas/api-client/cadastro/ficha/ficha.rules.ts';
import type { DivergenciaSib } from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';

/** A value of ANS for a field of the record, with its text. */
export interface ValorDaAns {
  readonly campo: CampoFicha;
  readonly nome: string;
  readonly escrito: string;
  readonly valor: string;
}

const isoOf = (written: string): string => written.split('/').toReversed().join('-');

/** Values of ANS that fit a field of the record; a missing value at ANS is left out. */
export const valoresDaAns = (diferencas: readonly DivergenciaSib[]): ValorDaAns[] =>
  diferencas.flatMap(({ campo: nome, valorAns }) => {
    const campo = campoDaAns(nome);
    if (campo === '' || valorAns === null) return [];
    return [
      { campo, nome, escrito: valorAns, valor: campo === 'dataNascimento' ? isoOf(valorAns) : valorAns },
    ];
  });
