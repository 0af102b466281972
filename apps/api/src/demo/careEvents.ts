import { ageOn, dayIn, lastDayIn, monthOf } from './calendar.ts';
import { careMaker, type Atendimento } from './care.ts';
import { isActiveOn, type Vida } from './lives.ts';
import { chanceOf } from './prng.ts';
import type { Rede } from './providers.ts';

/** Factor of care for a person, relative to the average life. */
const needOf = (age: number, sexo: 'F' | 'M'): number => {
  if (age < 2) return 1.6;
  if (age < 15) return 0.85;
  if (age < 40) return sexo === 'F' ? 1.05 : 0.65;
  return age < 59 ? 1.05 : 1.7;
};

const perLifeMonth = 0.36;

/** All care of the last fifteen months, by day; about 0.4 events per life and month. */
export const buildCare = (vidas: readonly Vida[], rede: Rede, today: number): Atendimento[] => {
  const chance = chanceOf('atendimentos');
  const care = careMaker(chance, rede);
  const thisMonth = monthOf(today);
  const events: Atendimento[] = [];

  const one = (vida: Vida, dia: number, age: number): void => {
    const kind = chance.weighted([
      ['consulta', 52],
      ['laboratorio', 20],
      ['imagem', 9],
      ['terapia', 7],
      ['urgencia', age < 14 ? 14 : 9],
      ['internacao', age > 58 ? 9.5 : 4.4],
    ] as const);
    if (kind === 'internacao') events.push(...care.stay(vida, dia, today));
    else if (kind === 'laboratorio') events.push(care.laboratory(vida, dia));
    else if (kind === 'imagem') events.push(care.imaging(vida, dia));
    else if (kind === 'terapia') events.push(care.therapy(vida, dia));
    else if (kind === 'urgencia') events.push(care.emergency(vida, dia));
    else {
      const first = care.consultation(vida, dia);
      events.push(first);
      const back = dia + chance.int(8, 40);
      if (chance.is(0.14) && back <= today && isActiveOn(vida, back)) {
        if (chance.is(0.5)) events.push(care.laboratory(vida, dia + 4));
        events.push(care.consultation(vida, back, first.solicitante));
      }
    }
  };

  for (const vida of vidas) {
    const age = ageOn(vida.membro.nascimento, today);
    const rate = perLifeMonth * needOf(age, vida.membro.sexo);
    for (let month = thisMonth - 14; month <= thisMonth; month += 1) {
      const elapsed = month === thisMonth ? (today - dayIn(month, 1) + 1) / 30.4 : 1;
      for (let left = rate * elapsed; left > 0; left -= 0.3) {
        if (!chance.is(Math.min(left, 0.3))) continue;
        const dia = Math.min(today, chance.int(dayIn(month, 1), lastDayIn(month)));
        if (isActiveOn(vida, dia)) one(vida, dia, age);
      }
    }
  }
  return events
    .filter(({ dia, vida }) => dia <= today && isActiveOn(vida, dia))
    .sort((a, b) => a.dia - b.dia);
};
