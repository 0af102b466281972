import { ageOn } from './calendar.ts';
import type { Vida } from './lives.ts';
import type { Chance } from './prng.ts';
import {
  cirurgias,
  consulta,
  consultaPs,
  diariaApartamento,
  diariaEnfermaria,
  diariaUti,
  exames,
  imagens,
  materiais,
  medicamentos,
  obstetricos,
  partos,
  taxaSala,
  terapias,
  visita,
  type Procedimento,
} from './procedures.ts';
import type { Prestador, Rede } from './providers.ts';

/** One line of care; `grau` is a named professional's part (ANS table 35). */
export interface Linha {
  procedimento: Procedimento;
  quantidade: number;
  dia: number;
  profissional: Prestador | null;
  grau: string | null;
}

/** An event of care, before its documents. */
export interface Atendimento {
  vida: Vida;
  dia: number;
  prestador: Prestador;
  solicitante: Prestador;
  tipoGuia: 'CONSULTA' | 'SP/SADT' | 'RESUMO DE INTERNAÇÃO' | 'HONORÁRIOS';
  guiTipo: string;
  tipoAtendimento: string;
  regime: string;
  carater: string;
  cid: string | null;
  /** Days in hospital; 0 outside. */
  dias: number;
  linhas: Linha[];
}

const line = (
  procedimento: Procedimento,
  quantidade: number,
  dia: number,
  profissional: Prestador | null = null,
  grau: string | null = null,
): Linha => ({ procedimento, quantidade, dia, profissional, grau });

const several = <T>(chance: Chance, list: readonly T[], count: number): T[] => {
  const start = chance.int(0, list.length - 1);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[(start + index * 2 + (index * 2 >= list.length ? 1 : 0)) % list.length],
  )
    .filter((each): each is T => each !== undefined)
    .filter((each, index, all) => all.indexOf(each) === index);
};

const outpatient = { tipoGuia: 'SP/SADT', regime: '01', carater: '1', dias: 0 } as const;

