import { fake } from '../../http/fake.ts';
import { fakeBoleto } from '../boleto/boleto.fake.ts';
import { type BoletoDoPagador, getPagador, type Pagador } from './pagador.contract.ts';

/** Open bill number `index` of an invented payer. */
export const fakeBoletoDoPagador = (index = 1, given: Partial<BoletoDoPagador> = {}): BoletoDoPagador => ({
  ...fakeBoleto(index),
  somaNoTotal: true,
  mensagem:
    'Conceição, segue o boleto do plano Oeste. Venceu em 10/11/2026; com multa e juros são R$ 446,08, e este valor vale só hoje, 21/11/2026. Linha digitável: 00190000090312855700500000011727164100000435 . Se já pagou, desconsidere.',
  ...given,
});

/** An invented payer who owes three invoices. */
export const fakePagador = (given: Partial<Pagador> = {}): Pagador => {
  const boletos = given.boletos ?? [1, 2, 3].map((index) => fakeBoletoDoPagador(index));
  const somados = boletos.filter(({ somaNoTotal }) => somaNoTotal);
  return {
    tipo: 'I',
    matricula: '0000001200',
    nome: 'Conceição Inventada de Ávila',
    documento: '52998224725',
    email: 'conceicao@example.org',
    situacao: 'Ativo',
    telefones: [
      { numero: '45999910001', erradoPor: null, erradoEm: null },
      { numero: '4533330002', erradoPor: 'Ana Prado Lima', erradoEm: '2026-11-18' },
    ],
    hoje: '2026-11-21',
    total: somados.reduce((sum, each) => sum + (each.valorAtualizado ?? 0), 0),
    faturas: somados.length,
    vencidas: somados.filter(({ situacao }) => situacao !== 'A VENCER').length,
    tiposEmAberto: somados.length === 0 ? [] : ['I'],
    papeis: [
      {
        enviadoEm: '2026-11-20T10:15',
        documento: 'Boleto',
        email: 'conceicao@example.org',
        situacao: 'Enviado',
        referencia: '31285570000000002',
        usuario: 'Marina Alencar',
      },
    ],
    promessas: [
      {
        registradaEm: '2026-11-19T09:05',
        por: 'Ana Prado Lima',
        nota: 'Paga quando receber o salário',
        prometeEm: '2026-12-05',
        proximoEm: '2026-12-06',
      },
    ],
    ...given,
    boletos,
  };
};

/** The call of the page over this payer. */
export const pagadorFakes = (given: Partial<Pagador> = {}) => [fake(getPagador, () => fakePagador(given))];
