// @module-tag embedded
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dosEstreitos,
  endpoints,
  nomeDa,
  nomeiaComSaude,
  pelaLista,
  semSaude,
  tabelas,
} from './alcance.fixture.ts';
import type { Served } from '../http/door.ts';
import type { WalkCall } from './calls.fixture.ts';
import { type TestServer, testServer } from './harness.ts';
import { type Planta, planta } from './planta.fixture.ts';
import { entregaLida } from './entregaLida.fixture.ts';
import { calls, modulesOf, send } from './walkSend.fixture.ts';

let t: TestServer;
let alheia: Planta;
let propria: Planta;
beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 300 });
  alheia = await planta(t.db, {
    prestador: '770077',
    guias: ['88000771', '88000772', '88000773'],
    lote: 88_077,
  });
  propria = await planta(t.db, {
    prestador: '999520',
    guias: ['52000771', '52000772', '52000773'],
    lote: 52_077,
  });
  await entregaLida(t.db, 'nenhuma');
});
afterAll(() => t.close());

const walk = new Map(calls.map((one) => [one.name, one]));
const doCentro = calls.filter(({ call }) => modulesOf(call).includes('centro-medico'));

/** Sessions of Centro Médico, alone and with every module that does not open the call. */
const tokensDoCentro = (call: WalkCall): Promise<string[]> =>
  Promise.all(
    [
      ['centro-medico'] as const,
      moduleKeys.filter((key) => key === 'centro-medico' || !modulesOf(call).includes(key)),
    ].map((modules) => t.tokenFor({ modules })),
  );

const alvo = { numGuia: 'guia', codPrestador: 'prestador', protocolo: 'protocolo' } as const;

/** The same input about another guide, provider and lot. */
const about = <Value>(
  value: Value,
  sought: Readonly<Record<(typeof alvo)[keyof typeof alvo], string>>,
): Value =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key in alvo ? sought[alvo[key as keyof typeof alvo]] : inner,
  ) as Value;

const aimed = ({ body, ...call }: WalkCall, sought: Parameters<typeof about>[1]): WalkCall => ({
  ...call,
  ...(body === undefined ? {} : { body: about(body, sought) }),
});

const isAimed = ({ body }: WalkCall): boolean =>
  Object.keys(alvo).some((key) => (JSON.stringify(body) ?? '').includes(`"${key}"`));

/** Text of an answer, with its files as text. */
const textOf = (body: string): string => {
  const { conteudo } = (body.startsWith('{') ? JSON.parse(body) : {}) as { conteudo?: unknown };
  return body + (typeof conteudo === 'string' ? Buffer.from(conteudo, 'base64').toString('latin1') : '');
};

const marksIn = (body: string, marcas: readonly string[]): string[] => {
  const text = textOf(body);
  return marcas.filter((marca) => text.includes(marca));
};

describe.each(doCentro)('$name as Centro Médico', ({ endpoint, call }) => {
  it('shows nothing of a guide of another provider (ALC-1)', async () => {
    for (const token of await tokensDoCentro(call)) {
      expect(marksIn((await send(t.staff, endpoint, call, token)).body, alheia.marcas)).toEqual([]);
      // A refusal repeats the requested number.
      const reply = await send(t.staff, endpoint, aimed(call, alheia), token);
      expect(
        marksIn(
          reply.body,
          alheia.marcas.filter((marca) => !alheia.guias.includes(marca)),
        ),
      ).toEqual([]);
    }
  });
});

describe.each(doCentro.filter(({ call }) => isAimed(call)))(
  '$name as Centro Médico',
  ({ endpoint, call }) => {
    it('answers for another’s as for a missing one, byte by byte (CTM-41)', async () => {
      const missing = { guia: '88000999', prestador: '770999', protocolo: '88099' };
      for (const token of await tokensDoCentro(call)) {
        const [there, gone] = await Promise.all(
          [alheia, missing].map((sought) => send(t.staff, endpoint, aimed(call, sought), token)),
        );
        const bare = (body = '') =>
          [alheia, missing].reduce(
            (text, { guia, protocolo }) => text.replaceAll(guia, '#').replaceAll(protocolo, '#'),
            body,
          );
        expect([there?.statusCode, bare(there?.body)]).toEqual([gone?.statusCode, bare(gone?.body)]);
      }
    });
  },
);

