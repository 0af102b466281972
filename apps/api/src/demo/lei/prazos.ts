import type { Insertable } from 'kysely';
import type { NotificacaoTables } from '../../db/tables/notificacao.ts';
import { isoOf, momentOf } from '../calendar.ts';

const quem = 'USU_JURIDICO';

/** Saved terms of the law: two that somebody confirmed, and one that holds from next month on. The others nobody confirmed. */
export const buildPrazos = (today: number): Insertable<NotificacaoTables['prazo_legal']>[] => [
  ...(['reanalise', 'respostaLaboratorio'] as const).map((chave) => ({
    chave,
    vigente_desde: '1900-01-01',
    valor: chave === 'reanalise' ? '7' : '3',
    gravado_por: quem,
    gravado_em: momentOf(today - 40, 10, 5),
    conferido_por: quem,
    conferido_em: momentOf(today - 40, 10, 5),
  })),
  {
    chave: 'tentativasPorMeio',
    vigente_desde: isoOf(today + 30),
    valor: '2',
    gravado_por: quem,
    gravado_em: momentOf(today - 3, 15, 30),
    conferido_por: null,
    conferido_em: null,
  },
];
