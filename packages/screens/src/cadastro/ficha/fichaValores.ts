import type { CampoFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { campoDaAns } from '@vidas/api-client/cadastro/ficha/ficha.rules.ts';
import type { DivergenciaSib } from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';

/** A value at ANS that a field of the record may take, and as it is shown. */
export interface ValorDaAns {
  readonly campo: CampoFicha;
  readonly nome: string;
  readonly escrito: string;
  readonly valor: string;
}

const isoOf = (written: string): string => written.split('/').toReversed().join('-');

/** The values of ANS that the record may take: of its own fields alone, and none where ANS has nothing. */
export const valoresDaAns = (diferencas: readonly DivergenciaSib[]): ValorDaAns[] =>
  diferencas.flatMap(({ campo: nome, valorAns }) => {
    const campo = campoDaAns(nome);
    if (campo === '' || valorAns === null) return [];
    return [
      { campo, nome, escrito: valorAns, valor: campo === 'dataNascimento' ? isoOf(valorAns) : valorAns },
    ];
  });
