import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { naVezDeTodos, type Trava } from '../../../servers/trava.ts';
import { TRAVA_DO_RETORNO } from './importaRetorno.ts';
import { umPorVez } from './umPorVez.ts';

/** Does a work when its turn comes. */
export type NaVez = <T>(work: (trava: Trava) => Promise<T>) => Promise<T>;

/** So long another server may take before this one gives up. */
const ESPERA_MS = 20_000;

const ocupado = (): Failure =>
  new Failure(
    409,
    'Outro arquivo do banco está sendo aplicado ou desfeito agora. Tente de novo em um minuto.',
  );

/** The turns of what changes titles and days by files of the bank: in the order in which they come, and never beside another server. */
export const naVezDoBanco = (deps: Deps): NaVez => {
  const naFila = umPorVez();
  return (work) =>
    naFila(async () => {
      const done = await naVezDeTodos(deps, { nome: TRAVA_DO_RETORNO, esperaMs: ESPERA_MS }, work);
      if (!done) throw ocupado();
      return done.feito;
    });
};
