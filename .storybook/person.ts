import { fakePayload, fakeToken } from '@vidas/api-client/shell/shell.fake.ts';
import { login, verificaSession } from '@vidas/api-client/shell/shell.contract.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { delay, http, type RequestHandler } from 'msw';

/** Delay of every call on the slow network, in milliseconds. */
export const slowMs = 2000;

/** The seller of the toolbar: she has one module, so everything else refuses her. */
export const seller = fakePayload({
  login: 'USU_rute.azevedo',
  user: 'Rute Azevedo',
  cargo: 'Vendedora',
  modules: ['vendas'],
});

// Without a reply msw continues with the next handler: the story's own answer comes later.
const late = async () => {
  await delay(slowMs);
};

/** Handlers for the person of the toolbar, put before those of the story. */
export const handlersOf = (person: unknown): RequestHandler[] => {
  if (person === 'slow') return [http.all('*/api/v1/*', late), http.all('*/api-site/v1/*', late)];
  if (person !== 'seller') return [];
  return [
    fake(login, { token: fakeToken(seller) }),
    fake(verificaSession, { status: true, message: 'Sessão válida', dadosToken: seller }),
  ];
};
