import { desconhecido, pagamento } from '../retorno/enviaRetorno.ts';
import type { Preenchido } from '../retorno/escreveRetorno.ts';
import type { TituloDemo } from '../retorno/titulosDemo.sql.ts';

/** A title with the number of the bank day whose file pays it. */
export interface TituloDoDia extends TituloDemo {
  dia: number;
}

/** A line of a bank day's file. */
export type LinhaDoDia = readonly [dia: number, linha: Preenchido];

/** Story of one title paid within some bank days. */
interface Papel {
  de: number;
  ate: number;
  linhas: (titulo: TituloDoDia, em: (dia: number) => Pick<TituloDemo, 'pagoEm'>) => LinhaDoDia[];
}

const parte = { comando: '07', natureza: '02' };
const metade = ({ valorTitulo }: TituloDemo): number => Math.floor(valorTitulo / 2);

/** Each story happens once, to the first free title of its days. */
const papeis = {
  /** A part payment; a new boleto asks for the rest. */
  parteComNovo: {
    de: 1,
    ate: 4,
    linhas: (titulo) => [[titulo.dia, pagamento(titulo, { ...parte, juros: 0, recebido: metade(titulo) })]],
  },
  /** A part payment, and the rest three days later. */
  duasPartes: {
    de: 1,
    ate: 10,
    linhas: (titulo, em) => [
      [titulo.dia, pagamento(titulo, { ...parte, juros: 0, recebido: metade(titulo) })],
      [
        titulo.dia + 3,
        pagamento(
          { ...titulo, ...em(titulo.dia + 3) },
          { comando: '08', natureza: '03', juros: 0, recebido: titulo.valorTitulo - metade(titulo) },
        ),
      ],
    ],
  },
  /** A single part payment. */
  parteSo: {
    de: 5,
    ate: 14,
    linhas: (titulo) => [[titulo.dia, pagamento(titulo, { ...parte, juros: 0, recebido: metade(titulo) })]],
  },
  /** A cheque that is returned three days later. */
  cheque: {
    de: 2,
    ate: 11,
    linhas: (titulo, em) => [
      [titulo.dia, pagamento(titulo, { natureza: '04' })],
      [
        titulo.dia + 3,
        pagamento({ ...titulo, ...em(titulo.dia + 3) }, { comando: '44', natureza: '00', debitoCredito: 1 }),
      ],
    ],
  },
  aMais: {
    de: 2,
    ate: 12,
    linhas: (titulo) => [
      [titulo.dia, pagamento(titulo, { recebido: titulo.valorTitulo + titulo.juros + 3_500 })],
    ],
  },
  aMaisDevolvido: {
    de: 4,
    ate: 14,
    linhas: (titulo) => [
      [titulo.dia, pagamento(titulo, { recebido: titulo.valorTitulo + titulo.juros + 1_250 })],
    ],
  },
  /** Paid again two days later, at another counter. */
  duasVezes: {
    de: 4,
    ate: 13,
    linhas: (titulo, em) => [
      [titulo.dia, pagamento(titulo)],
      [titulo.dia + 2, pagamento({ ...titulo, ...em(titulo.dia + 2) }, { canal: '08' })],
    ],
  },
  desconto: {
    de: 3,
    ate: 14,
    linhas: (titulo) => [
      [
        titulo.dia,
        pagamento(titulo, { juros: 0, desconto: 500, recebido: titulo.valorTitulo - 500, natureza: '01' }),
      ],
    ],
  },
  abatimento: {
    de: 3,
    ate: 15,
    linhas: (titulo) => [
      [titulo.dia, pagamento(titulo, { juros: 0, abatimento: 300, recebido: titulo.valorTitulo - 300 })],
    ],
  },
  /** An unknown number, beside the payment of the title. */
  semTitulo: {
    de: 6,
    ate: 13,
    linhas: (titulo) => [
      [titulo.dia, pagamento(titulo)],
      [titulo.dia, desconhecido(titulo, 100)],
    ],
  },
  outroSemTitulo: {
    de: 12,
    ate: 15,
    linhas: (titulo) => [
      [titulo.dia, pagamento(titulo)],
      [titulo.dia, desconhecido(titulo, 101)],
    ],
  },
} satisfies Record<string, Papel>;

export type NomeDoPapel = keyof typeof papeis;

/** Lines of the files about some titles, and the story of each title; few titles may leave stories out. */
export const roteiroDe = (
  titulos: readonly TituloDoDia[],
  em: (dia: number) => Pick<TituloDemo, 'pagoEm'>,
): { linhas: LinhaDoDia[]; quem: ReadonlyMap<NomeDoPapel, TituloDoDia> } => {
  const quem = new Map<NomeDoPapel, TituloDoDia>();
  const papelDe = new Map<string, Papel>();
  for (const [nome, papel] of Object.entries<Papel>(papeis)) {
    // Each story needs a bill that is not small.
    const titulo = titulos.find(
      ({ numero, dia, valorTitulo }) =>
        !papelDe.has(numero) && dia >= papel.de && dia <= papel.ate && valorTitulo > 5_000,
    );
    if (!titulo) continue;
    papelDe.set(titulo.numero, papel);
    quem.set(nome as NomeDoPapel, titulo);
  }
  const linhas = titulos.flatMap(
    (titulo): LinhaDoDia[] =>
      papelDe.get(titulo.numero)?.linhas(titulo, em) ?? [[titulo.dia, pagamento(titulo)]],
  );
  return { linhas, quem };
};
