import type { Insertable } from 'kysely';
import type { PrestadorTable } from '../db/tables/cadastro.ts';
import { isoOf } from './calendar.ts';
import { cnpjOf, cpfOf } from './digits.ts';
import { familyName, givenName, type Sexo } from './names.ts';
import { enderecoIn, fixoIn, lugarOf, lugares, type Lugar } from './places.ts';
import { chanceOf, type Chance } from './prng.ts';

export type Prestador = Insertable<PrestadorTable>;

/** Providers by activity. */
export interface Rede {
  todos: Prestador[];
  medicos: Prestador[];
  hospitais: Prestador[];
  laboratorios: Prestador[];
  imagem: Prestador[];
  terapias: Prestador[];
  /** The operator's own medical centre, code 999520. */
  centroMedico: Prestador;
}

const especialidades = [
  'Clínica médica',
  'Clínica médica',
  'Pediatria',
  'Ginecologia e obstetrícia',
  'Cardiologia',
  'Ortopedia',
  'Dermatologia',
  'Oftalmologia',
  'Cirurgia geral',
  'Urologia',
  'Endocrinologia',
  'Neurologia',
  'Otorrinolaringologia',
  'Psiquiatria',
] as const;

const firms: readonly (readonly [string, string, string])[] = [
  ['Hospital Santa Aurora', 'Hospital', 'Hospital geral'],
  ['Hospital Vale do Pinhal', 'Hospital', 'Hospital geral'],
  ['Maternidade Nossa Senhora das Flores', 'Hospital', 'Maternidade'],
  ['Hospital Regional da Colina', 'Hospital', 'Hospital geral'],
  ['Laboratório Araucária Análises Clínicas', 'Laboratório', 'Análises clínicas'],
  ['Laboratório Bom Jardim', 'Laboratório', 'Análises clínicas'],
  ['Laboratório Três Nascentes', 'Laboratório', 'Análises clínicas'],
  ['Diagnose Imagem Oeste', 'Clínica de imagem', 'Diagnóstico por imagem'],
  ['Clínica Radiológica Ipê', 'Clínica de imagem', 'Diagnóstico por imagem'],
  ['Espaço Movimento Fisioterapia', 'Clínica', 'Fisioterapia'],
  ['Instituto Cuidar Psicologia', 'Clínica', 'Psicologia'],
  ['Clínica Viver Bem', 'Clínica', 'Psicologia'],
];

const dates = (chance: Chance, today: number) => {
  const credenciado = today - chance.int(200, 4200);
  const left = chance.is(0.1) ? credenciado + chance.int(60, 150) : null;
  const back = left !== null && chance.is(0.4) ? left + chance.int(10, 40) : null;
  return {
    credenciado_em: isoOf(credenciado),
    descredenciado_em: left === null ? null : isoOf(left),
    recredenciado_em: back === null ? null : isoOf(back),
  };
};

const contact = (chance: Chance, lugar: Lugar, codigo: string) => ({
  email: `contato@prestador${codigo}.example`,
  fone: fixoIn(chance, lugar),
  ...enderecoIn(chance, lugar),
});

/** The accredited network: firms, doctors and the medical centre. */
export const buildRede = (today: number): Rede => {
  const chance = chanceOf('rede');
  const firm = (
    codigo: string,
    [nome, descricao, especialidade]: readonly [string, string, string],
    lugar: Lugar,
  ): Prestador => ({
    codigo,
    nome,
    cnpj: cnpjOf(`${chance.int(10_000_000, 99_999_999)}0001`),
    cpf: null,
    crm: null,
    cnes: String(chance.int(1_000_000, 9_999_999)),
    descricao,
    especialidade,
    ...dates(chance, today),
    incorporar_baixada: descricao !== 'Hospital' || chance.is(0.5),
    ...contact(chance, lugar, codigo),
  });
  const doctor = (index: number): Prestador => {
    const sexo: Sexo = chance.is(0.5) ? 'F' : 'M';
    const lugar = lugarOf(chance);
    const codigo = String(100_500 + index * 7);
    return {
      codigo,
      nome: `${givenName(chance, sexo)} ${familyName(chance)}`,
      cnpj: null,
      cpf: cpfOf(410_000_000 + index * 7919),
      crm: `${chance.int(8000, 59_999)}-${lugar.uf}`,
      cnes: String(chance.int(1_000_000, 9_999_999)),
      descricao: 'Médico',
      especialidade: especialidades[index % especialidades.length] ?? null,
      ...dates(chance, today),
      incorporar_baixada: chance.is(0.8),
      ...contact(chance, lugar, codigo),
    };
  };
  const built = firms.map((each, index) =>
    firm(String(200_010 + index * 10), each, lugares[index % 4] ?? lugarOf(chance)),
  );
  const centroMedico: Prestador = {
    ...firm(
      '999520',
      ['Centro Médico Próprio', 'Centro médico', 'Policlínica'],
      lugares[0] ?? lugarOf(chance),
    ),
    descredenciado_em: null,
    recredenciado_em: null,
    incorporar_baixada: true,
  };
  const medicos = Array.from({ length: 70 }, (_, index) => doctor(index));
  const isOpen = (each: Prestador): boolean => !each.descredenciado_em || Boolean(each.recredenciado_em);
  const open = (list: Prestador[]): Prestador[] => (list.some(isOpen) ? list.filter(isOpen) : list);
  const firmsOf = (...kinds: string[]) => open(built.filter((each) => kinds.includes(each.descricao)));
  return {
    todos: [...built, centroMedico, ...medicos],
    medicos: open(medicos),
    hospitais: firmsOf('Hospital'),
    laboratorios: firmsOf('Laboratório'),
    imagem: firmsOf('Clínica de imagem'),
    terapias: firmsOf('Clínica'),
    centroMedico,
  };
};
