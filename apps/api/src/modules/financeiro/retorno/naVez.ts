import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { naVezDeTodos, type Trava } from '../../../servers/trava.ts';
import { TRAVA_DO_RETORNO } from './importaRetorno.ts';
import { umPorVez } from './umPorVez.ts';

/** Runs a work in its turn. */
export type NaVez = <T>(work: (trava: Trava) => Promise<T>) => Promise<T>;

/** Maximum wait for another server. */
const ESPERA_MS = 20_000;

const ocupado = (): Failure =>
  new Failure(
    409,
    'Outro arquivo do banco está sendo aplicado ou desfeito agora. Tente de novo em um minuto.',
  );

/** Queue of changes to titles and days by bank files: in order of arrival, one server at a time. */
export const naVezDoBanco = (deps: Deps): NaVez => {
  const naFila = umPorVez();
  return (work) =>
    naFila(async () => {
      const done = await naVezDeTodos(deps, { nome: TRAVA_DO_RETORNO, esperaMs: ESPERA_MS }, work);
      if (!done) throw ocupado();
      return done.feito;
    });
};
