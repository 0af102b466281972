import { fake } from '../../http/fake.ts';
import { getContasAPagar, type Pagamento } from './contasAPagar.contract.ts';

const contas = ['Banco do Brasil - Movimento', 'Banco do Brasil - Cobrança', 'Caixa'];
const fornecedores = [
  ['F001', 'Energia Oeste Distribuidora', 'Energia elétrica', '3110'],
  ['F002', 'Imobiliária Colina', 'Aluguel da sede', '3120'],
  ['F006', 'Receita Federal - GPS', 'Guia da Previdência Social', '2310'],
  ['F007', 'Cafeteria da Esquina', 'Copa e cozinha', '3145'],
] as const;

/** A payment of October; every third is by the cash box, and every fourth supplier is the social security. */
export const fakePagamento = (index: number, given: Partial<Pagamento> = {}): Pagamento => {
  const [codigo, nome, texto, ledger] = fornecedores[index % 4] ?? fornecedores[0];
  return {
    CONTA_BANCO: contas[index % 3] ?? null,
    COD_CONTA: (index + 1) % 3,
    HISTORICO: texto,
    CODIGO: codigo,
    FORNECEDOR: nome,
    CONTA_CONTABIL: ledger,
    DOCUMENTO: index % 5 === 0 ? null : String(10_000 + index * 37),
    PAGAMENTO: `2026-10-${String((index % 28) + 1).padStart(2, '0')}`,
    VALOR: 10_000 + index * 1_234,
    ...given,
  };
};

export const contasAPagarFakes = (count = 36) => [
  fake(getContasAPagar, () => ({
    success: true,
    contasAPagarPgtsEfetuados: Array.from({ length: count }, (_, index) => fakePagamento(index)),
    error: null,
  })),
];
