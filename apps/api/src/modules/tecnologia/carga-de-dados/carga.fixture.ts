import { expect, vi } from 'vitest';
import { emptyTables } from '../../../test/emptyTables.ts';
import type { TestServer } from '../../../test/harness.ts';
import { multipart } from '../../cadastro/fixtures/multipart.ts';

export const cabecalho = 'codigo;nome;login;cargo;meta_vidas;ativo\r\n';
/** A line of vendedores.csv. */
export const linha = (codigo: number | string, nome = `Pessoa ${codigo}`): string =>
  `${codigo};${nome};;Vendedor;10;S\r\n`;

/** Deletes all deliveries and their results. */
export const limpa = async ({ db }: Pick<TestServer, 'db'>): Promise<void> => {
  await emptyTables(db, ['carga_entrega', 'tarefa', 'consulta_saude']);
  await db.deleteFrom('vendedor').execute();
};

/** Calls of the load in one person's name. */
export const chamadas = (t: TestServer, token: string) => {
  const url = (call: string) => `/api/v1/tecnologia/${call}`;
  const get = (call: string, authorization = token) =>
    t.staff.inject({ method: 'GET', url: url(call), headers: { authorization } });
  const post = (call: string, payload: object = {}, authorization = token) =>
    t.staff.inject({ method: 'POST', url: url(call), headers: { authorization }, payload });
  const envia = (id: string, nome: string, texto: string | Buffer) =>
    t.staff.inject({
      method: 'POST',
      url: url(`enviaArquivoDaCarga/${id}`),
      ...multipart(nome, Buffer.from(texto), token),
    });
  const abre = async (): Promise<string> => (await post('abreEntregaDaCarga')).json().id;
  const entrega = async (id: string) => (await get(`getEntregaDaCarga/${id}`)).json();
  /** Waits for the end of a delivery's job and returns the delivery. */
  const feita = (id: string) =>
    vi.waitFor(async () => {
      const agora = await entrega(id);
      expect(agora.tarefa.situacao).toBe('CONCLUÍDA');
      return agora;
    }, 10_000);
  const confere = async (id: string) => {
    expect(await post('confereCarga', { id })).toMatchObject({ statusCode: 200 });
    return feita(id);
  };
  /** A judged delivery of this vendedores.csv. */
  const conferida = async (texto: string): Promise<string> => {
    const id = await abre();
    await envia(id, 'vendedores.csv', texto);
    await confere(id);
    return id;
  };
  return { get, post, envia, abre, entrega, feita, confere, conferida };
};
