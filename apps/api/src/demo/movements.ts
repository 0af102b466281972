import type { Insertable } from 'kysely';
import type { CadastroTables } from '../db/tables/cadastro.ts';
import type { ExportacaoTables } from '../db/tables/exportacao.ts';
import { movimentacaoCsv } from '../modules/cadastro/movimentacao/movimentacao.rules.ts';
import { dayOf, isoOf, momentOf } from './calendar.ts';
import type { Vida } from './lives.ts';
import { type Chance, chanceOf } from './prng.ts';

type Movimentacao = Insertable<CadastroTables['movimentacao_congenere']>;
type Exportacao = Insertable<ExportacaoTables['exportacao']>;

interface Movimento {
  vida: Vida;
  congenere: string;
  day: number;
  operacao: Movimentacao['operacao'];
}

/** Age of the oldest movements, in days. */
const reach = 180;
/** Days between two files; later movements wait. */
const rhythm = 30;
const lastFile = 12;
/** One partner insurer without any movements, for the empty state. */
const untold = '0203';
const logins = ['USU_cadastro', 'USU_cadastro', 'USU_gerente'] as const;

const changesOf = (vida: Vida, today: number, chance: Chance): number[] =>
  [chance.int(30, reach), chance.int(lastFile, 60), chance.int(0, lastFile - 1)]
    .filter(() => chance.is(0.6) || vida.staged !== undefined)
    .map((ago) => today - ago)
    .filter(
      (day) =>
        vida.ativado !== null && day > vida.ativado && (vida.cancelado === null || day < vida.cancelado),
    );

const movementsOf = (vida: Vida, today: number, chance: Chance): Movimento[] => {
  const congenere = vida.row.congenere_codigo;
  if (!congenere || congenere === untold) return [];
  const events: readonly (readonly [number | null, Movimentacao['operacao']])[] = [
    [vida.ativado, 'INCLUSÃO'],
    ...changesOf(vida, today, chance).map((day) => [day, 'ALTERAÇÃO'] as const),
    [vida.cancelado, 'EXCLUSÃO'],
  ];
  return events.flatMap(([day, operacao]) =>
    day !== null && day > today - reach && day <= today ? [{ vida, congenere, day, operacao }] : [],
  );
};

/** File of a movement, as 'day/insurer'; null while it waits. */
const fileOf = ({ congenere, day }: Movimento, last: number): string | null =>
  day > last ? null : `${isoOf(last - Math.floor((last - day) / rhythm) * rhythm)}/${congenere}`;

const exportOf = (key: string, held: readonly Movimento[], index: number): Exportacao => ({
  id: index + 1,
  congenere_codigo: key.slice(11),
  login: logins[index % logins.length] ?? logins[0],
  exportada_em: momentOf(dayOf(key.slice(0, 10)), 10, (index * 7) % 60),
  pedido: null,
  quantidade: held.length,
  arquivo: movimentacaoCsv(
    held.map(({ vida, day, operacao }) => ({
      matricula: vida.row.matricula,
      nome: vida.membro.pessoa.nome,
      operacao,
      ocorrida_em: isoOf(day),
    })),
  ),
});

/** Movements for partner insurers in the last half year: older ones in monthly files, new ones waiting. */
export const buildMovements = (
  vidas: readonly Vida[],
  today: number,
): { exportacao: Exportacao[]; movimentacao_congenere: Movimentacao[] } => {
  const chance = chanceOf('movimentacao');
  const movements = vidas.flatMap((vida) => movementsOf(vida, today, chance)).sort((a, b) => a.day - b.day);
  const groups = Map.groupBy(movements, (movement) => fileOf(movement, today - lastFile));
  const files = new Map(
    [...groups.keys()]
      .filter((key) => key !== null)
      .sort()
      .map((key, index) => [key, exportOf(key, groups.get(key) ?? [], index)]),
  );
  return {
    exportacao: [...files.values()],
    movimentacao_congenere: movements.map((movement, index) => {
      const file = files.get(fileOf(movement, today - lastFile) ?? '');
      return {
        id: index + 1,
        congenere_codigo: movement.congenere,
        matricula: movement.vida.row.matricula,
        operacao: movement.operacao,
        ocorrida_em: isoOf(movement.day),
        enviada_em: file?.exportada_em ?? null,
        exportacao_id: file?.id ?? null,
      };
    }),
  };
};
