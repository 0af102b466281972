import type { EmRisco, Estorno, Venda } from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { statusEm } from '../../cadastro/relatorios/cadastro.rules.ts';
import type { EmRiscoRow } from './emRisco.sql.ts';
import type { EstornoLancado, VendaLancada } from './lancamentos.ts';

export const presentVenda = (venda: VendaLancada, hoje: string): Venda => ({
  codigoVenda: venda.codigo,
  nomeCliente: venda.cliente,
  codigoUsuario: venda.matricula,
  valorPlano: venda.valorCents,
  valorComissao: venda.comissaoCents,
  status: venda.status,
  dataVenda: venda.vendidaEm,
  dataEfetivacao: venda.efetivadaEm,
  beneficiarioStatus: statusEm(hoje, venda),
  dtAtivacao: venda.ativado_em,
  tipoVenda: venda.administrativa ? 'Venda Administrativa' : 'Comissão - Vendedor Registrado',
  tipoContratacao: venda.tipoContratacao,
  codigoVendedor: venda.vendedor,
  nomeVendedor: venda.nomeVendedor,
  semComissao: venda.semComissao,
});

/** A reversal; its code joins sale and month, which is unique per seller (VEN-35). */
export const presentEstorno = (estorno: EstornoLancado, competencia: string): Estorno => ({
  codigoEstorno: `${estorno.venda}-${competencia.replace('-', '')}`,
  nomeCliente: estorno.cliente ?? '',
  valorPlano: estorno.planoCents,
  valorEstorno: estorno.valorCents,
  dataEfetivacao: estorno.efetivadaEm ?? null,
  dataEstorno: estorno.canceladoEm ?? null,
});

/** A life whose commission may still be reversed. */
export const presentEmRisco = (row: EmRiscoRow): EmRisco => ({
  codigoVenda: row.venda,
  nomeCliente: row.cliente,
  codigoUsuario: row.matricula,
  codigoVendedor: row.vendedor,
  nomeVendedor: row.nomeVendedor,
  valor: Number(row.valorCents),
  dataEfetivacao: row.efetivadaEm,
  definitivaEm: row.definitivaEm,
  dias: row.dias,
  dataCancelamento: row.canceladoEm,
  situacao: row.canceladoEm === null ? 'Em risco' : 'Cancelada, a estornar',
});
