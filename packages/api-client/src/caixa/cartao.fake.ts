import { fake, Refusal } from '../http/fake.ts';
import { fakeName } from '../report/names.fake.ts';
import {
  cartaoBaixa,
  deleteDataCartaoPagamento,
  getCartaoPagamentosRealizados,
  getDataCartaoPagamento,
  insertDataCartaoPagamento,
  type PagamentoCartao,
  type PagamentoRealizado,
  updateDataCartaoPagamento,
  updateParcela,
} from './cartao.contract.ts';
import { fakeMudou } from '../kinds/confirmado.fake.ts';
import { calculaVenda, linhaDaVenda, unidadeDaVenda } from './cartao.rules.ts';

/** Options of an invented sale; `pagas` counts its paid installments. */
export interface VendaFake {
  readonly parcelas?: number;
  readonly pagas?: number;
  readonly vendidaEm?: string;
  readonly nome?: string;
}

const vendaDe = (
  index: number,
  { parcelas = 3, pagas = 1, vendidaEm = '2026-10-20', nome = fakeName(index) }: VendaFake,
) => {
  const transacao = parcelas === 1 ? ('débito' as const) : ('crédito' as const);
  const percentual = parcelas === 1 ? 110 : 285;
  const desconto = index % 3 === 0 ? 2_500 : 0;
  const made = calculaVenda({
    mensalidades: [41_347 + index * 100],
    desconto,
    transacao,
    parcelas,
    percentual,
    vendidaEm,
  });
  const mensalidade = made.parcelas.map(({ numero, previstaEm, valor, liquido }) => ({
    mensalidadeId: String(index * 100 + numero),
    mensalidadeNumeroParcela: numero,
    dataPrevista: previstaEm,
    mensalidadeValor: valor,
    mensalidadeValorLiquido: liquido,
    mensalidadeStatus: numero <= pagas ? ('Pago' as const) : ('Aberto' as const),
    alteradaEm: numero <= pagas ? '2026-11-20T10:15' : null,
    alteradaPor: numero <= pagas ? 'Fábio Cordeiro Lima' : null,
  }));
  return {
    made,
    mensalidade,
    venda: {
      cartaoId: String(index),
      cartaoCodigoAutorizacao: String(400_000 + index * 37),
      codSau: String(1_200 + index).padStart(10, '0'),
      pefNome: nome,
      empCon: null,
      cartaoEmitente: nome.slice(0, 100),
      bandeiraId: '1',
      bandeiraNome: 'Visa',
      cartaoTransacao: transacao,
      cartaoQtdParcela: parcelas,
      cartaoValorTotal: made.total,
      cartaoDesconto: desconto,
      cartaoValorLiquido: made.liquido,
      cartaoValorParcela: made.parcelas[0]?.valor ?? 0,
      cartaoDataVenda: vendidaEm,
      cartaoSaldo: mensalidade.reduce(
        (sum, each) => sum + (each.mensalidadeStatus === 'Aberto' ? each.mensalidadeValor : 0),
        0,
      ),
      cartaoStatus: pagas >= parcelas ? ('Pago' as const) : ('Aberto' as const),
      tarifaId: '3',
      tarifaPorcentagem: percentual,
      cartaoObservacao: null,
      versao: 1,
      lancadoEm: `${vendidaEm}T16:10`,
      lancadoPor: 'Fábio Cordeiro Lima',
    },
  };
};

/** A sale with its installments. */
export const fakePagamento = (index = 1, given: VendaFake = {}): PagamentoCartao => {
  const { venda, mensalidade } = vendaDe(index, given);
  return { ...venda, mensalidade };
};

/** A sale with the bill that it pays. */
export const fakeRealizado = (index = 1, given: VendaFake = {}): PagamentoRealizado => {
  const { venda, made } = vendaDe(index, given);
  return {
    ...venda,
    fatura: [
      {
        codigoFatura: String(3_000_000 + index),
        numeroTitulo: String(7_000_000 + index),
        valor: made.bruto,
        descricao: 'Mensalidade 10/2026, com multa e juros',
        dataVencimento: '2026-10-10',
      },
    ],
  };
};

/** Sales on credit and one on debit, none of them settled. */
export const fakeAbertos = (count = 6): PagamentoCartao[] =>
  Array.from({ length: count }, (_, index) =>
    index === 2
      ? fakePagamento(3, { parcelas: 1, pagas: 0, vendidaEm: '2026-11-21' })
      : fakePagamento(index + 1),
  );