/** Makes events of care in one network; every maker takes the life and the day. */
export const careMaker = (chance: Chance, rede: Rede) => {
  const doctorFor = (vida: Vida): Prestador => {
    const home = Number(vida.row.matricula.slice(2, 8));
    return rede.medicos[(home + chance.int(0, 2) * 11) % rede.medicos.length] ?? chance.pick(rede.medicos);
  };

  const consultation = (vida: Vida, dia: number, doctor = doctorFor(vida)): Atendimento => ({
    vida,
    dia,
    prestador: chance.is(0.1) ? rede.centroMedico : doctor,
    solicitante: doctor,
    tipoGuia: 'CONSULTA',
    guiTipo: 'C',
    tipoAtendimento: '04',
    regime: '01',
    carater: '1',
    cid: cidOf(vida, dia),
    dias: 0,
    linhas: [line(consulta, 1, dia, doctor, '12')],
  });

  /** Obesity is a property of the person: the same few people have it each time. */
  const cidOf = (vida: Vida, dia: number): string | null => {
    const isObese = Number(vida.row.matricula) % 19 === 0;
    if (isObese && chance.is(0.6)) return chance.pick(['E66', 'E660', 'E668', 'E669']);
    if (!chance.is(0.35)) return null;
    const age = ageOn(vida.membro.nascimento, dia);
    return age > 45
      ? chance.pick(['I10', 'E119', 'M545', 'Z000'])
      : chance.pick(['Z000', 'J189', 'F411', 'M545', 'N390']);
  };

  const laboratory = (vida: Vida, dia: number): Atendimento => ({
    ...outpatient,
    vida,
    dia,
    prestador: chance.pick(rede.laboratorios),
    solicitante: doctorFor(vida),
    guiTipo: 'E',
    tipoAtendimento: '23',
    cid: null,
    linhas: several(chance, exames, chance.int(2, 6)).map((exame) => line(exame, 1, dia)),
  });

  const imaging = (vida: Vida, dia: number): Atendimento => {
    const age = ageOn(vida.membro.nascimento, dia);
    const isFertile = vida.membro.sexo === 'F' && age >= 19 && age <= 40;
    const suitable =
      vida.membro.sexo === 'M'
        ? imagens.filter(({ codigo }) => !['40901300', '40901114', '40808041'].includes(codigo))
        : imagens;
    const exams =
      isFertile && chance.is(0.22)
        ? [chance.pick(obstetricos)]
        : several(chance, suitable, chance.is(0.25) ? 2 : 1);
    return {
      ...outpatient,
      vida,
      dia,
      prestador: chance.pick(rede.imagem),
      solicitante: doctorFor(vida),
      guiTipo: 'E',
      tipoAtendimento: '23',
      cid: null,
      linhas: exams.map((exame) => line(exame, 1, dia)),
    };
  };

  const therapy = (vida: Vida, dia: number): Atendimento => ({
    ...outpatient,
    vida,
    dia,
    prestador: chance.pick(rede.terapias),
    solicitante: doctorFor(vida),
    guiTipo: 'X',
    tipoAtendimento: '03',
    cid: chance.is(0.5) ? 'F411' : null,
    linhas: [line(chance.pick(terapias), chance.int(3, 8), dia)],
  });

  const emergency = (vida: Vida, dia: number): Atendimento => ({
    vida,
    dia,
    prestador: chance.pick(rede.hospitais),
    solicitante: doctorFor(vida),
    tipoGuia: 'SP/SADT',
    guiTipo: 'F',
    tipoAtendimento: '13',
    regime: '04',
    carater: '2',
    cid: chance.pick(['J189', 'N390', null]),
    dias: 0,
    linhas: [
      line(consultaPs, 1, dia, doctorFor(vida), '12'),
      ...several(chance, exames, chance.int(0, 3)).map((exame) => line(exame, 1, dia)),
      ...several(chance, medicamentos, chance.int(1, 3)).map((each) => line(each, chance.int(1, 2), dia)),
      ...several(chance, materiais.slice(0, 4), chance.int(1, 3)).map((each) =>
        line(each, chance.int(1, 3), dia),
      ),
    ],
  });

  /** A hospital stay, and the surgeon's separate guide, if any. */
  const stay = (vida: Vida, dia: number, lastDay: number): Atendimento[] => {
    const age = ageOn(vida.membro.nascimento, dia);
    const isBirth = vida.membro.sexo === 'F' && age >= 19 && age <= 40 && chance.is(0.4);
    const isSurgery = !isBirth && chance.is(0.55);
    const main = isBirth
      ? chance.pick(partos)
      : isSurgery
        ? chance.pick(cirurgias.slice(0, Number(vida.row.matricula) % 19 === 0 && age > 18 ? 8 : 7))
        : null;
    const dias = Math.min(main ? chance.int(1, 3) : chance.int(2, 9), Math.max(1, lastDay - dia));
    const uti = !isBirth && dias > 3 && chance.is(0.3) ? chance.int(1, 4) : 0;
    const surgeon =
      rede.medicos.find((doctor) => doctor.especialidade === main?.especialidade) ?? doctorFor(vida);
    const bills = main !== null && chance.is(0.5);
    const room =
      vida.row.plano_registro === '478120171' ||
      vida.row.plano_registro === '481340184' ||
      vida.row.plano_registro === '485510191'
        ? diariaEnfermaria
        : diariaApartamento;
    const base = {
      vida,
      dia,
      solicitante: surgeon,
      tipoAtendimento: '07',
      regime: '03',
      carater: isSurgery ? '1' : '2',
      cid: stayCid(chance, main),
      dias,
    };
    const team = main
      ? [
          line(main, 1, dia, surgeon, '00'),
          line({ ...main, valor_cents: Math.round(main.valor_cents * 0.3) }, 1, dia, doctorFor(vida), '01'),
        ]
      : [];
    const hospital: Atendimento = {
      ...base,
      prestador: chance.pick(rede.hospitais),
      tipoGuia: 'RESUMO DE INTERNAÇÃO',
      guiTipo: isBirth ? 'G' : isSurgery ? 'B' : age < 13 ? 'I' : 'A',
      linhas: [
        line(room, dias, dia),
        ...(uti > 0 ? [line(diariaUti, uti, dia)] : []),
        ...(main ? [line(taxaSala, 1, dia)] : []),
        ...(bills ? [] : team),
        line(visita, dias + uti, dia, doctorFor(vida), '12'),
        ...several(chance, exames, chance.int(3, 6)).map((exame) => line(exame, chance.int(1, 2), dia)),
        ...several(chance, main ? materiais : materiais.slice(0, 4), chance.int(3, 6)).map((each) =>
          line(each, each.valor_cents > 50_000 ? 1 : chance.int(2, 12), dia),
        ),
        ...several(chance, medicamentos, chance.int(3, 6)).map((each) =>
          line(each, chance.int(5, 14) * (dias + uti), dia),
        ),
      ],
    };
    return bills
      ? [hospital, { ...base, prestador: surgeon, tipoGuia: 'HONORÁRIOS', guiTipo: 'H', linhas: team }]
      : [hospital];
  };

  return { doctorFor, consultation, laboratory, imaging, therapy, emergency, stay };
};

const stayCid = (chance: Chance, main: Procedimento | null): string => {
  if (!main) return chance.pick(['J189', 'N390', 'I10', 'E119']);
  const known: Readonly<Record<string, string>> = {
    '31005497': 'K802',
    '31003079': 'K358',
    '31009166': 'K409',
    '31309054': 'O829',
    '31309127': 'O809',
    '31002390': 'E660',
  };
  return known[main.codigo] ?? 'Z000';
};
