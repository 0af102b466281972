import { fake } from '../../http/fake.ts';
import {
  confirmaRecebimento,
  desfazRecebimento,
  getRecebimentos,
  type Recebimento,
} from './recebimento.contract.ts';

/** The receipt of a day, with the given changes. */
export const fakeRecebimento = (index = 1, given: Partial<Recebimento> = {}): Recebimento => ({
  id: String(index),
  feitoEm: '2026-11-20T10:15',
  feitoPor: 'Fábio Cordeiro Lima',
  dia: '2026-11-19',
  bandeiraNome: index % 2 === 1 ? 'Todas' : 'Visa',
  parcelas: 3 + index,
  valor: 41_445 * index,
  valorLiquido: 40_264 * index,
  situacao: 'Confirmado',
  desfeitoEm: null,
  desfeitoPor: null,
  ...given,
});

/** The calls about receipts of a whole day. */
export const recebimentoFakes = (
  recebimentos: readonly Recebimento[] = [1, 2].map((index) => fakeRecebimento(index)),
) => {
  let all = [...recebimentos];
  return [
    fake(getRecebimentos, () => all),
    fake(confirmaRecebimento, {
      success: true,
      message: '6 parcelas recebidas, R$ 828,90.',
      id: '9',
    }),
    fake(desfazRecebimento, ({ body: { id } }) => {
      all = all.map((each) =>
        each.id === id
          ? { ...each, situacao: 'Desfeito', desfeitoEm: '2026-11-21T09:08', desfeitoPor: 'Bia Leal' }
          : each,
      );
      return { success: true, message: 'Recebimento desfeito: 4 parcelas reabertas.' };
    }),
  ];
};
