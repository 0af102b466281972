import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { PedidoAcesso } from '@vidas/api-client/tecnologia/pedidos/pedidos.contract.ts';
import type { TestServer } from '../../../test/harness.ts';

/** A long and uncommon password. */
export const senhaBoa = 'cavalo-bateria-grampo';

/** Answer of one of these calls. */
interface Resposta {
  message?: string;
  error?: string;
  senha?: string | null;
  aguarda?: boolean;
  token?: string;
}

/** Calls about people and requests in somebody's name. */
export const chamadas = (t: TestServer) => {
  const post = async (token: string, call: string, payload: object = {}) => {
    const url = `/api/v1/${call.includes('/') ? call : `tecnologia/${call}`}`;
    const answer = await t.staff.inject({ method: 'POST', url, payload, headers: { authorization: token } });
    const reply = answer.json<Resposta>();
    return { ...reply, status: answer.statusCode };
  };
  const get = (token: string, call: string) =>
    t.staff.inject({ url: `/api/v1/${call}`, headers: { authorization: token } });
  const entra = async (login: string, senha: string): Promise<string | undefined> =>
    (await post('', 'auth/login', { login, senha })).token;
  return {
    post,
    get,
    pedidos: async (token: string) =>
      (await get(token, 'tecnologia/getPedidosAcesso')).json<PedidoAcesso[]>(),
    /** Token after a sign-in with this password; undefined when it fails. */
    entra,
    /** Signs in and sets another password when the first entry requires it. */
    assume: async (login: string, senha: string, senhaNova: string): Promise<string | undefined> => {
      const token = await entra(login, senha);
      if (token === undefined) return undefined;
      const trocada = await post(token, 'auth/trocaSenha', { senhaAtual: senha, senhaNova });
      return trocada.token ?? token;
    },
    pessoa: (login: string, ...modules: ModuleKey[]) =>
      t.tokenFor({ login, nome: `Nome de ${login}`, modules }),
    /** Removes the people of other tests. */
    limpa: async () => {
      for (const tabela of ['pedido_acesso', 'sessao', 'evento_acesso', 'usuario'] as const)
        await t.db.deleteFrom(tabela).execute();
    },
  };
};
