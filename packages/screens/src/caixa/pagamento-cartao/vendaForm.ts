import { dadosDoCartao } from '@vidas/api-client/caixa/cartao.contract.ts';
import {
  calculaVenda,
  faixaDe,
  type Transacao,
  type VendaCalculada,
} from '@vidas/api-client/caixa/cartao.rules.ts';
import type {
  MensalidadeAberta,
  Tarifa,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import type { ZodForm } from '@vidas/ui/form/useZodForm.ts';
import * as z from 'zod/mini';

const isTransacao = (text: string): text is Transacao => text === 'débito' || text === 'crédito';

/** Fields of a sale, with the texts of their refusals (CXA-3, CXA-7). */
export const vendaSchema = z
  .object({
    codSau: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Insira o código de beneficiário!'),
        z.maxLength(20, 'no máximo 20 caracteres'),
      ),
    cartaoDataVenda: z
      .nullable(z.string())
      .check(z.refine((day) => day !== null, 'Selecione a data da venda!')),
    faturas: z.array(z.string()).check(z.minLength(1, 'Selecione ao menos uma mensalidade.')),
    ...dadosDoCartao,
    cartaoTransacao: z.string().check(z.refine(isTransacao, 'Selecione o tipo de transação!')),
    cartaoQtdParcela: z.string(),
    /** The applied discount; null without one. */
    desconto: z.nullable(z.int()),
    cartaoObservacao: z.string().check(z.maxLength(100, 'no máximo 100 caracteres')),
  })
  .check(
    z.refine(
      ({ cartaoTransacao, cartaoQtdParcela }) => cartaoTransacao !== 'crédito' || cartaoQtdParcela !== '',
      {
        path: ['cartaoQtdParcela'],
        error: 'Selecione a quantia de parcela!',
      },
    ),
  );

export type Venda = z.input<typeof vendaSchema>;

export type VendaForm = ZodForm<Venda>;

/** An empty form on a day. */
export const vendaVazia = (hoje: string): Venda => ({
  codSau: '',
  cartaoDataVenda: hoje,
  faturas: [],
  cartaoCodigoAutorizacao: '',
  cartaoEmitente: '',
  bandeiraId: '',
  cartaoTransacao: '',
  cartaoQtdParcela: '',
  desconto: null,
  cartaoObservacao: '',
});

/** Amount of a fee with fine and interest. */
const valorDe = ({ valorTotal, juros }: MensalidadeAberta): number => valorTotal + juros;

export const somaDe = (mensalidades: readonly MensalidadeAberta[]): number =>
  mensalidades.reduce((sum, each) => sum + valorDe(each), 0);

/** Number of installments in a form; 0 before the choice. */
export const parcelasDaVenda = ({ cartaoTransacao, cartaoQtdParcela }: Venda): number =>
  cartaoTransacao === 'débito' ? 1 : Number(cartaoQtdParcela);

/** A complete sale with the tier of its tariff. */
export interface VendaPronta extends VendaCalculada {
  readonly tarifaId: string;
  readonly percentual: number;
}

/**
 * Calculates the sale as far as its fields allow. Null before brand, transaction and installments are chosen, or without a tier.
 */
export const calcula = (
  venda: Venda,
  mensalidades: readonly MensalidadeAberta[],
  tarifas: readonly Tarifa[],
): VendaPronta | null => {
  const { bandeiraId, cartaoTransacao: transacao, cartaoDataVenda: vendidaEm } = venda;
  const parcelas = parcelasDaVenda(venda);
  if (!isTransacao(transacao) || parcelas === 0 || vendidaEm === null || mensalidades.length === 0)
    return null;
  const faixas = tarifas.map((tarifa) => ({
    tarifaId: tarifa.tarifaId,
    bandeiraId: tarifa.bandeiraId,
    parcelaLimite: tarifa.tarifaParcelaLimite,
    percentual: tarifa.tarifaPorcentagem,
  }));
  const faixa = faixaDe(faixas, { bandeiraId, transacao, parcelas });
  if (!faixa) return null;
  const { tarifaId, percentual } = faixa;
  return {
    tarifaId,
    percentual,
    ...calculaVenda({
      mensalidades: mensalidades.map(valorDe),
      desconto: venda.desconto ?? 0,
      transacao,
      parcelas,
      percentual,
      vendidaEm,
    }),
  };
};
