import { fake } from '../../http/fake.ts';
import { matriculaInteira } from '../../kinds/matricula.ts';
import { fakeName, fakePick } from '../../report/names.fake.ts';
import { two } from '../../report/people.fake.ts';
import {
  type Exame,
  getRelExames,
  getRelExamesPessoas,
  type PessoaComExames,
} from './examesQtde.contract.ts';

const procedimentos = [
  ['40901122', 'US - Abdome total', 'ULTRASSOM'],
  ['41001079', 'TC - Tórax', 'TOMOGRAFIA'],
  ['41101014', 'RM - Crânio (encéfalo)', 'RESSONÂNCIA'],
] as const;

const exameOf = (index: number): Exame => {
  const [codigo, procedimento, tipo] = fakePick(procedimentos, index);
  return {
    guia: String(20_000_000 + index),
    emissao: `2026-10-${two((index % 28) + 1)}`,
    codigo,
    solicitante: index % 4 === 0 ? null : fakeName(index + 7),
    executante: fakePick(['Clínica de Imagem do Vale', 'Hospital Santa Aurora'], index),
    procedimento,
    tipo,
  };
};

/** The person number `index`, with one to four exams. */
export const fakePessoaComExames = (index = 1, given: Partial<PessoaComExames> = {}): PessoaComExames => {
  const exames = Array.from({ length: (index % 4) + 1 }, (_, at) => exameOf(index * 4 + at));
  const of = (wanted: string) => exames.filter(({ tipo }) => tipo === wanted).length;
  return {
    matricula: matriculaInteira(String(1200 + index)),
    nome: fakeName(index),
    qtdeultra: of('ULTRASSOM'),
    qtdetomo: of('TOMOGRAFIA'),
    qtdemag: of('RESSONÂNCIA'),
    exames,
    ...given,
  };
};

/** Both calls about `count` people. */
export const examesQtdeFakes = (count = 40) => {
  const pessoas = Array.from({ length: count }, (_, index) => fakePessoaComExames(index + 1));
  const one = (tipo: string, wanted: string): number => (tipo === wanted ? 1 : 0);
  return [
    fake(getRelExamesPessoas, pessoas),
    fake(
      getRelExames,
      pessoas.flatMap(({ matricula, nome, exames }) =>
        exames.map((exame) => ({
          ...exame,
          matricula,
          nome,
          qtdeultra: one(exame.tipo, 'ULTRASSOM'),
          qtdetomo: one(exame.tipo, 'TOMOGRAFIA'),
          qtdemag: one(exame.tipo, 'RESSONÂNCIA'),
        })),
      ),
    ),
  ];
};
