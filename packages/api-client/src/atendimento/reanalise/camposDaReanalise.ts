import * as f from '../../report/field.ts';

/** Columns of the reanalysis of a denial, in the row of its request (ATD-25). */
export const camposDaReanalise = {
  reanalise: f.ours(
    f.choice('Reanálise', {
      ABERTA: 'Em aberto',
      MANTIDA: 'Negativa mantida',
      REVISTA: 'Negativa revista',
    }),
  ),
  relogioReanalise: f.ours(f.text('Prazo da reanálise')),
} as const;
