import * as z from 'zod/mini';
import { withPrefix } from '../http/login.rules.ts';

/** Variables of the environment about sales; see docs/operacao.md. */
export const vendasEnvironment = {
  VENDAS_GRUPO: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\d{1,10}:\d{1,10}(,\d{1,10})*$/,
          'deve ser o código do cabeça, dois pontos e os códigos do grupo, como 10:10,11,12',
        ),
      ),
  ),
  VENDAS_CARTEIRA_LOGINS: z.optional(z.string()),
  VENDAS_QUALICORP: z.optional(z.string()),
};

const schema = z.object(vendasEnvironment);

/** Settings of sales. */
export interface VendasConfig {
  /** Seller who sees a group's commissions, and the group's codes (VEN-2); undefined = none. */
  grupo: { cabeca: string; codigos: readonly string[] } | undefined;
  /** Logins that may open the portfolio, in lower case with the prefix (VEN-5). */
  carteiraLogins: readonly string[];
  /** Words in the names of administrators whose companies Utilização Qualicorp bills (VEN-7). */
  qualicorp: readonly string[];
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Builds the settings from the validated `vendasEnvironment`. */
export const vendasConfig = (env: z.output<typeof schema>): VendasConfig => {
  const [cabeca = '', codigos = ''] = env.VENDAS_GRUPO?.split(':') ?? [];
  return {
    grupo: cabeca === '' ? undefined : { cabeca, codigos: codigos.split(',') },
    carteiraLogins: listOf(env.VENDAS_CARTEIRA_LOGINS).map((login) => withPrefix(login).toLowerCase()),
    qualicorp: listOf(env.VENDAS_QUALICORP),
  };
};
