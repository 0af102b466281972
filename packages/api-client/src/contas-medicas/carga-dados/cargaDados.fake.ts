import { fake } from '../../http/fake.ts';
import { type CargaPedida, getCargaDados, getCargasPedidas } from './cargaDados.contract.ts';

/** A load of October's guides, with the given changes. */
export const fakeCarga = (given: Partial<CargaPedida> = {}): CargaPedida => ({
  id: '2',
  tipoCargaDados: 'G',
  dtInicial: '2026-10-01',
  dtFinal: '2026-10-31',
  pedidaEm: '2026-11-03T08:12',
  usuario: 'Otávio Magalhães Freitas',
  ...given,
});

/** The calls over one memory that begins with two loads. `isCarregada`: the server has an address for the data. */
export const cargaDadosFakes = ({ isCarregada = false } = {}) => {
  const pedidas: CargaPedida[] = [
    fakeCarga(),
    fakeCarga({
      id: '1',
      tipoCargaDados: 'A',
      dtInicial: '2026-09-01',
      dtFinal: '2026-09-30',
      pedidaEm: '2026-10-02T16:40',
      usuario: 'Wesley Furtado Neves',
    }),
  ];
  return [
    fake(getCargaDados, ({ body }) => {
      const id = String(pedidas.length + 1);
      pedidas.unshift({ ...body, id, pedidaEm: '2026-11-21T09:00', usuario: 'Marina Alencar' });
      return isCarregada
        ? { success: true, message: 'Carregado com sucesso!' }
        : {
            success: true,
            message:
              'Pedido guardado. Nada foi enviado, porque o destino dos dados da Camedics ainda não está definido. Fale com a TI.',
            carregada: false,
          };
    }),
    fake(getCargasPedidas, () => pedidas),
  ];
};
