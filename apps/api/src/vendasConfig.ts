import * as z from 'zod/mini';
import { withPrefix } from './modules/shell/login.rules.ts';

/** Variables of the environment about sales; see docs/operacao.md. */
export const vendasEnvironment = {
  VENDAS_GRUPO: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\d{1,10}:\d{1,10}(,\d{1,10})*$/,
          'deve ser o código do cabeça, dois pontos e os códigos do grupo, como 613:613,619',
        ),
      ),
  ),
  VENDAS_CARTEIRA_LOGINS: z.optional(z.string()),
};

const schema = z.object(vendasEnvironment);

/** How this installation sells. */
export interface VendasConfig {
  /** The seller who sees the commissions of a group, and the codes of the group (VEN-2). */
  grupo: { cabeca: string; codigos: readonly string[] };
  /** Who opens the portfolio, in lower case with the prefix (VEN-5). */
  carteiraLogins: readonly string[];
}

/** Reads what was validated with `vendasEnvironment`; the demonstration names two people for the portfolio. */
export const vendasConfig = (env: z.output<typeof schema>, isDemo: boolean): VendasConfig => {
  const { VENDAS_GRUPO = '613:613,619,620,647,648,653' } = env;
  const [cabeca = '', codigos = ''] = VENDAS_GRUPO.split(':');
  const logins = env.VENDAS_CARTEIRA_LOGINS ?? (isDemo ? 'gerente,comercial' : '');
  return {
    grupo: { cabeca, codigos: codigos.split(',') },
    carteiraLogins: logins
      .split(',')
      .filter((login) => login.trim() !== '')
      .map((login) => withPrefix(login).toLowerCase()),
  };
};
