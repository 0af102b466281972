import type { Insertable } from 'kysely';
import type { AtendimentoTables } from '../db/tables/atendimento.ts';
import { competenciaOf, dayIn, momentOf, monthOf } from './calendar.ts';
import type { Vida } from './lives.ts';
import { chanceOf } from './prng.ts';

type Retencao = Insertable<AtendimentoTables['retencao']>;

const texts = {
  A: 'Contato feito; beneficiário pediu tempo para decidir.',
  P: 'Aceitou a proposta e permanece no plano.',
  N: 'Não aceitou permanecer.',
} as const;

/** Retention history of cancellations, past and coming, of the last half year. */
export const buildRetention = (vidas: readonly Vida[], today: number): Retencao[] => {
  const chance = chanceOf('retencao');
  const rows: Retencao[] = [];
  const write = (vida: Vida, day: number, status: 'A' | 'F', resultado: 'P' | 'N' | null): void => {
    rows.push({
      codigo: rows.length + 1,
      matricula: vida.row.matricula,
      competencia: competenciaOf(monthOf(Math.min(vida.cancelado ?? today, today))),
      registrada_em: momentOf(day, chance.int(9, 17), chance.int(0, 59)),
      descricao: texts[resultado ?? 'A'],
      status,
      resultado,
      motivo_codigo:
        resultado === 'P' ? chance.int(14, 21) : resultado === 'N' ? chance.int(4, 13) : chance.int(1, 3),
      usuario: 'USU_RETENCAO',
    });
  };
  // Among this month's cancellations one is attended, one finished, and the others not called yet.
  const thisMonth = vidas.filter(
    ({ staged, titular, cancelado }) =>
      staged?.leaving && !titular && cancelado !== null && cancelado >= dayIn(monthOf(today), 1),
  );
  thisMonth.slice(0, 2).forEach((vida, index) => {
    write(vida, today - 2, 'A', null);
    if (index === 1) write(vida, today - 1, 'F', 'N');
  });
  for (const vida of vidas) {
    const { cancelado } = vida;
    if (cancelado === null || cancelado < today - 183 || vida.staged || !chance.is(0.6)) continue;
    const first = Math.min(today, cancelado + chance.int(-12, 6));
    write(vida, first, 'A', null);
    const next = first + chance.int(1, 12);
    if (next <= today && chance.is(0.65)) write(vida, next, 'F', chance.is(0.15) ? 'P' : 'N');
  }
  return rows;
};
