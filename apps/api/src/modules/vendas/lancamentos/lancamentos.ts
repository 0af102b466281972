import { faltaRegra, nomeDoMotivo } from '@vidas/api-client/vendas/motivo.rules.ts';
import { eDeEstorno } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import type { Db } from '../../../db/database.ts';
import { selectVendasAMao } from '../apuracao/aMao.sql.ts';
import { apura, periodoDe } from '../apuracao/apura.ts';
import { motivosFechados } from './motivosFechados.ts';
import {
  type Estornada,
  type EstornoFeito,
  hasFechamentos,
  selectEstornadas,
  selectEstornosFechados,
  selectVendas,
  type VendaRow,
} from './lancamentos.sql.ts';

/** Month, seller (null for all) and local day of a request. */
export interface PedidoDeLancamentos {
  competencia: string;
  vendedor: string | null;
  hoje: string;
}

/** A sale with its seller's commission (VEN-33), or the missing condition (VEN-34). */
export interface VendaLancada extends VendaRow {
  comissaoCents: number;
  semComissao: string | null;
}

/** A reversal of the month, with its sale. */
export type EstornoLancado = EstornoFeito &
  Partial<Omit<Estornada, 'venda' | 'valorCents'>> & { planoCents: number };

/** Sales and reversals of a month. */
export interface Lancamentos {
  vendas: VendaLancada[];
  estornos: EstornoLancado[];
  /** Sum of the month's open lines with reversals, in cents; 0 for a closed month. */
  abertoCents: number;
  /** Sales of ended open months that only a rule would pay, by month (COM-47). */
  semRegraAFechar: ReadonlyMap<string, number>;
}

/** Result of the open months, from one run of the engine. */
interface EmAberto {
  /** Cents by sale and seller, without reversals. */
  comissoes: Map<string, number>;
  estornos: EstornoFeito[];
  motivos: Map<string, string>;
  abertoCents: number;
  semRegraAFechar: Map<string, number>;
}

const keyOf = (venda: string, vendedor: string): string => `${venda} ${vendedor}`;

const apuraAbertos = async (
  db: Db,
  { competencia, vendedor, hoje }: PedidoDeLancamentos,
): Promise<EmAberto> => {
  const out: EmAberto = {
    comissoes: new Map(),
    estornos: [],
    motivos: new Map(),
    abertoCents: 0,
    semRegraAFechar: new Map(),
  };
  const mes = hoje.slice(0, 7);
  const isBegun = await hasFechamentos(db);
  const aMao = isBegun ? await selectVendasAMao(db) : new Map<string, boolean>();
  // Before the first closing a month is computed separately.
  const meses = isBegun ? [mes] : [...new Set([competencia, mes])];
  for (const each of meses)
    for await (const { linhas, semComissao } of apura(db, {
      competencia: each,
      vendedor: vendedor ?? undefined,
    })) {
      for (const linha of linhas) {
        if (vendedor !== null && linha.vendedor !== vendedor) continue;
        const isOfMonth = linha.competencia === competencia;
        if (isOfMonth) out.abertoCents += linha.valorCents;
        const key = keyOf(linha.venda, linha.vendedor);
        if (!eDeEstorno(linha)) out.comissoes.set(key, (out.comissoes.get(key) ?? 0) + linha.valorCents);
        else if (isOfMonth && linha.especie === 'ESTORNO')
          out.estornos.push({ venda: linha.venda, vendedor: linha.vendedor, valorCents: -linha.valorCents });
      }
      for (const { competencia: mesDela, venda, referencia, motivo } of semComissao) {
        if (referencia === '') out.motivos.set(venda, nomeDoMotivo[motivo]);
        if (isBegun && mesDela < mes && faltaRegra(motivo) && !aMao.has(venda))
          out.semRegraAFechar.set(mesDela, (out.semRegraAFechar.get(mesDela) ?? 0) + 1);
      }
    }
  return out;
};

const motivoDe = (
  { administrativa, efetivadaEm, codigo }: VendaRow,
  motivos: ReadonlyMap<string, string>,
): string | null => {
  if (administrativa) return nomeDoMotivo.ADMINISTRATIVA;
  return efetivadaEm === null ? nomeDoMotivo.NAO_EFETIVADA : (motivos.get(codigo) ?? null);
};

/** Sales and reversals of a month, of one seller or of all: closed months are read, open ones computed. */
export const lancamentosDe = async (db: Db, pedido: PedidoDeLancamentos): Promise<Lancamentos> => {
  const { competencia, vendedor } = pedido;
  const rows = await selectVendas(db, periodoDe(competencia, competencia), vendedor);
  const fechados = await selectEstornosFechados(db, competencia, vendedor);
  const abertos = await apuraAbertos(db, pedido);
  const comissaoDe = (row: VendaRow): number =>
    Number(row.escritaCents) + (abertos.comissoes.get(keyOf(row.codigo, row.vendedor)) ?? 0);
  const semNada = rows.filter((row) => comissaoDe(row) === 0);
  const motivos = new Map([...(await motivosFechados(db, semNada)), ...abertos.motivos]);
  const vendas = rows.map((row) => {
    const comissaoCents = comissaoDe(row);
    return {
      ...row,
      comissaoCents,
      semComissao: comissaoCents === 0 ? motivoDe(row, motivos) : null,
    };
  });
  const feitos = fechados ?? abertos.estornos;
  const details = new Map(
    (
      await selectEstornadas(
        db,
        feitos.map(({ venda }) => venda),
      )
    ).map((each) => [each.venda, each]),
  );
  const estornos = feitos
    .map(({ venda, vendedor: quem, valorCents }) => {
      const { valorCents: planoCents = 0, ...detail } = details.get(venda) ?? {};
      return { ...detail, planoCents, venda, vendedor: quem, valorCents };
    })
    .toSorted((a, b) => (keyOf(a.venda, a.vendedor) < keyOf(b.venda, b.vendedor) ? -1 : 1));
  const { abertoCents, semRegraAFechar } = abertos;
  return { vendas, estornos, abertoCents, semRegraAFechar };
};
