import { contracts } from '@vidas/api-client/contracts.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noList } from '../demo/noList.fixture.ts';

interface Especificacao {
  rotas: { rota: string; chamadas: string[] }[];
  /** `servida`: our own path, when different; `semCaminho`: the answer for a call without a path. */
  chamadas: { chamada: string; base?: string; servida?: string; semCaminho?: string }[];
  aindaNao: { rotas: string[]; chamadas: string[] };
}

const file = new URL('../../../../docs/especificacao/rotas-e-chamadas.json', import.meta.url);
const { rotas, chamadas, aindaNao } = JSON.parse(readFileSync(file, 'utf8')) as Especificacao;

const endpoints = Object.values(contracts).flat();

/** A call regardless of case, parameter names and a trailing slash. */
const plain = (call: string): string =>
  call
    .replace(/\{[^}]+\}/g, '{}')
    .replace(/\/$/, '')
    .toLowerCase();

const byCall = new Map(endpoints.map((one) => [`${one.base} ${plain(`${one.method} ${one.path}`)}`, one]));

const endpointOf = ({ chamada, base = '/api/v1', servida }: Especificacao['chamadas'][number]) =>
  byCall.get(`${base} ${plain(servida ?? chamada)}`);

const withPath = chamadas.filter(({ semCaminho }) => semCaminho === undefined);

describe('the calls of the specification', () => {
  it('are 159, none of them twice', () => {
    expect(new Set(chamadas.map(({ chamada }) => chamada)).size).toBe(159);
    expect(chamadas).toHaveLength(159);
  });

  // `walk.test.ts` makes every call of the contract and checks its answer against it.
  it('are calls of the contract, without those that are said to be missing', () => {
    const missing = withPath.filter((one) => endpointOf(one) === undefined);
    expect(missing.map(({ chamada }) => chamada)).toEqual(aindaNao.chamadas);
  });

  it('are those that its routes ask', () => {
    const known = new Set(chamadas.map(({ chamada }) => chamada));
    const asked = rotas.flatMap((rota) => rota.chamadas);
    expect(asked.filter((chamada) => !known.has(chamada))).toEqual([]);
  });
});

/** Routes without a list, each with the reason. */
const withoutRows: Readonly<Record<string, string>> = {
  '/': 'one signs in',
  '/modulos': 'the session says which modules there are',
  '/modulos/*': 'the session alone is asked',
  '/ouvidoriaInterna/denuncia/anon': 'one writes a report',
  '/ouvidoriaInterna/denuncia/nonanon': 'one writes a report',
  '/modulos/cadastro/leitura-xml-sib': 'the rows are those of the file that is sent',
  '/modulos/contas-medicas/importar-xml-prestador': 'the rows are those of the file that is sent',
  '/modulos/centro-medico/importar-xml-prestador': 'the rows are those of the file that is sent',
  '/modulos/contas-medicas/camedics': 'one asks for a load',
};

const hasRows = (chamada: string): boolean => {
  const one = chamadas.find((each) => each.chamada === chamada);
  const endpoint = one && endpointOf(one);
  return endpoint !== undefined && !noList.includes(endpoint.path);
};

// `everyScreen.test.ts` calls every list of the contract outside `noList`, and finds rows in it.
it('the routes have rows in the demonstration, where they ask for a list', () => {
  const bare = rotas
    .filter(({ rota, chamadas: asked }) => asked.length > 0 && !aindaNao.rotas.includes(rota))
    .filter(({ chamadas: asked }) => !asked.some(hasRows));
  expect(bare.map(({ rota }) => rota).toSorted()).toEqual(Object.keys(withoutRows).toSorted());
});
