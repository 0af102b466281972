import {
  cortes,
  type Figura,
  type FiltrosDoPainel,
} from '@vidas/api-client/diretoria/painel/painel.rules.ts';
import { expect } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { anosEntre } from '../../cadastro/relatorios/cadastro.rules.ts';

/** Local day. */
export const hoje = '2026-11-21';

/** A life of the register, for the oracle. */
export interface Vida {
  matricula: string;
  sexo: string;
  linha: string;
  tipo: number;
  titular: boolean;
  cidade: string | null;
  nascimento: string;
  ativado: string | null;
  cancelado: string | null;
}

/** The board's filters over the register, written independently of the server's statements. */
export const meets = (
  vida: Vida,
  { sexo, plano, tipo, vinculo, faixa, cidade }: FiltrosDoPainel,
  dia = hoje,
) => {
  const idade = anosEntre(vida.nascimento, dia) ?? 0;
  const limits = [0, 19, 24, 29, 34, 39, 44, 49, 54, 59];
  const daFaixa = String(limits.filter((least) => idade >= least).length);
  return (
    (sexo === undefined || vida.sexo === (sexo === 'fem' ? 'F' : 'M')) &&
    (plano === undefined ||
      (plano === 'outras'
        ? !['SMART', 'PREMIUM'].includes(vida.linha)
        : vida.linha === plano.toUpperCase())) &&
    (tipo === undefined || vida.tipo === { individual: 1, empresarial: 2, adesao: 3 }[tipo]) &&
    (vinculo === undefined || vida.titular === (vinculo === 'titular')) &&
    (faixa === undefined || faixa === daFaixa) &&
    (cidade === undefined || vida.cidade === cidade)
  );
};

/** Active on the day (FMT-13). */
export const isActive = ({ ativado, cancelado }: Vida) =>
  ativado !== null && ativado <= hoje && (cancelado === null || cancelado > hoje);

/** Reproducible random numbers (mulberry32). */
export const drawer = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};

/** A server with demonstration data, and calls of the board. */
export const painelServer = async () => {
  const t = await testServer({ seed: 'demo', lives: 400, now: `${hoje}T12:00:00Z` });
  const token = await t.tokenFor({ modules: ['diretoria'] });

  const send = async (path: string, asked: object = {}, authorization = token) => {
    const words = Object.entries(asked).filter(([, value]) => value !== undefined) as [string, string][];
    const answer = await t.staff.inject({
      url: `/api/v1/diretoria/${path}?${new URLSearchParams(words)}`,
      headers: { authorization },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const ask = async (path: string, asked?: object) => {
    const { status, body } = await send(path, asked);
    expect(status, JSON.stringify({ path, asked, body })).toBe(200);
    return body;
  };

  /** All rows of a figure, page by page. */
  const rowsOf = async (figura: Figura, asked: object): Promise<Linha[]> => {
    const found: Linha[] = [];
    for (let pagina = 1; ; pagina += 1) {
      const { total, quantidade, vidas } = await ask(`getVidasDoPainel/${figura}`, { ...asked, pagina });
      found.push(...vidas);
      if (found.length >= quantidade || vidas.length === 0) {
        expect(found).toHaveLength(quantidade);
        expect(found.reduce((sum, { conta }) => sum + conta, 0)).toBe(total);
        return found;
      }
    }
  };
  const sumOf = async (figura: Figura, asked: object) =>
    (await rowsOf(figura, asked)).reduce((sum, { conta }) => sum + conta, 0);

  const found = await t.db
    .selectFrom('beneficiario as b')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('plano as pl', 'pl.registro', 'b.plano_registro')
    .select([
      'b.matricula',
      'b.titular_matricula as holder',
      'p.sexo',
      'pl.linha',
      'b.tipo_contratacao as tipo',
      'p.municipio_codigo as cidade',
      'p.nascimento',
      'b.ativado_em as ativado',
      'b.cancelado_em as cancelado',
    ])
    .execute();
  const register: Vida[] = found.map(({ holder, ...vida }) => ({
    ...vida,
    titular: holder === vida.matricula,
  }));
  const board = async (filtros: FiltrosDoPainel) => ({
    dash: await ask('getDadosDash', filtros),
    ativados: (await ask('getUsersActivated', filtros)) as Mes[],
    desativados: (await ask('getUsersDeactivated', filtros)) as Mes[],
    ans: await ask('getVidasAnsOeste', filtros),
  });
  return { t, send, ask, sumOf, register, board };
};

interface Linha extends Record<string, string | number | null> {
  conta: number;
}

export interface Parte {
  value: number;
  percent: string;
}
export interface Mes {
  competencia: string;
  quantidade: number;
}
export interface Faixa {
  codigo: string;
  value: number;
  operadora: number;
  ans: number;
  divergencia: number;
}

export const keys = <Of extends object>(of: Of) => Object.keys(of) as (keyof Of)[];

type Board = Awaited<ReturnType<Awaited<ReturnType<typeof painelServer>>['board']>>;

/** Every mark of the board: its number, and the query of its rows; null when a filter excludes it. */
export const marksOf = ({ dash, ativados, desativados, ans }: Board, filtros: FiltrosDoPainel) => {
  const cut = (corte: keyof FiltrosDoPainel, valor: string, value: number) => ({
    name: `${corte} ${valor}`,
    figura: 'ativos' as Figura,
    value,
    asked: filtros[corte] === undefined || filtros[corte] === valor ? { ...filtros, [corte]: valor } : null,
  });
  const one = (figura: Figura, value: number, more: object = {}) => ({
    name: `${figura} ${JSON.stringify(more)}`,
    figura,
    value,
    asked: { ...filtros, ...more } as object | null,
  });
  const month = (at: number) => ({ competencia: ativados[at]?.competencia });
  const bands = dash.range as Faixa[];
  const ofAns = ans.faixas as Faixa[];
  return [
    one('ativos', dash.qtdAtivos),
    one('aguardando', dash.aguardando),
    one('marcados', dash.marcados),
    ...keys(cortes.sexo).map((each) => cut('sexo', each, (dash.gender[each] as Parte).value)),
    ...keys(cortes.plano).map((each) =>
      cut('plano', each, (dash.plan[each] as Parte | undefined)?.value ?? 0),
    ),
    ...keys(cortes.tipo).map((each) => cut('tipo', each, (dash.type[each] as Parte).value)),
    cut('vinculo', 'titular', dash.titulares),
    cut('vinculo', 'dependente', dash.dependentes),
    ...bands.map(({ codigo, value }) => cut('faixa', codigo, value)),
    ...ativados.flatMap(({ quantidade }, at) => [
      one('ativados', quantidade, month(at)),
      one('desativados', desativados[at]?.quantidade ?? 0, month(at)),
      one('saldo', quantidade - (desativados[at]?.quantidade ?? 0), month(at)),
    ]),
    ...ofAns.flatMap(({ codigo, operadora, ans: naAns, divergencia }) =>
      filtros.faixa !== undefined && filtros.faixa !== codigo
        ? []
        : [
            one('referencia', operadora, { faixa: codigo }),
            one('ans', naAns, { faixa: codigo }),
            one('divergencia', divergencia, { faixa: codigo }),
          ],
    ),
    ...(ans.comparavel
      ? [
          one('referencia', ans.total.operadora),
          one('ans', ans.total.ans),
          one('divergencia', ans.total.divergencia),
        ]
      : []),
  ];
};
