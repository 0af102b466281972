import { fake } from '../http/fake.ts';
import {
  corrigeContato,
  getContatoDeHoje,
  liberaContato,
  registraContato,
  reservaContato,
  type Reserva,
} from './contato/contato.contract.ts';
import { getInicio, type InicioPrevencao, listasDoInicio } from './inicio/inicio.contract.ts';

/** The numbers of the home, with the given changes. */
export const fakeInicio = (given: Partial<InicioPrevencao> = {}): InicioPrevencao => ({
  hoje: '2026-11-21',
  ha: { vidas: true },
  gestantesDesde: '2026-02-14',
  bariatricaDesde: '2025-11-21',
  listas: listasDoInicio.map((lista, index) => ({
    lista,
    pessoas: [38, 1_204, 17, 61, 9][index] ?? 0,
    paraLigar: [5, 31, 0, 4, 1][index] ?? 0,
    nuncaContatadas: [14, 1_030, 17, 40, 4][index] ?? 0,
    contatadas: [12, 40, 0, 8, 3][index] ?? 0,
    alcancadas: [9, 22, 0, 8, 1][index] ?? 0,
    calculadoEm: `2026-11-21T08:5${index}`,
  })),
  ...given,
});

/** A person reserved by the open dialog, contacted twice before, with the given changes. */
export const fakeReserva = (given: Partial<Reserva> = {}): Reserva => ({
  nome: 'Benedito Passos Tavares',
  telefones: ['45999012345', '4532241234'],
  ate: '2026-11-21T09:10',
  contatos: [
    {
      em: '2026-10-20T14:05',
      quem: 'Natália Queiroz Viana',
      telefone: '45999012345',
      resultado: 'LIGAR_DEPOIS',
      observacao: 'No trabalho; prefere de manhã.',
      proximo: '2026-11-21',
    },
    {
      em: '2026-10-18T10:30',
      quem: 'Natália Queiroz Viana',
      telefone: '45999012345',
      resultado: 'NAO_ATENDEU',
      observacao: null,
      proximo: '2026-10-20',
    },
  ],
  ...given,
});

/** The calls of home and contacts. */
export const prevencaoFakes = () => [
  fake(getInicio, fakeInicio()),
  fake(reservaContato, fakeReserva()),
  fake(registraContato, { success: true, message: 'Contato registrado com sucesso!' }),
  fake(getContatoDeHoje, {
    nome: 'Benedito Passos Tavares',
    telefones: ['45999012345', '4532241234'],
    contato: {
      em: '2026-11-21T08:40',
      quem: 'Marina Alencar',
      telefone: '45999012345',
      resultado: 'RECUSOU',
      observacao: 'Não quer.',
      proximo: '2027-11-22',
      correcoes: [],
    },
  }),
  fake(corrigeContato, { success: true, message: 'Contato corrigido com sucesso!' }),
  fake(liberaContato, { success: true }),
];
