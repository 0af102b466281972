import type { Insertable } from 'kysely';
import type { GuiaTable } from '../db/tables/contasMedicas.ts';
import type { PrevencaoTables } from '../db/tables/prevencao.ts';
import { ageOn, dayIn, dayOf, isoOf, momentOf, monthOf } from './calendar.ts';
import { isActiveOn, type Vida } from './lives.ts';

type Guia = Insertable<GuiaTable>;

/**
 * Gives some consultations the CID of a programme, so that every list has people with any number of lives:
 * expectant mothers of the last month and the half year before, and children with obesity.
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

/** Readings of the last days: by the nurse, the lawyer and medical accounts, and the manager who reviewed them. */
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
    ...['10101012', '40901122', '31003079'].map((detalhe) =>
      of(1, 16, 'gerente', { ...procedimento, detalhe, pessoas: 2, completa: true }),
    ),
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

type Contato = Insertable<PrevencaoTables['programa_contato']>;

/** Result, its age in days, and days until the next call; null without one. */
const historias = [
  { resultado: 'NAO_ATENDEU', dias: 4, volta: 2 },
  { resultado: 'LIGAR_DEPOIS', dias: 3, volta: 10 },
  { resultado: 'ACEITOU', dias: 33, volta: 30 },
  { resultado: 'ACEITOU', dias: 5, volta: 30 },
  { resultado: 'RECUSOU', dias: 20, volta: 365 },
  { resultado: 'NUMERO_ERRADO', dias: 7, volta: null },
] as const;

const textos = {
  NAO_ATENDEU: null,
  LIGAR_DEPOIS: 'Prefere ser chamada de manhã.',
  ACEITOU: 'Vai à primeira consulta do programa.',
  RECUSOU: 'Já é acompanhada pelo próprio médico.',
  NUMERO_ERRADO: 'Quem atendeu não conhece a pessoa.',
} as const;

/** Contacts in every state, with each programme's first people who have a phone. */
export const buildContatos = (
  guias: readonly Guia[],
  restritas: readonly string[],
  vidas: readonly Vida[],
  today: number,
): Contato[] => {
  const comCid = (cid: string) =>
    new Set(guias.filter(({ cid_codigo }) => cid_codigo?.startsWith(cid)).map(({ matricula }) => matricula));
  const gestantes = comCid('Z349');
  const obesas = comCid('E66');
  const programas = {
    GESTANTES: ({ row }: Vida) => gestantes.has(row.matricula),
    ACIMA_55: ({ membro }: Vida) => ageOn(membro.nascimento, today) >= 56,
    OBESIDADE: ({ row }: Vida) => obesas.has(row.matricula),
    BARIATRICA: ({ row }: Vida) => restritas.includes(row.matricula),
  } as const;
  const contatadas = new Set<string>();
  return (Object.keys(programas) as (keyof typeof programas)[])
    .flatMap((programa) => {
      const chamadas = vidas
        .filter((vida) => isActiveOn(vida, today) && programas[programa](vida))
        .filter(({ membro }) => membro.pessoa.fone_1 !== null && !contatadas.has(membro.pessoa.id))
        .slice(0, historias.length);
      return chamadas.map(({ membro: { pessoa } }, index): Omit<Contato, 'id'> => {
        const { resultado, dias, volta } = historias[index % historias.length] ?? historias[0];
        contatadas.add(pessoa.id);
        return {
          pessoa_id: pessoa.id,
          programa,
          dia: isoOf(today - dias),
          feito_em: momentOf(today - dias, 9 + index, 20),
          login: 'USU_prevencao',
          telefone: pessoa.fone_1 ?? null,
          resultado,
          observacao: textos[resultado],
          proximo_em: volta === null ? null : isoOf(today - dias + volta),
        };
      });
    })
    .map((contato, index) => ({ id: index + 1, ...contato }));
};

/** Wrong numbers of these contacts, which wait in Cadastro (CAD-31). */
export const buildTelefonesErrados = (
  contatos: readonly Contato[],
): Insertable<PrevencaoTables['telefone_errado']>[] =>
  contatos
    .filter(({ resultado }) => resultado === 'NUMERO_ERRADO')
    .map(({ pessoa_id, telefone, login, feito_em }, index) => ({
      id: index + 1,
      pessoa_id,
      numero: telefone ?? '',
      onde: 'PREVENCAO',
      dito_por: login,
      dito_em: feito_em,
    }));
