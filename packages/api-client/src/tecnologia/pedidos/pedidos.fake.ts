import { fake } from '../../http/fake.ts';
import {
  aprovaPedidoAcesso,
  getPedidosAcesso,
  type PedidoAcesso,
  recusaPedidoAcesso,
  retiraPedidoAcesso,
} from './pedidos.contract.ts';

/** A request for a new password of the ombudswoman, with the given changes. */
export const fakePedido = (given: Partial<PedidoAcesso> = {}): PedidoAcesso => ({
  id: 'p1',
  acao: 'Trocar a senha',
  login: 'USU_ouvidoria',
  nome: 'Lúcia Amaral Bastos',
  detalhe: 'Ouvidoria',
  quemPediu: 'Renata Siqueira Dantas',
  pedidoEm: '2026-11-21T08:40',
  ate: '2026-11-22T08:40',
  situacao: 'aguarda',
  encerradoPor: null,
  encerradoEm: null,
  aviso: null,
  pode: ['aprova', 'recusa'],
  impedimento: null,
  ...given,
});

/** One to approve, one's own, one about a person tied to the requester, and three that are over. */
export const fakePedidos = (): PedidoAcesso[] => [
  fakePedido(),
  fakePedido({
    id: 'p2',
    acao: 'Trocar os módulos',
    login: 'USU_wesley',
    nome: 'Wesley Furtado Neves',
    detalhe: 'Cadastro → Cadastro, Tecnologia',
    quemPediu: 'Marina Alencar',
    pedidoEm: '2026-11-21T08:10',
    ate: '2026-11-22T08:10',
    pode: ['retira'],
    impedimento: 'Quem pede não aprova: é precisa uma segunda pessoa.',
  }),
  fakePedido({
    id: 'p3',
    acao: 'Adicionar a pessoa',
    login: 'USU_bruna',
    nome: 'Bruna Exemplo Torres',
    quemPediu: 'Caio Vasconcelos Rocha',
    pedidoEm: '2026-11-20T17:55',
    ate: '2026-11-21T17:55',
    aviso: null,
    pode: ['recusa'],
    impedimento:
      'Nos últimos 30 dias, quem pediu criou este acesso ou lhe trocou a senha ou os módulos, ou o contrário, ou a mesma pessoa o fez aos dois: outra pessoa deve aprovar.',
  }),
  fakePedido({
    id: 'p4',
    acao: 'Reativar',
    pedidoEm: '2026-11-12T10:00',
    ate: '2026-11-13T10:00',
    situacao: 'aprovado',
    encerradoPor: 'Marina Alencar',
    encerradoEm: '2026-11-12T10:20',
    pode: [],
  }),
  fakePedido({
    id: 'p5',
    pedidoEm: '2026-11-03T10:00',
    ate: '2026-11-04T10:00',
    situacao: 'expirou',
    encerradoEm: '2026-11-04T10:00',
    pode: [],
  }),
];

/** The calls over one memory. */
export const pedidosFakes = (pedidos = fakePedidos()) => {
  const termina = (id: string, situacao: PedidoAcesso['situacao']) => {
    const fim = { situacao, encerradoPor: 'Marina Alencar', encerradoEm: '2026-11-21T09:00' };
    Object.assign(pedidos.find((um) => um.id === id) ?? {}, {
      ...fim,
      pode: [],
      impedimento: null,
      aviso: null,
    });
  };
  return [
    fake(getPedidosAcesso, () => pedidos),
    fake(aprovaPedidoAcesso, ({ body: { id } }) => {
      termina(id, 'aprovado');
      return { message: 'A senha de USU_ouvidoria foi trocada e as sessões abertas terminaram.' };
    }),
    fake(recusaPedidoAcesso, ({ body: { id } }) => {
      termina(id, 'recusado');
      return { message: 'O pedido para USU_ouvidoria foi recusado. Nada mudou.' };
    }),
    fake(retiraPedidoAcesso, ({ body: { id } }) => {
      termina(id, 'retirado');
      return { message: 'O pedido para USU_wesley foi retirado. Nada mudou.' };
    }),
  ];
};
