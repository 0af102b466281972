import { novaDenuncia } from '@vidas/api-client/ouvidoria/contract';
import type { FormRoute, PortalState } from '@vidas/api-client/ouvidoria/portal-state';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { fileReport } from './denuncia/fileReport.ts';
import { followUpForm, typedMessage } from './acompanhamento/followUpForm.ts';
import { Refused } from './denuncia/refused.ts';
import { type Ouvidoria, ouvidoriaOf } from './service.ts';
import { texts } from './texts.ts';

/** A form of the portal sent without JavaScript. */
export interface PortalForm {
  route: FormRoute;
  /** Fields as they came; a field that is missing counts as blank. */
  fields: Readonly<Record<string, string | undefined>>;
  /** The rotating HMAC of the sender's address, as `servePublic` gives it. */
  source: string;
  /** Header Sec-Fetch-Site. Origin cannot be used: the portal sends no referrer, so Origin is 'null' even from its own pages. */
  fetchSite?: string | undefined;
}

/** The page that answers a form. */
export interface PortalPage {
  status: 200 | 403 | 422 | 428 | 429 | 503;
  page: { route: FormRoute; state: PortalState };
  /** Seconds for the header Retry-After. */
  retryAfter?: number | undefined;
}

/** Handles a form of the portal and returns the page that answers it. */
export const handleForm = async (deps: Deps, form: PortalForm): Promise<PortalPage> => {
  const ouvidoria = ouvidoriaOf(deps);
  const { route, fetchSite = 'none' } = form;
  const answer = (status: PortalPage['status'], state: PortalState): PortalPage => ({
    status,
    page: { route, state },
  });
  if (fetchSite !== 'same-origin' && fetchSite !== 'none') return answer(403, { failure: texts.foreignForm });
  try {
    return route === 'acompanhamento'
      ? answer(200, await followUpForm(ouvidoria, form))
      : await file(ouvidoria, form);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const values =
      route === 'acompanhamento' ? typedMessage(form) : { form: { values: reportFields(form), errors: [] } };
    return { ...answer(error.status, { ...values, failure: error.message }), retryAfter: error.retryAfter };
  }
};

const file = async (ouvidoria: Ouvidoria, form: PortalForm): Promise<PortalPage> => {
  const { route, source } = form;
  const values = reportFields(form);
  const parsed = z.safeParse(novaDenuncia, { ...values, status: 'N' });
  if (parsed.success)
    return {
      status: 200,
      page: { route, state: { receipt: await fileReport(ouvidoria, parsed.data, source) } },
    };
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  return { status: 422, page: { route, state: { form: { values, errors } } } };
};

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
