import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import { preparaRegras, type Regras } from '@vidas/api-client/vendas/regras-comissao/regraDaVenda.rules.ts';
import { writePorcento } from '@vidas/api-client/words/money.ts';
import type { Db } from '../../../db/database.ts';
import { periodoDe } from '../apuracao/apura.ts';
import { mesDe } from '../apuracao/doVendedor.ts';
import { type Entrada, selectEntradas } from '../apuracao/entradas.sql.ts';
import { loadRegras } from '../apuracao/regras.sql.ts';
import { selectEmRisco } from '../lancamentos/emRisco.sql.ts';

/** A greater number of lives, for which the seller's rules pay another value. */
interface Degrau {
  vidas: number;
  nome: string;
}

const degrausDe = (regras: readonly RegraComissao[], vendedor: string, hoje: string): Degrau[] =>
  regras
    .filter(
      ({ associacoes, desativadaEm }) =>
        (desativadaEm === null || hoje < desativadaEm) &&
        associacoes.some((one) => one.vendedor === vendedor && one.inicio <= hoje && hoje <= one.fim),
    )
    .flatMap(({ tipo, faixas, bonusVidas, bonusPercentual }): Degrau[] => {
      if (tipo === 2)
        return faixas.map(({ vidasInicial, descricao }) => ({ vidas: vidasInicial, nome: descricao }));
      return tipo === 1 && bonusPercentual > 0
        ? [{ vidas: bonusVidas, nome: `bônus de ${writePorcento(bonusPercentual)}` }]
        : [];
    })
    .toSorted((a, b) => a.vidas - b.vidas);

const semRegra = (vendedor: string, hoje: string): Entrada => ({
  mes: hoje.slice(0, 7),
  lancamento: null,
  pagoCents: null,
  pagaEm: null,
  venda: '',
  vendedor,
  plano: '',
  valorCents: 0,
  efetivadaEm: hoje,
  nascimento: null,
  administrativa: false,
  canceladoEm: null,
});

/** The seller's commission in cents with more lives, which earn nothing themselves. */
const somaCom = (
  entradas: readonly Entrada[],
  regras: Regras,
  { vendedor, hoje, mais }: { vendedor: string; hoje: string; mais: number },
): number =>
  mesDe([...entradas, ...Array.from({ length: mais }, () => semRegra(vendedor, hoje))], regras)
    .vidas.flatMap(({ comissao }) => comissao?.partes ?? [])
    .filter((parte) => parte.vendedor === vendedor)
    .reduce((sum, { valorCents }) => sum + valorCents, 0);

/** Next number of lives that raises the commission of today's month, and the gain on the present lives (COM-55). */
const proximaFaixa = async (db: Db, vendedor: string, hoje: string) => {
  const mes = hoje.slice(0, 7);
  const todas = await loadRegras(db);
  const entradas = await selectEntradas(db, { vendedores: [vendedor], porMensalidade: [] }, [
    periodoDe(mes, mes),
  ]);
  const vidas = entradas.filter(({ administrativa }) => !administrativa).length;
  const regras = preparaRegras(todas);
  const agora = somaCom(entradas, regras, { vendedor, hoje, mais: 0 });
  for (const degrau of degrausDe(todas, vendedor, hoje)) {
    const faltam = degrau.vidas - vidas;
    if (faltam <= 0) continue;
    const ganho = somaCom(entradas, regras, { vendedor, hoje, mais: faltam }) - agora;
    // With no life yet there is nothing that a band could raise.
    if (ganho > 0 || agora === 0) return { vidas, faltam, nome: degrau.nome, ganho };
  }
  return null;
};

/** A seller's card: the next band of today's month, and what may still be taken back until when. */
export const cartaoDe = async (
  db: Db,
  { vendedor, competencia, hoje }: { vendedor: string; competencia: string; hoje: string },
) => {
  const emRisco = await selectEmRisco(db, hoje, vendedor);
  return {
    proximaFaixa: competencia === hoje.slice(0, 7) ? await proximaFaixa(db, vendedor, hoje) : null,
    emRisco: {
      vidas: emRisco.length,
      valor: emRisco.reduce((sum, { valorCents }) => sum + valorCents, 0),
      ate: emRisco.at(-1)?.definitivaEm ?? null,
    },
  };
};
