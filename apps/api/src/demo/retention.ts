import type { Insertable } from 'kysely';
import type { AtendimentoTables } from '../db/tables/atendimento.ts';
import type { CadastroTables } from '../db/tables/cadastro.ts';
import { competenciaOf, isoOf, momentOf, monthOf } from './calendar.ts';
import type { Vida } from './lives.ts';
import { chanceOf } from './prng.ts';

type Retencao = Insertable<AtendimentoTables['retencao']>;

const texts = {
  A: 'Contato feito; beneficiário pediu tempo para decidir.',
  P: 'Aceitou a proposta e permanece no plano.',
  N: 'Não aceitou permanecer.',
} as const;

/** Retention history of who left, or is leaving, in the last half year. */
export const buildRetention = (vidas: readonly Vida[], today: number): Retencao[] => {
  const chance = chanceOf('retencao');
  const rows: Retencao[] = [];
  const write = (vida: Vida, day: number, status: 'A' | 'F', resultado: 'P' | 'N' | null): void => {
    rows.push({
      codigo: rows.length + 1,
      matricula: vida.row.matricula,
      competencia: competenciaOf(monthOf(vida.cancelado ?? day)),
      registrada_em: momentOf(day, chance.int(9, 17), chance.int(0, 59)),
      descricao: texts[resultado ?? 'A'],
      status,
      resultado,
      motivo_codigo:
        resultado === 'P' ? chance.int(14, 21) : resultado === 'N' ? chance.int(4, 13) : chance.int(1, 3),
      usuario: 'USU_RETENCAO',
    });
  };
  for (const vida of vidas) {
    const { cancelado } = vida;
    if (cancelado === null || cancelado < today - 183 || !chance.is(0.6)) continue;
    const first = Math.min(today, cancelado + chance.int(-12, 6));
    write(vida, first, 'A', null);
    const next = first + chance.int(1, 12);
    if (next <= today && chance.is(0.65)) write(vida, next, 'F', chance.is(0.15) ? 'P' : 'N');
  }
  return rows;
};

/** What partner insurers are told of their clients: activations and leavings of the last half year; older ones were sent. */
export const buildMovements = (
  vidas: readonly Vida[],
  today: number,
): Insertable<CadastroTables['movimentacao_congenere']>[] => {
  const chance = chanceOf('movimentacao');
  return vidas
    .flatMap((vida) => {
      if (!vida.row.congenere_codigo) return [];
      const events = [
        [vida.ativado, 'INCLUSÃO'],
        [vida.cancelado, 'EXCLUSÃO'],
        [chance.is(0.15) ? today - chance.int(0, 180) : null, 'ALTERAÇÃO'],
      ] as const;
      return events.flatMap(([day, operacao]) =>
        day !== null && day > today - 183 && day <= today ? [{ vida, day, operacao }] : [],
      );
    })
    .sort((a, b) => a.day - b.day)
    .map(({ vida, day, operacao }, index) => ({
      id: index + 1,
      congenere_codigo: vida.row.congenere_codigo ?? '',
      matricula: vida.row.matricula,
      operacao,
      ocorrida_em: isoOf(day),
      enviada_em: day < today - 25 ? momentOf(Math.min(today, day + 3), 10, 15) : null,
    }));
};