/** Settled sales. */
const fakeFinalizados = (count = 4): PagamentoCartao[] =>
  Array.from({ length: count }, (_, index) => fakePagamento(index + 51, { parcelas: 1, pagas: 1 }));

/** Start of the invented cashier. */
export interface CartaoFakeOptions {
  readonly abertos?: readonly PagamentoCartao[];
  readonly finalizados?: readonly PagamentoCartao[];
  readonly realizados?: readonly PagamentoRealizado[];
  /** True when another cashier was a moment faster. */
  readonly isTaken?: boolean;
}

const feito = { success: true, message: 'Alteração realizada com sucesso!' };

/** The calls of the sales over one memory: a later reading shows earlier acts. */
export const cartaoFakes = ({
  abertos = fakeAbertos(),
  finalizados = fakeFinalizados(),
  realizados = Array.from({ length: 6 }, (_, index) => fakeRealizado(index + 1)),
  isTaken = false,
}: CartaoFakeOptions = {}) => {
  let all = [...abertos, ...finalizados];
  const taken = (error: string, agora?: object) =>
    new Refusal(409, { error, ...(agora && { por: 'Bia Leal', agora }) });
  const changed = (id: string, mensalidade: Partial<PagamentoCartao['mensalidade'][number]>) => {
    all = all.map((venda) => {
      const parcelas = venda.mensalidade.map((each) =>
        each.mensalidadeId === id ? { ...each, ...mensalidade } : each,
      );
      const cartaoSaldo = parcelas.reduce(
        (sum, each) => sum + (each.mensalidadeStatus === 'Aberto' ? each.mensalidadeValor : 0),
        0,
      );
      return {
        ...venda,
        mensalidade: parcelas,
        cartaoSaldo,
        cartaoStatus: cartaoSaldo === 0 ? 'Pago' : 'Aberto',
      };
    });
  };
  return [
    fake(getDataCartaoPagamento, ({ params: { status } }) =>
      all.filter(({ cartaoStatus }) => cartaoStatus === status),
    ),
    fake(getCartaoPagamentosRealizados, () => [...realizados]),
    fake(insertDataCartaoPagamento, () =>
      isTaken
        ? taken(
            'A fatura 3000102 já foi paga com cartão em 21/11/2026 09:08 por Bia Leal (autorização 004217).',
          )
        : { success: true, message: 'Dados inseridos com sucesso!', cartaoId: '99' },
    ),
    fake(cartaoBaixa, ({ params: { id }, body: { mensalidadeStatus } }) => {
      if (isTaken)
        return {
          success: true,
          alterado: false,
          message: 'A parcela 2 já estava paga em 21/11/2026 09:08 por Bia Leal. Nada foi alterado.',
        };
      changed(id, { mensalidadeStatus: mensalidadeStatus === 'Aberto' ? 'Pago' : 'Aberto' });
      return { ...feito, alterado: true };
    }),
    fake(updateParcela, ({ params: { id }, body: { dataPrevista } }) => {
      if (isTaken)
        return taken(
          'A data da parcela 2 foi alterada em 21/11/2026 09:08 por Bia Leal. Confira a data nova.',
          { dataPrevista: '24/12/2026' },
        );
      changed(id, { dataPrevista });
      return feito;
    }),
    fake(updateDataCartaoPagamento, ({ params: { id }, body }) => {
      if (isTaken)
        return taken(
          'Os dados deste cartão foram alterados em 21/11/2026 09:08 por Bia Leal. Confira os dados novos.',
          {
            versao: body.versao + 1,
            cartaoCodigoAutorizacao: body.cartaoCodigoAutorizacao,
            cartaoEmitente: 'BIA LEAL',
            bandeiraId: body.bandeiraId,
          },
        );
      const { cartaoCodigoAutorizacao, cartaoEmitente } = body;
      all = all.map((venda) =>
        venda.cartaoId === id ? { ...venda, cartaoCodigoAutorizacao, cartaoEmitente } : venda,
      );
      return feito;
    }),
    fake(deleteDataCartaoPagamento, ({ params: { id }, body }) => {
      const mudou = fakeMudou(
        body.confirmado,
        all.filter(({ cartaoId }) => cartaoId === id).map((venda) => linhaDaVenda(venda)),
        unidadeDaVenda,
      );
      if (mudou) return mudou;
      all = all.filter(({ cartaoId }) => cartaoId !== id);
      return { success: true, message: 'Pagamento excluído com sucesso!' };
    }),
  ];
};
