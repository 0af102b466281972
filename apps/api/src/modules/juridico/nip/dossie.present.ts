import { desfechos, naturezas } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import type { prazosDaNip } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { viaDaSaida, vias } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Par, RegistroDoDossie } from '../../../documents/nip/dossieDaNipPdf.ts';
import { documento, emReais } from '../../../documents/pdf/written.ts';
import type { AutorizacaoRow, ContratoRow, GuiaRow, ProtocoloRow } from './dossie.sql.ts';
import type { NipComTextos } from './nip.sql.ts';

const semDado = 'sem dado';
const dia = (iso: string | null): string => (iso === null ? semDado : writeDay(iso));

/** Facts of the demand, with its clocks. */
export const paresDaNip = (nip: NipComTextos, prazos: ReturnType<typeof prazosDaNip>): Par[] => [
  ['Beneficiário', `${nip.nome}, matrícula ${nip.matricula}`],
  ['Natureza', naturezas[nip.natureza]],
  ['Notificada em', writeDay(nip.notificadaEm)],
  ['Resolver até', `${writeDay(prazos.resolverAte)}: ${prazos.relogioSolucao}`],
  ['Responder até', `${writeDay(prazos.responderAte)}: ${prazos.relogioResposta}`],
  ['Protocolo nosso', nip.protocolo ?? semDado],
  ...(nip.canceladaEm === null
    ? []
    : [
        [
          'Cancelada',
          `em ${writeDayTime(nip.canceladaEm)}, por ${nip.canceladaPor ?? semDado}: ${nip.canceladaMotivo ?? semDado}`,
        ] as const,
      ]),
  [
    'Desfecho',
    nip.desfecho === null
      ? 'ainda sem desfecho'
      : `${desfechos[nip.desfecho]} em ${dia(nip.desfechoEm)}, registrado por ${nip.desfechoPor ?? semDado}`,
  ],
];

const viaDe = ({ tipo, mei }: ContratoRow): string => vias[viaDaSaida(tipo, mei)];

/** Facts of the person's contract. */
export const paresDoContrato = (contrato: ContratoRow): Par[] => [
  ['CPF', contrato.cpf === null ? semDado : documento(contrato.cpf)],
  ['Nascimento', dia(contrato.nascimento)],
  ['Titular', `${contrato.titularNome}, matrícula ${contrato.titular}`],
  ['Plano', `${contrato.plano}, registro na ANS ${contrato.registro}`],
  ['Contratação', viaDe(contrato)],
  ...(contrato.empresa === null ? [] : [['Contratante', contrato.empresa] as const]),
  ...(contrato.administradora === null ? [] : [['Administradora', contrato.administradora] as const]),
  ['Contrato assinado em', dia(contrato.assinadoEm)],
  ['Cobertura desde', dia(contrato.ativadoEm)],
  [
    'Cobertura até',
    contrato.canceladoEm === null
      ? 'em vigor'
      : `${writeDay(contrato.canceladoEm)}, motivo: ${contrato.motivo ?? semDado}`,
  ],
  ['Cobertura parcial temporária', contrato.parcial ? 'sim' : 'não'],
];

const situacoes = ['com pendências', 'incorporada', 'válida', 'sem uso'] as const;

/** A guide of the person. */
export const guiaEscrita = (guia: GuiaRow): RegistroDoDossie => ({
  titulo: `${writeDay(guia.dia)} · guia ${guia.numero} · ${guia.tipo.toLowerCase()}`,
  linhas: [
    `Prestador: ${guia.prestador ?? semDado}. CID: ${guia.cid ?? semDado}. Situação: ${guia.status === null ? 'a conferir' : situacoes[guia.status]}. Valor: ${emReais(guia.valorCents)}.`,
    guia.itens ?? `Procedimentos: ${semDado}.`,
  ],
});

const isDecidida = ({ status }: AutorizacaoRow): boolean => status === 'AUTORIZADA' || status === 'NEGADA';

/** An authorisation of the person with its answer. */
export const autorizacaoEscrita = (row: AutorizacaoRow): RegistroDoDossie => ({
  titulo: `${writeDay(row.dia)} · guia ${row.codigo} · ${row.classe.toLowerCase()} · ${row.status.toLowerCase()}`,
  linhas: [
    `Procedimento: ${row.procedimento ?? semDado}.`,
    ...(isDecidida(row)
      ? [`Respondida em ${dia(row.respondidaEm)}: ${row.resposta ?? semDado}`]
      : ['Ainda sem resposta.']),
    ...(row.status === 'NEGADA' ? [`Cláusula ou base legal: ${row.clausula ?? semDado}`] : []),
  ],
});

/** A protocol of the person. */
export const protocoloEscrito = (row: ProtocoloRow): RegistroDoDossie => ({
  titulo: `${writeDayTime(row.em)} · protocolo ${row.protocolo} · ${row.tema}`,
  linhas: [
    row.descricao ?? `Descrição: ${semDado}.`,
    `Providência: ${row.providencia ?? semDado}`,
    row.encerradoEm === null ? 'Em aberto.' : `Encerrado em ${writeDay(row.encerradoEm)}.`,
  ],
});

const quantas = (linhas: readonly unknown[], uma: string, varias: string): string[] =>
  linhas.length === 0 ? [] : [`Falta dado: ${counted(linhas.length, uma, varias)}.`];

/** Missing data of the dossier, a sentence each. */
export const faltasDoDossie = (
  nip: NipComTextos,
  contrato: ContratoRow,
  {
    guias,
    autorizacoes,
    protocolos,
  }: {
    readonly guias: readonly GuiaRow[];
    readonly autorizacoes: readonly AutorizacaoRow[];
    readonly protocolos: readonly ProtocoloRow[];
  },
): string[] => [
  ...(contrato.cpf === null ? ['Falta dado: o CPF do beneficiário.'] : []),
  ...(contrato.assinadoEm === null ? ['Falta dado: o dia em que o contrato foi assinado.'] : []),
  ...(viaDaSaida(contrato.tipo, contrato.mei) === 'NAO_INFORMADA'
    ? ['Falta dado: o tipo de contratação.']
    : []),
  ...(nip.protocolo !== null && !protocolos.some(({ protocolo }) => protocolo === nip.protocolo)
    ? [`O protocolo ${nip.protocolo} não está entre os desta pessoa.`]
    : []),
  ...quantas(
    guias.filter(({ itens }) => itens === null),
    'guia sem procedimento',
    'guias sem procedimento',
  ),
  ...quantas(
    autorizacoes.filter((row) => isDecidida(row) && row.resposta === null),
    'autorização decidida sem o texto da resposta',
    'autorizações decididas sem o texto da resposta',
  ),
  ...quantas(
    autorizacoes.filter(({ status, clausula }) => status === 'NEGADA' && clausula === null),
    'negativa sem cláusula ou base legal',
    'negativas sem cláusula ou base legal',
  ),
];
