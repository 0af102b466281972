import { type TestServer } from '../../../test/harness.ts';
import { testPassword } from '../../../test/template.ts';
import { withPrefix } from '../../../http/login.rules.ts';
import { type chamadas, senhaBoa } from './pedidos.fixture.ts';

/** One person of Tecnologia, her possible acts, and all readings open to her. */
export const umaPessoa = (t: TestServer, c: ReturnType<typeof chamadas>) => {
  /** Passwords that she knows of each login, her own first, and their open sessions. */
  const sabe = new Map<string, string[]>([['uma', [testPassword]]]);
  const abertas = new Map<string, string>();
  let novas = 0;

  const aprende = (login: string, senha: string | null | undefined) => {
    if (senha) sabe.set(login, [senha, ...(sabe.get(login) ?? [])]);
  };

  /** Passwords already tried against a stored one: another try would fail again. */
  const tentadas = new Map<string, string>();
  const portaDe = async (login: string): Promise<string> => {
    const todas = await t.db.selectFrom('usuario').select(['login', 'senha_hash', 'ativo']).execute();
    const procurado = withPrefix(login).toLowerCase();
    const porta = todas.find((pessoa) => pessoa.login.toLowerCase() === procurado);
    return JSON.stringify([porta, sabe.get(login)]);
  };

  /** Session of a login through a known password; the first entry sets a new one. */
  const chaveDe = async (login: string): Promise<string | undefined> => {
    const aberta = abertas.get(login);
    if (aberta && (await c.get(aberta, 'auth/getAvisosAcesso')).statusCode === 200) return aberta;
    const porta = await portaDe(login);
    if (tentadas.get(login) === porta) return undefined;
    for (const senha of sabe.get(login) ?? []) {
      novas += 1;
      const nova = `girassol na janela ${novas}`;
      const token = await c.assume(login, senha, nova);
      if (token === undefined) continue;
      aprende(login, nova);
      abertas.set(login, token);
      return token;
    }
    tentadas.set(login, porta);
    return undefined;
  };
  const post = async (call: string, payload: object) => c.post((await chaveDe('uma')) ?? '', call, payload);

  const vistosDe = async (login: string) =>
    (
      await t.db
        .selectFrom('usuario')
        .select('modulos')
        .where('login', '=', `USU_${login}`)
        .executeTakeFirst()
    )?.modulos ?? [];

  /** Her possible acts, one call each; passwords that she learns are kept. */
  const atos = {
    senha: async (login: string) => {
      aprende(login, (await post('trocaSenhaPessoa', { login, senha: null })).senha);
    },
    senhaDigitada: async (login: string) => {
      await post('trocaSenhaPessoa', { login, senha: senhaBoa });
      aprende(login, senhaBoa);
    },
    da: async (login: string, ...novos: string[]) => {
      const vistos = await vistosDe(login);
      await post('trocaModulosPessoa', {
        login,
        vistos,
        modulos: [...new Set([...vistos, ...novos])],
      });
    },
    tira: async (login: string, ...velhos: string[]) => {
      const vistos = await vistosDe(login);
      const ficam = vistos.filter((modulo) => !velhos.includes(modulo));
      await post('trocaModulosPessoa', {
        login,
        vistos,
        modulos: ficam.length > 0 ? ficam : ['caixa'],
      });
    },
    cria: async (login: string, ...modulos: string[]) => {
      const nova = { login, nome: 'Boneco', cargo: 'Ouvidora', modulos, vendedor: null, senha: null };
      aprende(login, (await post('criaPessoa', nova)).senha);
    },
    edita: async (login: string, cargo: string) => {
      const { nome, vendedor, ...antes } = await t.db
        .selectFrom('usuario')
        .select(['nome', 'cargo', 'vendedor_codigo as vendedor'])
        .where('login', '=', `USU_${login}`)
        .executeTakeFirstOrThrow();
      const vistos = { nome, cargo: antes.cargo, vendedor };
      return post('editaPessoa', { login, nome, cargo, vendedor, vistos });
    },
    desativa: (login: string) => post('desativaPessoa', { login }),
    reativa: (login: string) => post('reativaPessoa', { login }),
  };

  /** All sessions open to her. */
  const chaves = async (): Promise<string[]> => {
    const achadas: string[] = [];
    for (const login of sabe.keys()) achadas.push((await chaveDe(login)) ?? '');
    return achadas.filter((chave) => chave !== '');
  };

  /** Approves and accepts through every login open to her. */
  const aprovaComoPode = async (): Promise<void> => {
    const aguardam = t.db.selectFrom('pedido_acesso').select('id').where('situacao', '=', 'aguarda');
    const minhas = await chaves();
    for (const { id } of await aguardam.execute())
      for (const chave of minhas) {
        await c.post(chave, 'aprovaPedidoAcesso', { id });
        await c.post(chave, 'auth/respondePedidoSenha', { id, aceita: true });
      }
  };

  const leituras = [
    ['getDenuncias', {}],
    ['getMensagens', { protocolo: '10000001' }],
    ['inserirMensagem', { protocolo: '10000001', mensagem: 'a' }],
    ['revelarIdentidade', { protocolo: '10000001', motivo: 'Ouvir quem denunciou' }],
    ['inserirNovaAcao', { protocolo: '10000001', descricao: 'a', status: 'A', ultimaAcao: null }],
  ] as const;

  /** Readings open to her, through any login with Ouvidoria. */
  const oQueLe = async (depois: string): Promise<string[]> => {
    const lidas: string[] = [];
    for (const chave of await chaves())
      for (const [call, payload] of leituras) {
        const { status } = await c.post(chave, `ouvidoriaInterna/${call}`, payload);
        if (status !== 401 && status !== 403) lidas.push(`${depois}: ${call} ${status}`);
      }
    return lidas;
  };

  /** Readings before and after she approves all she can. */
  const tenta = async (depois: string): Promise<string[]> => {
    const antes = await oQueLe(depois);
    await aprovaComoPode();
    return [...antes, ...(await oQueLe(`${depois}, approved by herself`))];
  };

  return { atos, oQueLe, tenta };
};