it('the plants are seen by who may see them, so that the silence above means something', async () => {
  const contas = await t.tokenFor({ modules: ['contas-medicas'] });
  const centro = await t.tokenFor({ modules: ['centro-medico'] });
  const seen = async (token: string, { marcas, ...sought }: Planta): Promise<string[]> => {
    const found: string[] = [];
    for (const { name, endpoint, call } of doCentro) {
      const { body } = await send(t.staff, endpoint, aimed(call, sought), token);
      if (marksIn(body, marcas).length > 0) found.push(name);
    }
    return found;
  };
  const comuns = [
    'GET /prevencao/getRelatorioProcedimentosRealizadosPeriodo/{start}/{end}/{tussCode}',
    'POST /contasMedicas/getListaPrestadores',
    'POST /contasMedicas/getGuiasImportadas',
    'POST /contasMedicas/getGuiaImportada',
    'POST /contasMedicas/escolheFilaRevisao',
    'POST /contasMedicas/getLotesPrestador',
    'POST /contasMedicas/getDemonstrativoXml',
    'POST /contasMedicas/getPapelDoLote',
  ];
  expect(await seen(contas, alheia)).toEqual(expect.arrayContaining(comuns));
  const doInicio = [
    'getGuiasEmAnalise',
    'getLotesEmAnalise',
    'getItensGlosados/{competencia}',
    'getGuiasNaoPagas',
  ];
  expect(await seen(centro, propria)).toEqual(
    expect.arrayContaining([
      // Its name is not that of the plant, and other guides of it are of more value.
      ...comuns.filter((name) => !/getListaPrestadores|escolheFilaRevisao/.test(name)),
      ...doInicio.map((name) => `GET /centroMedico/${name}`),
    ]),
  );
});

describe('what a call says of itself', () => {
  it('has a purpose wherever Centro Médico or Jurídico may make it (ALC-2)', () => {
    const found = dosEstreitos(t.staff.served);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ acesso }) => !acesso?.finalidade).map(nomeDa)).toEqual([]);
  });

  it('is what docs/regras/alcance.md says: module, providers, purpose, fields (ALC-2)', () => {
    const page = readFileSync(new URL('../../../../docs/regras/alcance.md', import.meta.url), 'utf8');
    expect(page.split('\n').filter((line) => line.startsWith('|'))).toEqual(tabelas(t.staff.served));
  });

  it('is on record where its fields name people beside their health, and where its list does (PRV-8)', () => {
    const wanted = [...endpoints].flatMap(([name, endpoint]) =>
      (nomeiaComSaude(endpoint) && !(name in semSaude)) || name in pelaLista ? [name] : [],
    );
    const recorded = t.staff.served.filter(({ acesso }) => acesso?.consulta).map(nomeDa);
    expect(recorded.toSorted()).toEqual(wanted.toSorted());
  });

  it('names no exception that is none', () => {
    const look = (name: string): boolean => nomeiaComSaude(endpoints.get(name) as Endpoint);
    expect(Object.keys(semSaude).filter((name) => !look(name))).toEqual([]);
    expect(Object.keys(pelaLista).filter(look)).toEqual([]);
  });
});

describe('a reading of people with health data', () => {
  it('leaves one line with who, which list, what for and how many, whatever the call (PRV-8)', async () => {
    const recorded = t.staff.served.filter(({ acesso }) => acesso?.consulta);
    const isLast = (one: Served) => nomeDa(one).endsWith('descartarReativarGuia');
    for (const one of [...recorded.filter((each) => !isLast(each)), ...recorded.filter(isLast)]) {
      const { endpoint, call } = walk.get(nomeDa(one)) as (typeof calls)[number];
      const login = `le${t.staff.served.indexOf(one)}`;
      const [modulo = 'contas-medicas'] = modulesOf(call);
      const token = await t.tokenFor({
        login,
        cargo: call.cargo ?? (modulo === 'contas-medicas' ? 'COORD. DE CONTAS MEDICAS' : 'Diretor'),
        modules: [modulo],
      });
      const reply = await send(t.staff, endpoint, aimed(call, propria), token);
      expect([200, 204], `${nomeDa(one)} ${reply.body.slice(0, 200)}`).toContain(reply.statusCode);
      const lines = await t.db
        .selectFrom('consulta_saude')
        .where('login', '=', `USU_${login}`)
        .selectAll()
        .execute();
      expect(lines, nomeDa(one)).toEqual([
        expect.objectContaining({
          lista: one.acesso?.consulta?.lista,
          finalidade: one.acesso?.finalidade,
          leituras: 1,
          completa: true,
        }),
      ]);
    }
  });
});
