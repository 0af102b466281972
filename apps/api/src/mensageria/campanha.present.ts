import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Campanha, MensagemCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { andamentoDe, depois, msDe, saidaDe, statusDe } from './andamento.rules.ts';
import type { CampanhaRow, MensagemRow } from './campanha.sql.ts';

/** Days after which a message that nobody took is given up. */
const VALIDADE_S = 3 * 86_400;

const escrito = (momento: string | null): string | null => (momento === null ? null : writeDayTime(momento));

/** A moment that has passed; null for one still to come. */
const passado = (momento: string | null, agora: string): string | null =>
  momento !== null && msDe(momento) <= msDe(agora) ? escrito(momento) : null;

/** Money as this service sends it: a number with two decimals (MSG-2). */
const reais = (cents: number): number => cents / 100;

/** The wire of this service (MSG-2): every field of the contract but those of our own server, moments as written text, money as a number. */
export type CampanhaWire = Record<Exclude<keyof Campanha, 'em_duvida'>, unknown>;
/** The wire of a message. */
export type MensagemWire = Record<keyof MensagemCampanha, unknown>;

/** A campaign at a moment. */
export const presentCampanha =
  (agora: string) =>
  (row: CampanhaRow): CampanhaWire => ({
    id_campanha: row.id,
    nome_campanha: row.nome,
    status: statusDe(row, agora),
    id_operadora: 1,
    id_aplicacao: row.id_aplicacao,
    id_fatura: null,
    id_funcionalidade: row.id_funcionalidade,
    id_registro: row.id_registro,
    request_push: null,
    request_sms: null,
    request_email: null,
    titulo_enviado: row.titulo,
    texto_enviado: row.texto,
    texto_enviado_alternativo: null,
    data_hora_criacao: escrito(row.criada_em),
    data_hora_agendada: escrito(row.agendada_em),
    data_hora_inicio_envio: passado(row.envio_iniciado_em, agora),
    data_hora_fim_envio: passado(row.envio_terminado_em, agora),
    motivo_cancelamento: row.motivo_cancelamento,
    tipo_campanha: 'IMPORTADA',
    qtd_push: row.qtd_push,
    qtd_sms: row.qtd_sms,
    qtd_email: row.qtd_email,
    valor_push: 0,
    valor_sms: reais(row.partes_sms * row.valor_sms_cents),
    valor_email: 0,
    valor_total: reais(row.partes_sms * row.valor_sms_cents),
    envia_push: row.envia_push,
    envia_sms: row.envia_sms,
    envia_email: row.envia_email,
    broadcast: false,
    tipo_callback: row.tipo_callback,
    segmentacao_str: null,
  });

/** The state of a message now: worked out from the time since our own authorisation, else as it was stored. */
const situacaoDe = (row: MensagemRow, campanha: CampanhaRow, agora: string) =>
  campanha.autorizada_em !== null && campanha.envio_iniciado_em !== null
    ? andamentoDe(row, campanha.envio_iniciado_em, agora)
    : { situacao: row.situacao, enviadaEm: row.enviada_em, recebidaEm: row.recebida_em };

/** Its own moment, or the campaign's where that is later. */
const agendadaDe = (row: MensagemRow, { autorizada_em, agendada_em }: CampanhaRow): string | null =>
  autorizada_em === null || agendada_em === null ? row.agendada_em : saidaDe(agendada_em, 0, row.agendada_em);

/** A message of a campaign at a moment. */
export const presentMensagem =
  (campanha: CampanhaRow, agora: string) =>
  (row: MensagemRow): MensagemWire => {
    const { situacao, enviadaEm, recebidaEm } = situacaoDe(row, campanha, agora);
    const isPush = row.tipo_envio === 'PUSH';
    const isPaga = row.tipo_envio === 'SMS' && enviadaEm !== null && situacao !== 4;
    return {
      id_msg_envio: row.id,
      id_campanha: row.campanha_id,
      telefone: row.telefone,
      email: row.email,
      texto: row.texto,
      tipo_envio: row.tipo_envio,
      situacao,
      data_hora_agendada: escrito(agendadaDe(row, campanha)),
      data_hora_enviada: escrito(enviadaEm),
      data_hora_validade: enviadaEm === null ? null : escrito(depois(enviadaEm, VALIDADE_S)),
      data_recebimento: escrito(recebidaEm),
      localizador: row.localizador,
      autorizado: enviadaEm !== null || campanha.autorizada_em !== null,
      copia: false,
      num_copias: 0,
      plataforma: isPush ? (row.ordem % 3 === 0 ? 'IOS' : 'ANDROID') : null,
      tipo_callback: row.tipo_callback,
      tipo_click: situacao === 6 ? 'LINK' : null,
      tipo_notificacao: isPush ? 'INAPP' : null,
      token: null,
      valor_tarifado: isPaga ? reais(row.partes * campanha.valor_sms_cents) : 0,
    };
  };
