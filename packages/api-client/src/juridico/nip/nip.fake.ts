import { fake } from '../../http/fake.ts';
import {
  cancelaNip,
  corrigeNip,
  desfechoNip,
  dossieDaNip,
  getNip,
  type NipInteira,
  registraNip,
  respondeNip,
} from './nip.contract.ts';

/** A NIP that waits for its answer and its solution. */
export const fakeNip = (given: Partial<NipInteira> = {}): NipInteira => ({
  id: 1,
  demanda: '10200300',
  matricula: '0000001200',
  nome: 'Conceição Inventada de Ávila',
  natureza: 'ASSISTENCIAL',
  notificadaEm: '2026-11-12',
  assunto: 'Exame não autorizado',
  demandaTexto: 'Pedi uma ressonância em outubro.\nAté hoje não tive resposta.',
  protocolo: '99999920261015000012',
  registradaPor: 'Augusto Saraiva Melo',
  registradaEm: '2026-11-12T10:15',
  respostaTexto: null,
  respondidaEm: null,
  respondidaPor: null,
  desfecho: null,
  desfechoEm: null,
  desfechoPor: null,
  canceladaEm: null,
  canceladaPor: null,
  canceladaMotivo: null,
  mudancas: [],
  correcoesVistas: 0,
  resolverAte: '2026-11-19',
  relogioSolucao: 'venceu há 1 dia útil',
  responderAte: '2026-11-27',
  relogioResposta: 'vence em 4 dias úteis',
  ...given,
});

/** Calls of a NIP. */
export const nipFakes = (nip = fakeNip()) => [
  fake(getNip, nip),
  fake(registraNip, {
    success: true,
    message:
      'NIP 10200300 de Conceição Inventada de Ávila: resolver até 19/11/2026, responder até 27/11/2026.',
  }),
  fake(corrigeNip, { success: true, message: `NIP ${nip.demanda}: corrigida.` }),
  fake(cancelaNip, { success: true, message: `NIP ${nip.demanda}: cancelada, registrada por engano.` }),
  fake(respondeNip, { success: true, message: `NIP ${nip.demanda}: resposta registrada.` }),
  fake(desfechoNip, ({ body }) => ({
    success: true,
    message: `NIP ${nip.demanda}: desfecho ${body.desfecho}.`,
  })),
  fake(dossieDaNip, {
    matricula: nip.matricula,
    arquivo: 'dossie-nip-10200300-2026-11-23.pdf',
    conteudo: '',
  }),
];
