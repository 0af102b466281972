import { type Desfecho, type Natureza, prazosDaNip } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import type { Insertable } from 'kysely';
import type { NipTable } from '../../db/tables/nip.ts';
import { isoOf, momentOf } from '../calendar.ts';
import { isActiveOn, type Vida } from '../lives.ts';

interface Caso {
  natureza: Natureza;
  /** Days before today; 'HOJE' for the day whose term of the solution ends today. */
  ha: number | 'HOJE';
  assunto: string;
  texto: string;
  /** Days after the notification. */
  respondida?: number;
  desfecho?: readonly [Desfecho, number];
  /** Days after the notification on which it was cancelled. */
  cancelada?: number;
}

const exame = {
  natureza: 'ASSISTENCIAL',
  assunto: 'Exame não autorizado',
  texto: 'A pessoa diz que pediu um exame e não teve resposta no prazo.',
} as const;
const reajuste = {
  natureza: 'NAO_ASSISTENCIAL',
  assunto: 'Reajuste da mensalidade',
  texto: 'A pessoa contesta o reajuste da mensalidade e pede a memória do cálculo.',
} as const;
const cancelamento = {
  natureza: 'NAO_ASSISTENCIAL',
  assunto: 'Cancelamento do contrato',
  texto: 'A pessoa diz que não recebeu o aviso antes do cancelamento.',
} as const;

/** Each case of the register: overdue, due today, in time, answered, each outcome, and one by mistake. */
const casos: readonly Caso[] = [
  { ...exame, ha: 40 },
  { ...exame, ha: 'HOJE' },
  { ...reajuste, ha: 2 },
  { ...exame, ha: 0 },
  { ...cancelamento, ha: 12, respondida: 5 },
  { ...exame, ha: 9, desfecho: ['RESOLVIDA', 2] },
  { ...exame, ha: 35, respondida: 6, desfecho: ['RESOLVIDA', 3] },
  { ...reajuste, ha: 60, respondida: 25, desfecho: ['RESOLVIDA', 25] },
  { ...cancelamento, ha: 75, respondida: 8, desfecho: ['NAO_RESOLVIDA', 30] },
  { ...reajuste, ha: 90, desfecho: ['ARQUIVADA', 4] },
  { ...exame, ha: 15, cancelada: 1 },
];

const por = 'USU_JURIDICO';
const relogio = { valores: [], locais: new Set<string>() };

/** Day from whose notification the term of the solution ends today; null where no such day is, as on a Sunday. */
const venceHoje = (natureza: Natureza, today: number): number | null => {
  const hoje = isoOf(today);
  for (let day = today; day > today - 30; day -= 1) {
    const nip = {
      natureza,
      notificadaEm: isoOf(day),
      respondidaEm: null,
      desfecho: null,
      desfechoEm: null,
      canceladaEm: null,
    };
    if (prazosDaNip(nip, relogio, hoje).resolverAte === hoje) return day;
  }
  return null;
};

/** Invented NIPs of the last months, without chance. */
export const buildNips = (vidas: readonly Vida[], today: number): Insertable<NipTable>[] => {
  const pessoas = vidas.filter((vida) => vida.staged === undefined && isActiveOn(vida, today - 120));
  return casos.flatMap(({ natureza, ha, assunto, texto, respondida, desfecho, cancelada }, index) => {
    const day = ha === 'HOJE' ? venceHoje(natureza, today) : today - ha;
    const vida = pessoas[(index * 17) % Math.max(pessoas.length, 1)];
    if (day === null || vida === undefined) return [];
    const respondidaEm = respondida === undefined ? null : day + respondida;
    const [fim = null, depois = 0] = desfecho ?? [];
    return [
      {
        demanda: String(10_200_000 + index * 731),
        matricula: vida.row.matricula,
        natureza,
        notificada_em: isoOf(day),
        assunto,
        texto,
        protocolo: null,
        registrada_por: por,
        // Midnight for today, so that in the first hour of the day the moment has already passed.
        registrada_em: momentOf(day, day === today ? 0 : 10, 15 + index),
        resposta:
          respondidaEm === null ? null : 'A operadora procurou a pessoa, explicou o caso e mandou os papéis.',
        respondida_em: respondidaEm === null ? null : isoOf(respondidaEm),
        respondida_por: respondidaEm === null ? null : por,
        resposta_registrada_em: respondidaEm === null ? null : momentOf(respondidaEm, 16, 20),
        desfecho: fim,
        desfecho_em: fim === null ? null : isoOf(day + depois),
        desfecho_por: fim === null ? null : por,
        desfecho_registrado_em: fim === null ? null : momentOf(day + depois, 17, 5),
        cancelada_em: cancelada === undefined ? null : momentOf(day + cancelada, 9, 40),
        cancelada_por: cancelada === undefined ? null : por,
        cancelada_motivo: cancelada === undefined ? null : 'Era de outra operadora.',
      },
    ];
  });
};
