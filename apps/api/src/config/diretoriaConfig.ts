import * as z from 'zod/mini';
import { withPrefix } from '../http/login.rules.ts';

/** Variables of the environment about the board; see docs/operacao.md. */
export const diretoriaEnvironment = {
  DIRETORIA_TETO_VIDAS: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'deve ser um número inteiro maior que zero')),
  ),
  DIRETORIA_EXPORTA_LOGINS: z.optional(z.string()),
};

const schema = z.object(diretoriaEnvironment);

/** Settings of the board. */
export interface DiretoriaConfig {
  /** Expected maximum of lives (DIR-14); null = not configured, and no line is drawn. */
  teto: number | null;
  /** Logins that may export the board's rows, in lower case with the prefix (DIR-20). */
  exportaLogins: readonly string[];
}

/** Builds the settings from the validated `diretoriaEnvironment`. */
export const diretoriaConfig = (env: z.output<typeof schema>): DiretoriaConfig => ({
  teto: env.DIRETORIA_TETO_VIDAS === undefined ? null : Number(env.DIRETORIA_TETO_VIDAS),
  exportaLogins: (env.DIRETORIA_EXPORTA_LOGINS ?? '')
    .split(',')
    .filter((login) => login.trim() !== '')
    .map((login) => withPrefix(login).toLowerCase()),
});
