import type { Insertable } from 'kysely';
import type { GuiaTable } from '../db/tables/contasMedicas.ts';
import type { PrevencaoTables } from '../db/tables/prevencao.ts';
import { ageOn, dayIn, dayOf, isoOf, momentOf, monthOf } from './calendar.ts';
import type { Vida } from './lives.ts';

type Guia = Insertable<GuiaTable>;

/**
 * Gives some consultations the CID for which a programme looks, so that every list has people however few lives there are: expectant
 * mothers of the last month and the half year before, and children with obesity.
 */
export const markProgrammes = (guias: readonly Guia[], vidas: readonly Vida[], today: number): void => {
  const byMatricula = new Map(vidas.map((vida) => [vida.row.matricula, vida]));
  const lastMonth = dayIn(monthOf(today) - 1, 1);
  let [mothers, children] = [0, 0];
  for (const guia of guias) {
    const vida = byMatricula.get(guia.matricula);
    if (!vida || guia.tipo_guia !== 'CONSULTA') continue;
    const { nascimento, sexo } = vida.membro;
    const age = ageOn(nascimento, today);
    const day = dayOf(guia.emitida_em);
    const isMother = sexo === 'F' && age >= 20 && age <= 38 && day >= today - 200;
    if (isMother && (Number(vida.row.matricula) % 23 === 0 || (day >= lastMonth && (mothers += 1) <= 4)))
      guia.cid_codigo = 'Z349';
    else if (age >= 8 && age <= 15 && (Number(vida.row.matricula) % 19 === 0 || (children += 1) <= 4))
      guia.cid_codigo = 'E669';
  }
};

type Consulta = Insertable<PrevencaoTables['consulta_saude']>;

/** What was looked up in the last days: by the nurse, the lawyer and medical accounts, and the manager who checked it. */
export const buildConsultas = (today: number): Consulta[] => {
  const mes = monthOf(today) - 1;
  const periodo = { inicio: isoOf(dayIn(mes, 1)), fim: isoOf(dayIn(mes, 31)) };
  const nada = { inicio: null, fim: null, detalhe: null };
  const procedimento = {
    ...periodo,
    lista: 'Beneficiários por procedimento',
    finalidade: 'Conferência de um procedimento realizado',
  };
  const of = (days: number, hour: number, login: string, rest: Omit<Consulta, 'em' | 'login'>): Consulta => ({
    em: momentOf(today - days, hour, 10),
    login: `USU_${login}`,
    ...rest,
  });
  return [
    of(3, 9, 'prevencao', {
      ...periodo,
      detalhe: null,
      lista: 'Possíveis gestantes',
      finalidade: 'Acompanhamento do pré-natal',
      pessoas: 4,
      completa: true,
    }),
    of(2, 10, 'juridico', { ...procedimento, detalhe: '10101012', pessoas: 12, completa: true }),
    of(2, 15, 'prevencao', {
      ...nada,
      lista: 'Beneficiários acima de 55',
      finalidade: 'Cuidado de quem tem mais de 55 anos',
      pessoas: 30,
      completa: false,
    }),
    of(1, 11, 'juridico', { ...procedimento, detalhe: '40901122', pessoas: 3, completa: true }),
    of(1, 17, 'gerente', {
      ...periodo,
      detalhe: null,
      lista: 'Consultas registradas',
      finalidade: 'Conferência das consultas registradas',
      pessoas: 2,
      completa: true,
    }),
  ].map((consulta, index) => ({ id: index + 1, ...consulta }));
};
