import type { PagamentoCartao, PagamentoRealizado } from '@vidas/api-client/caixa/cartao.contract.ts';
import { divide } from '@vidas/api-client/caixa/cartao.rules.ts';
import type { FaturaRow, ParcelaRow, VendaRow } from './cartao.sql.ts';
import { findable } from '../../db/findable.ts';

const presentVenda = (row: VendaRow) => ({
  cartaoId: String(row.id),
  cartaoCodigoAutorizacao: row.codigo_autorizacao,
  codSau: row.matricula,
  pefNome: row.nome,
  empCon: row.empresa,
  cartaoEmitente: row.emitente,
  bandeiraId: String(row.bandeira_id),
  bandeiraNome: row.bandeira,
  cartaoTransacao: row.transacao,
  cartaoQtdParcela: row.quantidade_parcelas,
  cartaoValorTotal: row.valor_total_cents,
  cartaoDesconto: row.desconto_cents,
  cartaoValorLiquido: row.valor_liquido_cents,
  cartaoValorParcela: divide(row.valor_total_cents, row.quantidade_parcelas)[0] ?? 0,
  cartaoDataVenda: row.vendido_em,
  cartaoSaldo: row.saldo_cents,
  cartaoStatus: row.status,
  tarifaId: String(row.tarifa_id),
  tarifaPorcentagem: row.tarifa_percentual,
  cartaoObservacao: row.observacao,
  versao: row.versao,
  lancadoEm: row.lancado_em,
  lancadoPor: row.lancado_por,
});

/** A sale with its installments. */
export const presentPagamento = (row: VendaRow & { parcelas: ParcelaRow[] }): PagamentoCartao => ({
  ...presentVenda(row),
  mensalidade: row.parcelas.map((parcela) => ({
    mensalidadeId: String(parcela.id),
    mensalidadeNumeroParcela: parcela.numero,
    dataPrevista: parcela.prevista_em,
    mensalidadeValor: parcela.valor_cents,
    mensalidadeValorLiquido: parcela.valor_liquido_cents,
    mensalidadeStatus: parcela.status,
    alteradaEm: parcela.alterada_em,
    alteradaPor: parcela.alterada_por,
  })),
});

/** A sale with the invoices that it pays. */
export const presentRealizado = (row: VendaRow & { faturas: FaturaRow[] }): PagamentoRealizado => ({
  ...presentVenda(row),
  fatura: row.faturas.map(({ fatura, titulo, valor_cents, competencia, juros_cents, vencimento }) => ({
    codigoFatura: fatura,
    numeroTitulo: titulo,
    valor: valor_cents,
    descricao: `Mensalidade ${competencia.slice(5)}/${competencia.slice(0, 4)}${juros_cents > 0 ? ', com multa e juros' : ''}`,
    dataVencimento: vencimento,
  })),
});

findable(import.meta.url, { presentPagamento, presentRealizado });
