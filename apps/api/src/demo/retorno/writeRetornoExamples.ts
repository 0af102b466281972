import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/database.ts';
import { dayOf, isoOf } from '../calendar.ts';
import { convenio } from '../convenio.ts';
import { escreveRetorno, type Preenchido } from './escreveRetorno.ts';
import { cancela, findAbertos, findUltimoRetorno, type TituloDemo } from './titulosDemo.sql.ts';
import { pagamento } from './enviaRetorno.ts';

const LIMPOS = 5;

/** An example file by its name. */
export interface ExemploRetorno {
  nome: string;
  texto: string;
}

/** Titles for the exceptions: open ones, titles paid by the newest return, and a cancelled one, if any. */
export interface Titulos {
  abertos: readonly TituloDemo[];
  pagos: readonly TituloDemo[];
  cancelado: TituloDemo | undefined;
}

const excecoes = ({ abertos, pagos, cancelado }: Titulos, dia: string): Preenchido[] => {
  const hoje = (titulo: TituloDemo | undefined, outro: Preenchido = {}): Preenchido[] =>
    titulo ? [pagamento({ ...titulo, pagoEm: dia }, outro)] : [];
  const [normal, parcial, menor, maior, duasVezes, recusado] = abertos;
  const [devolvido, repetido] = pagos.toReversed();
  const metade = Math.floor((parcial?.valorTitulo ?? 0) / 2);
  return [
    ...hoje(normal),
    ...hoje(parcial, { comando: '07', natureza: '02', recebido: metade }),
    ...hoje(menor, { recebido: (menor?.valorTitulo ?? 0) - 500 }),
    ...hoje(maior, { recebido: (maior?.valorTitulo ?? 0) + 1_000 }),
    ...hoje(duasVezes),
    ...hoje(duasVezes),
    ...hoje(cancelado),
    ...hoje(normal, { nossoNumero: `${convenio}0009999999` }),
    ...(recusado
      ? [{ nossoNumero: recusado.nossoNumero, comando: '03', natureza: '33', ocorrencia: dia }]
      : []),
    ...(normal
      ? [
          {
            nossoNumero: normal.nossoNumero,
            comando: '28',
            lancamento: 350,
            debitoCredito: 1,
            ocorrencia: dia,
          },
        ]
      : []),
    ...(recusado
      ? [{ nossoNumero: recusado.nossoNumero, comando: '09', natureza: '90', ocorrencia: dia }]
      : []),
    ...hoje(devolvido, { comando: '44', natureza: '00', debitoCredito: 1 }),
    ...(repetido ? [pagamento(repetido)] : []),
  ];
};

/** Two waiting files: one in which every line pays its title, and one with each exception and a gap in its number. */
const exemplosRetorno = (
  titulos: Titulos,
  { sequencial, hoje }: { sequencial: number; hoje: string },
): ExemploRetorno[] => {
  const ontem = isoOf(dayOf(hoje) - 1);
  const arquivo = (numero: number, detalhes: Preenchido[]): string =>
    escreveRetorno({ convenio, sequencial: numero, gravadoEm: hoje, detalhes, fimDeLinha: '\r\n' });
  const limpos = titulos.abertos.slice(0, LIMPOS).map((titulo) => pagamento({ ...titulo, pagoEm: ontem }));
  const resto = { ...titulos, abertos: titulos.abertos.slice(LIMPOS) };
  return [
    { nome: 'CBR643_limpo.RET', texto: arquivo(sequencial, limpos) },
    { nome: 'CBR643_com_excecoes.RET', texto: arquivo(sequencial + 2, excecoes(resto, ontem)) },
  ];
};

/** Writes the example files of the base into a folder and returns their paths. */
export const writeRetornoExamples = async (
  db: Db,
  folder: string,
  { hoje }: { hoje: string },
): Promise<string[]> => {
  const ultimo = await findUltimoRetorno(db);
  const [cancelado] = await findAbertos(db, 'E', 1);
  if (cancelado) await cancela(db, cancelado.numero, isoOf(dayOf(hoje) - 2));
  const abertos = await findAbertos(db, 'I', LIMPOS + 6);
  const exemplos = exemplosRetorno(
    { abertos, pagos: ultimo?.pagos ?? [], cancelado },
    { sequencial: (ultimo?.sequencial ?? 0) + 1, hoje },
  );
  await mkdir(folder, { recursive: true });
  return Promise.all(
    exemplos.map(async ({ nome, texto }) => {
      const path = join(folder, nome);
      await writeFile(path, texto, 'latin1');
      return path;
    }),
  );
};
