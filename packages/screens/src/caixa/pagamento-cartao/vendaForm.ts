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

/** What a person fills in, with the texts of its refusals (CXA-3, CXA-7). */
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
    /** Applied; null without any. */
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

/** The values of the form. */
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

/** With fine and interest. */
export const valorDe = ({ valorTotal, juros }: MensalidadeAberta): number => valorTotal + juros;

export const somaDe = (mensalidades: readonly MensalidadeAberta[]): number =>
  mensalidades.reduce((sum, each) => sum + valorDe(each), 0);

/** How many installments a form asks for; 0 before it says. */
export const parcelasDaVenda = ({ cartaoTransacao, cartaoQtdParcela }: Venda): number =>
  cartaoTransacao === 'débito' ? 1 : Number(cartaoQtdParcela);

/** A sale worked out, with the tier that it is charged by. */
export interface VendaPronta extends VendaCalculada {
  readonly tarifaId: string;
  readonly percentual: number;
}

/** Works the sale out as far as it is filled in; null before brand, transaction and installments are chosen, or without a tier. */
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
