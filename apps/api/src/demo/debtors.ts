import { isActiveOn, type Vida } from './lives.ts';

/** Days without any payment of the debtors: more than 60 even at the end of this month, with a fee in each month. */
export const silence = 125;

/** Number of debtors in the largest city, and elsewhere. */
const inCascavel = 4;
const elsewhere = 8;
const cascavel = '4104808';

/** Long-standing holders of individual plans without payments, so that the lists of debt have rows on every day. */
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
