import type { Insertable } from 'kysely';
import type { PessoaTable } from '../db/tables/cadastro.ts';
import { isoOf } from './calendar.ts';
import { cnsOf, cpfOf } from './digits.ts';
import { familyName, givenName, plainName, type Sexo } from './names.ts';
import { celularIn, enderecoIn, fixoIn, type Lugar } from './places.ts';
import type { Chance } from './prng.ts';

const year = 365.25;
const oldestChild = 24;

/** A member of a household before its plan; `dependencia` as in the SIB (1 holder, 3 spouse, 4 child, 8 parent). */
export interface Membro {
  pessoa: Insertable<PessoaTable>;
  nascimento: number;
  sexo: Sexo;
  dependencia: 1 | 3 | 4 | 8;
}

/** Makes numbered people, so that no CPF or id repeats. */
export const peopleMaker = (chance: Chance) => {
  let made = 0;
  const cns = (): string => {
    for (;;) {
      const found = cnsOf(
        `70${String(chance.int(0, 999_999)).padStart(6, '0')}${String(made).padStart(6, '0')}`,
      );
      if (found) return found;
    }
  };
  const phones = (lugar: Lugar, age: number) => {
    const first = chance.weighted([
      [celularIn(chance, lugar), 91],
      [null, 4],
      ['4500000000', 2],
      [celularIn(chance, lugar).slice(2), 3],
    ]);
    return {
      fone_1: age < 14 && chance.is(0.6) ? null : first,
      fone_2: chance.is(0.35) ? fixoIn(chance, lugar) : null,
      fone_3: chance.is(0.12) ? celularIn(chance, lugar) : null,
    };
  };
  return (
    surname: string,
    sexo: Sexo,
    birth: number,
    today: number,
    lugar: Lugar,
  ): Insertable<PessoaTable> => {
    made += 1;
    const nome = `${givenName(chance, sexo)} ${surname}`;
    const age = (today - birth) / year;
    return {
      id: String(100_000 + made),
      nome,
      cpf: age < 8 && chance.is(0.4) ? null : cpfOf(120_000_000 + made * 5_417),
      cns: chance.is(0.92) ? cns() : null,
      nascimento: isoOf(birth),
      sexo,
      nome_mae: `${givenName(chance, 'F')} ${surname}`,
      email: age < 14 || chance.is(0.13) ? null : `${plainName(nome)}${made}@correio.example`,
      ...phones(lugar, age),
      ...enderecoIn(chance, lugar),
    };
  };
};

/** A holder and, for about half of them, a family; births are day numbers before `today`. */
export const buildHousehold = (
  chance: Chance,
  make: ReturnType<typeof peopleMaker>,
  { since, today, lugar, isOlder }: { since: number; today: number; lugar: Lugar; isOlder: boolean },
): Membro[] => {
  const surname = familyName(chance);
  const age = isOlder
    ? chance.weighted([
        [chance.int(20, 39), 5],
        [chance.int(40, 58), 4],
        [chance.int(59, 74), 2],
      ])
    : chance.int(20, 56);
  const member = (dependencia: Membro['dependencia'], sexo: Sexo, birth: number, name = surname): Membro => ({
    pessoa: make(name, sexo, birth, today, lugar),
    nascimento: birth,
    sexo,
    dependencia,
  });
  const sexo: Sexo = chance.is(0.52) ? 'M' : 'F';
  const birth = Math.round(since - age * year - chance.int(0, 364));
  const holder = member(1, sexo, birth);
  const isCouple = chance.is(age > 26 ? 0.5 : 0.2);
  const spouseSex: Sexo = chance.is(0.97) === (sexo === 'M') ? 'F' : 'M';
  const spouse = isCouple ? [member(3, spouseSex, Math.round(birth + chance.int(-6, 6) * year))] : [];
  const childCount =
    age < 58
      ? chance.weighted([
          [0, isCouple ? 3 : 8],
          [1, 4],
          [2, isCouple ? 3 : 1],
        ])
      : 0;
  const children = Array.from({ length: childCount }, () => {
    const motherAge = chance.int(20, 36);
    const born = Math.min(
      today - chance.int(20, 900),
      Math.round(birth + motherAge * year + chance.int(0, 364)),
    );
    return today - born < oldestChild * year ? [member(4, chance.is(0.5) ? 'F' : 'M', born)] : [];
  }).flat();
  const parent =
    isOlder && chance.is(0.02)
      ? [member(8, 'F', Math.round(birth - chance.int(20, 30) * year), familyName(chance))]
      : [];
  const home = holder.pessoa;
  return [holder, ...spouse, ...children, ...parent].map((each) => ({
    ...each,
    pessoa: {
      ...each.pessoa,
      logradouro: home.logradouro ?? null,
      numero: home.numero ?? null,
      complemento: home.complemento ?? null,
      bairro: home.bairro ?? null,
      cep: home.cep ?? null,
    },
  }));
};
