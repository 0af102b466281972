import { fake, Refusal } from '../../http/fake.ts';
import { fakeName } from '../../report/names.fake.ts';
import {
  desfazExtrato,
  type ExtratoRecebido,
  getExtratos,
  getLancamentosExtrato,
  type LancamentoDoExtrato,
  uploadExtrato,
} from './extrato.contract.ts';

/** A statement, with the given changes. */
export const fakeExtrato = (index = 1, given: Partial<ExtratoRecebido> = {}): ExtratoRecebido => ({
  extratoId: String(500 + index),
  nome: `extrato-semana-${index}.ofx`,
  situacao: 'APLICADO',
  inicio: '2026-11-09',
  fim: '2026-11-18',
  lancamentos: 40 + index,
  novos: 38 + index,
  nossos: 1_786_750,
  saldo: 9_123_456,
  diasConferidos: 4,
  conta: '12345-5',
  enviadoEm: '2026-11-19T08:30',
  enviadoPor: fakeName(index),
  desfeitoPor: null,
  motivo: null,
  ...given,
});

/** An entry, with the given changes. */
const fakeLancamento = (index = 1, given: Partial<LancamentoDoExtrato> = {}): LancamentoDoExtrato => ({
  linha: 29 + index * 7,
  dia: `2026-11-${String(10 + index).padStart(2, '0')}`,
  valor: index % 3 === 0 ? -350 : 297_550 * index,
  memo: index % 3 === 0 ? 'Tarifa de cobrança' : 'Cobrança',
  daCobranca: 'NOME',
  documento: null,
  tipo: index % 3 === 0 ? 'FEE' : 'CREDIT',
  fitid: `202611${10 + index}001`,
  jaVeio: 'NAO',
  ...given,
});

interface ExtratoFakeOptions {
  readonly extratos?: readonly ExtratoRecebido[];
  readonly lancamentos?: readonly LancamentoDoExtrato[];
  readonly recusa?: Refusal;
  /** Account of the first statement, for the question to the person. */
  readonly conta?: string;
}

/** The calls about statements, over one memory. */
export const extratoFakes = ({
  extratos = [
    fakeExtrato(2),
    fakeExtrato(1, {
      situacao: 'DESFEITO',
      novos: 0,
      nossos: 0,
      diasConferidos: 0,
      desfeitoPor: fakeName(2),
      motivo: 'Conta errada',
    }),
  ],
  lancamentos = [
    fakeLancamento(1),
    fakeLancamento(2),
    fakeLancamento(3),
    fakeLancamento(4, { memo: 'Pagamento de fornecedor', valor: -250_000, tipo: 'DEBIT', daCobranca: 'NAO' }),
    fakeLancamento(5, { memo: 'Transferência', daCobranca: 'VALOR' }),
  ],
  recusa,
  conta,
}: ExtratoFakeOptions = {}) => {
  let all = [...extratos];
  return [
    fake(getExtratos, () => all),
    fake(getLancamentosExtrato, () => [...lancamentos]),
    fake(uploadExtrato, ({ file, query: { contaAceita } }) => {
      if (recusa) return recusa;
      if (conta !== undefined && contaAceita === undefined)
        return new Refusal(409, {
          error: `Este é o primeiro extrato. Ele é de ${conta}: é a conta da cobrança?`,
          conta,
        });
      const novo = fakeExtrato(9, { nome: file?.name ?? 'extrato.ofx' });
      all = [novo, ...all];
      return {
        success: true,
        message: 'Extrato importado: 4 dias conferem, 2 dias com diferença.',
        extratoId: novo.extratoId,
        lancamentos: 41,
        novos: 39,
        diasConferidos: 4,
        diferencas: 2,
      };
    }),
    fake(desfazExtrato, ({ body }) => {
      all = all.map((each) =>
        each.extratoId === body.extrato
          ? {
              ...each,
              situacao: 'DESFEITO',
              novos: 0,
              diasConferidos: 0,
              desfeitoPor: fakeName(2),
              motivo: body.motivo,
            }
          : each,
      );
      return {
        success: true,
        message: 'Extrato desfeito: os dias que ele conferiu voltaram a por conferir.',
      };
    }),
  ];
};
