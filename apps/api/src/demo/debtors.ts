import { isActiveOn, type Vida } from './lives.ts';

/** Nobody of these has paid anything for so many days: more than 60 also at the end of this month, with a fee in each month. */
const silence = 125;

/** How many of them live in the largest city, and how many elsewhere. */
const inCascavel = 4;
const elsewhere = 8;
const cascavel = '4104808';

/** Long-standing holders of individual plans who have stopped paying, so that the lists of debt have rows on every day. */
export const debtorsOf = (vidas: readonly Vida[], today: number): Vida[] => {
  const able = vidas.filter(
    (vida) =>
      vida.titular === null &&
      vida.empresa === null &&
      vida.cancelado === null &&
      isActiveOn(vida, today - 2 * silence) &&
      !vida.row.debito_automatico &&
      /^\d{2}9\d{8}$/.test(vida.membro.pessoa.fone_1 ?? ''),
  );
  const lives = (here: boolean) =>
    able.filter(({ membro: { pessoa } }) => (pessoa.municipio_codigo === cascavel) === here);
  return [...lives(false).slice(0, elsewhere), ...lives(true).slice(0, inCascavel)];
};

/** True for a due day that a debtor has let pass. */
export const isSilentOn = (vencimento: number, today: number): boolean => vencimento > today - silence;
