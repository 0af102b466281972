import type {
  RegraComissao,
  RegraDoVendedor,
  VendedorDasRegras,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import type { SimulacaoGuardada } from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import type { RegraDoVendedorRow, RegraGeralRow, RegraRow, VendedorRow } from './regraComissao.sql.ts';
import { findable } from '../../../db/findable.ts';

const tipos = { 1: 'VALOR POR VIDAS', 2: 'FAIXA DE VIDAS', 3: 'MENSALIDADE' } as const;

const presentComum = (row: RegraRow) => ({
  codigoRegraComissao: String(row.id),
  regraDescricao: row.descricao,
  regraTipoId: row.tipo,
  tipoRegraComissao: tipos[row.tipo],
  regraEstornoMeses: row.estorno_meses,
  contabilizaMeta: row.contabiliza_meta,
  regraCadastroData: row.cadastrada_em,
  status: row.desativada_em === null ? ('Ativa' as const) : ('Inativa' as const),
  desativadaEm: row.desativada_em,
  detalhes:
    row.tipo === 1
      ? [
          {
            regraValorVida: row.valor_vida_cents ?? 0,
            regraBonusVida: row.bonus_vidas,
            regraBonusPorcentagem: row.bonus_percentual,
          },
        ]
      : row.faixas,
  parcerias: row.parcerias,
});

export const presentRegra = (row: RegraGeralRow): RegraComissao => ({
  ...presentComum(row),
  vendedores: row.vendedores,
  simulacao: row.simulacao && {
    ...(JSON.parse(row.simulacao.resultado) as Omit<SimulacaoGuardada, 'por' | 'em'>),
    por: row.simulacao.por,
    em: row.simulacao.em,
  },
});

export const presentRegraDoVendedor = (row: RegraDoVendedorRow): RegraDoVendedor => ({
  ...presentComum(row),
  planos: row.planos,
});

export const presentVendedor = ({ regras, parcerias, ...vendedor }: VendedorRow): VendedorDasRegras => ({
  ...vendedor,
  regrasAssociadas: regras,
  qtdeParcerias: parcerias,
});

findable(import.meta.url, { presentVendedor, presentRegra, presentRegraDoVendedor });
