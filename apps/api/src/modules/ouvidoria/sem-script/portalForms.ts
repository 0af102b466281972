import type { FieldProblem } from '@vidas/api-client/http/ApiError.ts';
import { novaDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import type { FormRoute, PortalState } from '@vidas/api-client/ouvidoria/portalState.ts';
import * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { fileInRoom } from '../denuncia/fileReport.ts';
import { Refused } from '../denuncia/refused.ts';
import { countTry } from '../prova/pay.ts';
import { type Ouvidoria, ouvidoriaOf } from '../service.ts';
import { texts, withPhone } from '../texts.ts';
import { followUpForm, typedMessage } from './followUpForm.ts';
import { renewAfter, type Wait } from './line.ts';

/** A form of the portal sent without JavaScript. */
export interface PortalForm {
  route: FormRoute;
  /** Raw fields; a missing one counts as blank. */
  fields: Readonly<Record<string, string | undefined>>;
  /** The rotating HMAC of the sender's address, as `servePublic` gives it. */
  source: string;
  /** Header Sec-Fetch-Site. Origin cannot be used: the portal sends no referrer, so Origin is 'null' even from its own pages. */
  fetchSite?: string | undefined;
}

/** The page that answers a form. */
export interface PortalPage {
  status: 200 | 403 | 422 | 429 | 503;
  page: { route: FormRoute; state: PortalState };
  /** Seconds for the header Retry-After. */
  retryAfter?: number | undefined;
  /** For the header Refresh, so that the page renews itself. */
  renew?: { seconds: number; at: string } | undefined;
}

const forbidden = (fetchSite = 'none'): boolean => fetchSite !== 'same-origin' && fetchSite !== 'none';

/** Handles a form of the portal and returns its answer, or the page that waits for its turn (SEG-9). */
export const handleForm = async (deps: Deps, form: PortalForm): Promise<PortalPage> => {
  const ouvidoria = ouvidoriaOf(deps);
  const { route, source } = form;
  if (forbidden(form.fetchSite))
    return { status: 403, page: { route, state: { failure: texts.foreignForm } } };
  const problems = problemsOf(form);
  if (problems) {
    // Counted like every refused request.
    const retryAfter = ouvidoria.limits.refusedWait(source) || undefined;
    const failure = retryAfter === undefined ? {} : { failure: texts.tooManyRefused };
    return {
      status: retryAfter === undefined ? 422 : 429,
      page: { route, state: { form: { values: reportFields(form), errors: problems }, ...failure } },
      retryAfter,
    };
  }
  if (isBlank(form))
    return { status: 200, page: { route, state: { form: { values: {}, errors: [], isBlankAsked: true } } } };
  if (!ouvidoria.line.goesNow(source)) return stand(ouvidoria, form);
  const done = await carryOut(ouvidoria, form, 0);
  return 'answer' in done ? done.answer : stand(ouvidoria, form, done.again);
};

/** Answers a waiting page: still waiting, or the form's result. */
export const askAgain = async (
  deps: Deps,
  { route, token }: { route: FormRoute; token: string },
): Promise<PortalPage> => {
  const ouvidoria = ouvidoriaOf(deps);
  const turn = await ouvidoria.line.ask(token.slice(0, 100), ({ form, keptKib }) =>
    carryOut(ouvidoria, form as PortalForm, keptKib),
  );
  if (turn.kind === 'answered') return turn.answer as PortalPage;
  return turn.kind === 'wait'
    ? waiting(route, turn.wait)
    : { status: 200, page: { route, state: { failure: texts.lineOver } } };
};

const stand = (
  ouvidoria: Ouvidoria,
  form: PortalForm,
  turn?: { seconds: number; kib: number },
): PortalPage => {
  const { route, source } = form;
  const wait = ouvidoria.line.stand(source, form, turn);
  if (wait) return waiting(route, wait);
  const failure = withPhone(texts.lineFull, ouvidoria.deps.config.ombudsmanPhone);
  return { status: 503, page: { route, state: { ...typedIn(form), failure } }, retryAfter: 60 };
};

const waiting = (route: FormRoute, wait: Wait): PortalPage => {
  const at = `?vez=${wait.token}`;
  return {
    status: 200,
    page: { route, state: { line: { seconds: wait.seconds, at } } },
    renew: { seconds: renewAfter(wait), at },
  };
};

/** Runs a form; one without room returns to the line with its reserved part. */
const carryOut = async (
  ouvidoria: Ouvidoria,
  form: PortalForm,
  keptKib: number,
): Promise<{ answer: PortalPage } | { again: { seconds: number; kib: number } }> => {
  const { route, source } = form;
  try {
    const state =
      route === 'acompanhamento'
        ? await followUpForm(ouvidoria, form, keptKib)
        : await file(ouvidoria, form, keptKib);
    return { answer: { status: 200, page: { route, state } } };
  } catch (error) {
    if (error instanceof Refused && error.turn) return { again: error.turn };
    throw error;
  } finally {
    if (route !== 'acompanhamento' && keptKib === 0) await countTry(ouvidoria, source);
  }
};

const file = async (ouvidoria: Ouvidoria, form: PortalForm, keptKib: number): Promise<PortalState> => ({
  receipt: await fileInRoom(
    ouvidoria,
    z.parse(novaDenuncia, { ...reportFields(form), status: 'N' }),
    keptKib,
  ),
});

/** Problems of a report under the contract. */
const problemsOf = (form: PortalForm): FieldProblem[] | undefined => {
  if (form.route === 'acompanhamento') return undefined;
  const { error } = z.safeParse(novaDenuncia, { ...reportFields(form), status: 'N' });
  return error?.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
};

/** A blank report whose page has not asked yet (OUV-3). */
const isBlank = (form: PortalForm): boolean =>
  form.route !== 'acompanhamento' &&
  form.fields['emBranco'] === undefined &&
  Object.values(reportFields(form)).every((text) => text.trim() === '');

/** Typed texts, for filling the boxes again. */
const typedIn = (form: PortalForm): PortalState =>
  form.route === 'acompanhamento' ? typedMessage(form) : { form: { values: reportFields(form), errors: [] } };

/** The fields of a report form; on the anonymous page the reporter's fields are dropped even when sent (OUV-4). */
const reportFields = ({ route, fields }: PortalForm) => {
  const of = (name: string): string => fields[name] ?? '';
  const isAnonymous = route === 'denuncia/anon';
  return {
    nome: isAnonymous ? '' : of('nome'),
    email: isAnonymous ? '' : of('email'),
    local: isAnonymous ? '' : of('local'),
    tipo: of('tipo'),
    dadosDenunciado: of('dadosDenunciado'),
    dadosComplementares: of('dadosComplementares'),
    detalhamento: of('detalhamento'),
    protocoloAnterior: of('protocoloAnterior'),
  };
};
