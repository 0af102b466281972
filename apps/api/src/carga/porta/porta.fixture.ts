import type { LightMyRequestResponse } from 'fastify';
import { emptyTables } from '../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../test/harness.ts';
import { executaComandoDeChave, hashDaChave, sorteiaChave } from '../chaves/chaves.ts';
import { filaDaCarga } from '../entregas/fila.ts';

export const base = '/carga/v1/entregas';
export const cabecalho = 'codigo;nome;login;cargo;meta_vidas;ativo\r\n';
export const linha = (codigo: string): string => `${codigo};Pessoa ${codigo};;Vendedor;10;S\r\n`;
/** Two sellers. */
export const csv = cabecalho + linha('1') + linha('2');

/** Options of sending a file. */
export interface Envio {
  id?: string;
  arquivo?: string;
  headers?: Record<string, string>;
  com?: string;
}

/** A server with a key, and its calls. */
export interface Porta {
  t: TestServer;
  chave: string;
  novaChave: (nome: string) => Promise<string>;
  put: (payload: string | Buffer, envio?: Envio) => Promise<LightMyRequestResponse>;
  pronta: (id?: string, com?: string) => Promise<LightMyRequestResponse>;
  get: (url?: string, com?: string) => Promise<LightMyRequestResponse>;
  quieta: () => Promise<void>;
  limpa: () => Promise<void>;
}

/** Both apps, listening, with a limit of 1 MB per file and one key. */
export const abrePorta = async (): Promise<Porta> => {
  const t = await testServer({
    config: {
      carga: {
        limiteDeRecusadas: 5_000,
        diasDeGuarda: 30,
        maxBytes: 1_048_576,
        prazoHoras: undefined,
        prazos: {},
      },
    },
  });
  await Promise.all([t.staff, t.portal].map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
  const novaChave = async (nome: string): Promise<string> => {
    const dela = sorteiaChave();
    await executaComandoDeChave(
      { db: t.db, autor: 'console', em: '2026-11-26T09:00:00' },
      { acao: 'carga-chave-nova', nome, sha256: hashDaChave(dela).toString('hex') },
    );
    return dela;
  };
  const chave = await novaChave('central');
  return {
    t,
    chave,
    novaChave,
    put: (payload, { id = 'e1', arquivo = 'vendedores.csv', headers = {}, com = chave } = {}) =>
      t.staff.inject({
        method: 'PUT',
        url: `${base}/${id}/${arquivo}`,
        headers: {
          authorization: `Bearer ${com}`,
          'content-type': arquivo.endsWith('.json') ? 'application/json' : 'text/csv',
          ...headers,
        },
        payload,
      }),
    pronta: (id = 'e1', com = chave) =>
      t.staff.inject({
        method: 'POST',
        url: `${base}/${id}/pronta`,
        headers: { authorization: `Bearer ${com}` },
      }),
    get: (url = `${base}/e1`, com = chave) =>
      t.staff.inject({ url, headers: { authorization: `Bearer ${com}` } }),
    quieta: () => filaDaCarga(t.deps).quieta(),
    limpa: () => emptyTables(t.db, ['carga_entrega', 'tarefa', 'entrada_falha', 'vendedor']),
  };
};
