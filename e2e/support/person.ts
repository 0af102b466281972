import type { APIRequestContext } from '@playwright/test';
import { demoPassword, officeUrl } from './addresses.ts';

const call = async (request: APIRequestContext, path: string, data: object, authorization = '') => {
  const reply = await request.post(`${officeUrl}/api/v1${path}`, { data, headers: { authorization } });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()) as { token: string };
};

const tokenOf = async (request: APIRequestContext, login: string, senha: string): Promise<string> =>
  (await call(request, '/auth/login', { login, senha })).token;

/** Acts of Tecnologia on people meanwhile, as `gerente`. */
export const asTecnologia = async (request: APIRequestContext, path: string, data: object): Promise<void> => {
  await call(request, `/tecnologia/${path}`, data, await tokenOf(request, 'gerente', demoPassword));
};

/** The password that Tecnologia set for a journey's person, and her own choice. */
export const given = 'carimbo na gaveta azul';
export const own = 'guarda-chuva na varanda';

/** Creates a person of Jurídico, who must still choose her password unless `hasChosen`. */
export const makePerson = async (
  request: APIRequestContext,
  login: string,
  { hasChosen = false } = {},
): Promise<void> => {
  const person = { login, nome: 'Lia da Senha', cargo: 'Advogada', modulos: ['juridico'], vendedor: null };
  await asTecnologia(request, 'criaPessoa', { ...person, senha: given });
  if (!hasChosen) return;
  const token = await tokenOf(request, login, given);
  await call(request, '/auth/trocaSenha', { senhaAtual: given, senhaNova: own }, token);
};
