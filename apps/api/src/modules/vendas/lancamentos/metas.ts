import type { Metas } from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { competenciasEntre, somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { preparaRegras, type Regras } from '@vidas/api-client/vendas/regras-comissao/regraDaVenda.rules.ts';
import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import type { Db } from '../../../db/database.ts';
import { quemPartilha } from '../apuracao/apura.ts';
import { loadRegras } from '../apuracao/regras.sql.ts';
import { selectVendedores } from './lancamentos.sql.ts';
import { selectVidasAbertas, selectVidasFechadas, type VidasIguais } from './metas.sql.ts';

/** Lives of a month for the goals. */
interface VidasDoMes {
  /** Lives that count, by seller: a shared one for each. */
  contam: Map<string, number>;
  /** Effectuated lives, by the seller of the sale. */
  efetivadas: Map<string, number>;
  /** Lives that count for anybody; a shared one counts once. */
  todas: number;
}

/** Lives for the goals, by month. */
export type ContagemDeMetas = ReadonlyMap<string, Readonly<VidasDoMes>>;

const soma = (map: Map<string, number>, key: string, n: number): void => {
  map.set(key, (map.get(key) ?? 0) + n);
};

const conta = (vidas: readonly VidasIguais[], regrasDe: (mes: string) => Regras): ContagemDeMetas => {
  const out = new Map<string, VidasDoMes>();
  for (const { mes, vendedor, plano, efetivadaEm, n } of vidas) {
    const found = regrasDe(mes).daVida({
      venda: '',
      vendedor,
      plano,
      efetivadaEm,
      valorCents: 0,
      nascimento: null,
      administrativa: false,
    });
    const own = out.get(mes) ?? { contam: new Map(), efetivadas: new Map(), todas: 0 };
    out.set(mes, own);
    soma(own.efetivadas, vendedor, n);
    if (typeof found === 'string') continue;
    if (found.contaMeta.length > 0) own.todas += n;
    for (const each of found.contaMeta) soma(own.contam, each, n);
  }
  return out;
};

/**
 * Lives for each seller's goal in some months (COM-11): closed months as stored, open ones by today's rules.
 * Lives of one seller, plan and day share a rule, so they are counted together.
 */
const contaMetas = async (
  db: Db,
  meses: readonly string[],
  vendedor: string | null,
): Promise<ContagemDeMetas> => {
  const fechadas = await db
    .selectFrom('comissao_fechamento')
    .select(['competencia', 'regras'])
    .where('competencia', 'in', [...meses])
    .execute();
  const antigas = new Map(
    fechadas.map(({ competencia, regras }) => [competencia, JSON.parse(regras) as RegraComissao[]]),
  );
  const atuais = await loadRegras(db);
  const sellers =
    vendedor === null
      ? null
      : [...(await quemPartilha(db, [...atuais, ...[...antigas.values()].flat()], vendedor))];
  const abertos = meses.filter((mes) => !antigas.has(mes));
  const vidas = [
    ...(await selectVidasFechadas(db, [...antigas.keys()], sellers)),
    ...(await selectVidasAbertas(db, abertos, sellers)),
  ];
  const prontas = new Map([...antigas].map(([mes, regras]) => [mes, preparaRegras(regras)]));
  const deHoje = preparaRegras(atuais);
  return conta(vidas, (mes) => prontas.get(mes) ?? deHoje);
};

const situacaoDe = (vidas: number, meta: number): Metas['vendedores'][number]['situacao'] => {
  if (meta === 0) return 'Sem meta';
  return vidas < meta ? 'Abaixo da meta' : 'Meta alcançada';
};

const total = (contagem: ContagemDeMetas, mes: string, vendedor: string | null): number => {
  const own = contagem.get(mes);
  return (vendedor === null ? own?.todas : own?.contam.get(vendedor)) ?? 0;
};

type Vendedores = Awaited<ReturnType<typeof selectVendedores>>;

/** Sum of the active sellers' goals. */
export const metaDe = (sellers: readonly { meta: number; ativo: boolean }[]): number =>
  sellers.reduce((sum, { meta, ativo }) => sum + (ativo ? meta : 0), 0);

const porVendedor = (sellers: Vendedores, doMes: Readonly<VidasDoMes> | undefined): Metas['vendedores'] =>
  sellers.flatMap((seller) => {
    const vidas = doMes?.contam.get(seller.codigo) ?? 0;
    const efetivadas = doMes?.efetivadas.get(seller.codigo) ?? 0;
    const meta = metaDe([seller]);
    if (meta === 0 && vidas === 0 && efetivadas === 0) return [];
    return [
      {
        codigoVendedor: seller.codigo,
        nomeVendedor: seller.nome,
        vidas,
        efetivadas,
        meta,
        falta: Math.max(0, meta - vidas),
        situacao: situacaoDe(vidas, meta),
      },
    ];
  });

/** One month: lives that count, effectuated lives, and both by seller, for sellers with a goal or a life, or for one of them. */
export const metaDoMes = async (
  db: Db,
  competencia: string,
  vendedor: string | null,
): Promise<{ vidas: number; efetivadas: number; vendedores: Metas['vendedores'] }> => {
  const contagem = await contaMetas(db, [competencia], vendedor);
  const efetivadas = contagem.get(competencia)?.efetivadas;
  return {
    vidas: total(contagem, competencia, vendedor),
    efetivadas:
      vendedor === null
        ? [...(efetivadas?.values() ?? [])].reduce((sum, n) => sum + n, 0)
        : (efetivadas?.get(vendedor) ?? 0),
    vendedores: porVendedor(await selectVendedores(db, vendedor), contagem.get(competencia)),
  };
};

/** Goals of the year up to a month, of one seller or of all (VEN-36, VEN-37). */
export const metasDe = async (db: Db, competencia: string, vendedor: string | null): Promise<Metas> => {
  const meses = competenciasEntre(`${competencia.slice(0, 4)}-01`, competencia);
  const anteriores = meses.map((mes) => somaCompetencia(mes, -12));
  const contagem = await contaMetas(db, [...anteriores, ...meses], vendedor);
  const sellers = await selectVendedores(db, vendedor);
  const meta = metaDe(sellers);
  return {
    meses: meses.map((mes) => ({
      competencia: mes,
      vidas: total(contagem, mes, vendedor),
      meta,
      anoAnterior: total(contagem, somaCompetencia(mes, -12), vendedor),
    })),
    vendedores: porVendedor(sellers, contagem.get(competencia)),
  };
};
