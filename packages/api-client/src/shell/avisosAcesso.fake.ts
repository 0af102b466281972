import { fake } from '../http/fake.ts';
import {
  type AvisosDeAcesso,
  confirmaAvisosAcesso,
  getAvisosAcesso,
  respondePedidoSenha,
} from './avisosAcesso.contract.ts';

export const semAvisos: AvisosDeAcesso = { avisos: [], pedidos: [] };

/** The access of the ombudswoman was changed twice. */
export const fakeAvisos: AvisosDeAcesso['avisos'] = [
  {
    id: '12',
    em: '2026-11-20T17:02',
    mudanca: 'Módulos trocados',
    detalhe: 'Ouvidoria → Jurídico, Ouvidoria',
    quem: 'Console do servidor',
    aprovador: null,
  },
  {
    id: '11',
    em: '2026-11-20T16:40',
    mudanca: 'Senha trocada',
    detalhe: null,
    quem: 'Renata Siqueira Dantas',
    aprovador: 'Caio Vasconcelos Rocha',
  },
];

/** A request for another password of hers. */
export const fakePedidosDeSenha: AvisosDeAcesso['pedidos'] = [
  { id: 'p1', quem: 'Renata Siqueira Dantas', em: '2026-11-21T08:40', ate: '2026-11-22T08:40' },
];

/** The calls over one memory. */
export const avisosAcessoFakes = (given: AvisosDeAcesso = semAvisos) => {
  let { avisos, pedidos } = given;
  return [
    fake(getAvisosAcesso, () => ({ avisos, pedidos })),
    fake(confirmaAvisosAcesso, ({ body: { ids } }) => {
      avisos = avisos.filter(({ id }) => !ids.includes(id));
      return { message: 'Avisos confirmados.' };
    }),
    fake(respondePedidoSenha, ({ body }) => {
      pedidos = pedidos.filter(({ id }) => id !== body.id);
      return { message: 'O pedido para USU_ouvidoria foi recusado. Nada mudou.' };
    }),
  ];
};
