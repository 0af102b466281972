import { fake } from '../../http/fake.ts';
import {
  type Boleto,
  enviaBoleto,
  getBoletoDados,
  getBoletoDadosAbertos,
  getGeraBoleto,
  getGeraDadosBoleto,
  getGeraDadosBoletoAbertos,
} from './boleto.contract.ts';

/**
 * The bill number `index` of an invented payer, with the given changes. The first is late, the others are not due yet.
 */
export const fakeBoleto = (index = 1, given: Partial<Boleto> = {}): Boleto => {
  const isLate = index === 1;
  return {
    nome: 'Conceição Inventada de Ávila',
    rua: 'Rua dos Ipês',
    numero: '45',
    bairro: 'Jardim das Flores',
    cidade: 'Cascavel',
    Uf: 'PR',
    cep: '85811000',
    'valor boleto': 43_575 + index,
    'data vencimento': isLate ? '2026-11-10' : `2026-12-${String(index + 8).padStart(2, '0')}`,
    matricula: '0000001200',
    email: 'conceicao@example.org',
    'cpf/cnpj': '52998224725',
    nossoNumero: `3128557${String(index).padStart(10, '0')}`,
    'numero boleto cedente': String(7_000_000 + index),
    'qtd dias validos': 30,
    linhaDigitavel: '00190.00009 03128.557005 00000.001172 7 16410000043576',
    situacao: isLate ? 'VENCIDO' : 'A VENCER',
    multa: isLate ? 872 : 0,
    juros: isLate ? 160 : 0,
    valorAtualizado: 43_575 + index + (isLate ? 1_032 : 0),
    enviadoEm: index === 2 ? '2026-11-20T10:15' : null,
    enviadoPara: index === 2 ? 'conceicao@example.org' : null,
    ...given,
  };
};

/** The calls of the screen over these bills; `pdf` is the paper. */
export const boletoFakes = (
  boletos: readonly Boleto[] = [1, 2, 3].map((index) => fakeBoleto(index)),
  pdf: readonly number[] = [],
) => {
  const announced =
    boletos.length > 0
      ? { status: 'false', message: 'Dados obtidos com sucesso!' }
      : { status: 'true', message: 'Boleto não encontrado!' };
  return [
    fake(getGeraDadosBoleto, announced),
    fake(getGeraDadosBoletoAbertos, announced),
    fake(getBoletoDados, () => [...boletos]),
    fake(getBoletoDadosAbertos, () => [...boletos]),
    fake(getGeraBoleto, { data: [...pdf] }),
    fake(enviaBoleto, { status: true, message: 'Boleto enviado com sucesso!', isRepetido: false }),
  ];
};
