import type { Insertable } from 'kysely';
import type { AtendimentoTables } from '../db/tables/atendimento.ts';
import { isoOf, momentOf } from './calendar.ts';
import { isActiveOn, type Vida } from './lives.ts';
import { chanceOf } from './prng.ts';

/** Rows of the local messaging. */
export interface Campanhas {
  campanhas: Insertable<AtendimentoTables['campanha']>[];
  mensagens: Insertable<AtendimentoTables['campanha_mensagem']>[];
}

const plans = [
  ['Lembrete de vencimento', 3, 48],
  ['Aviso de inadimplência', 3, 33],
  ['Boletos do mês', 3, 20],
  ['Pesquisa de satisfação', 5, 14],
  ['Vacinação contra a gripe', 13, 6],
  ['Aviso de vencimento', 12, 1],
] as const;

const reasons: Partial<Record<number, string>> = {
  5: 'Cancelada pelo usuário',
  13: 'Problemas no arquivo: 4',
};

/** Six campaigns of the last weeks, in the messaging service's states. */
export const buildCampaigns = (vidas: readonly Vida[], today: number): Campanhas => {
  const chance = chanceOf('campanhas');
  const holders = vidas.filter((vida) => !vida.titular && isActiveOn(vida, today));
  const out: Campanhas = { campanhas: [], mensagens: [] };
  plans.forEach(([nome, status, back], index) => {
    const day = today - back;
    const isSent = status === 3;
    const id = index + 1;
    const mensagens = status === 13 ? 0 : Math.min(60, holders.length);
    out.campanhas.push({
      id,
      nome: `${nome} ${isoOf(day).slice(5, 7)}/${isoOf(day).slice(0, 4)}`,
      status,
      titulo: nome,
      texto: 'Olá! Temos um aviso sobre o seu plano. Acesse o aplicativo.',
      envia_push: true,
      envia_sms: true,
      envia_email: false,
      criada_em: momentOf(day, 9, 12),
      agendada_em: isSent ? momentOf(day, 10, 0) : null,
      envio_iniciado_em: isSent ? momentOf(day, 10, 0) : null,
      envio_terminado_em: isSent ? momentOf(day, 10, 24) : null,
      motivo_cancelamento: reasons[status] ?? null,
      valor_sms_cents: 9,
      id_funcionalidade: 12,
      tipo_callback: 'boleto',
      qtd_push: Math.ceil(mensagens / 2),
      qtd_sms: Math.floor(mensagens / 2),
      partes_sms: Math.floor(mensagens / 2),
      importada_em: status === 13 ? null : momentOf(day, 9, 13),
      autorizada_em: null,
    });
    for (let sent = 0; sent < mensagens; sent += 1) {
      const { row, membro } = chance.pick(holders);
      const situacao = isSent
        ? chance.weighted([
            [7, 50],
            [3, 25],
            [1, 12],
            [4, 6],
            [6, 5],
            [5, 2],
          ])
        : status === 5
          ? 2
          : 0;
      const arrived = [3, 5, 6, 7].includes(situacao);
      out.mensagens.push({
        id: out.mensagens.length + 1,
        campanha_id: id,
        matricula: row.matricula,
        tipo_envio: sent % 2 ? 'SMS' : 'PUSH',
        telefone: membro.pessoa.fone_1 ?? null,
        email: membro.pessoa.email ?? null,
        texto: 'Olá! Temos um aviso sobre o seu plano. Acesse o aplicativo.',
        localizador: `${id}${String(sent).padStart(6, '0')}`,
        situacao,
        agendada_em: isSent ? momentOf(day, 10, 0) : null,
        enviada_em: isSent ? momentOf(day, 10, sent % 24) : null,
        recebida_em: arrived ? momentOf(day, 10, 30) : null,
        ordem: sent,
        partes: 1,
        tipo_callback: 'boleto',
      });
    }
  });
  return out;
};
