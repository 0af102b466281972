import { faixasEtarias } from '@vidas/api-client/kinds/faixaEtaria.ts';
import type { FieldProblem } from '@vidas/api-client/http/ApiError.ts';
import { escreveVidas } from '@vidas/api-client/vendas/regras-comissao/fraseDaRegra.ts';
import type { FaixaDaRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import {
  type FaixaEscrita,
  vidasDeTodas,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.rules.ts';
import { decimalMask } from '@vidas/ui/masks/amountMask.ts';

/** Texts of one row of the grid: de, até, the ten ages, and the description. */
export type LinhaDaGrade = readonly string[];

const vendas = decimalMask({ decimals: 0 });
const porcento = decimalMask({ decimals: 2, leastDecimals: 2, sign: '%' });
const colunaDe = 0;
const colunaAte = 1;
const primeiraIdade = 2;
const colunaDescricao = primeiraIdade + faixasEtarias.length;

/** A column of the grid; the index is its place in a row. */
export interface Coluna {
  readonly indice: number;
  readonly label: string;
  readonly isText?: boolean;
  readonly placeholder?: string;
}

const idades: readonly Coluna[] = faixasEtarias.map((label, index) => ({
  indice: primeiraIdade + index,
  label,
}));
const descricao: Coluna = {
  indice: colunaDescricao,
  label: 'Descrição',
  isText: true,
  placeholder: 'automática',
};
const porVendas: readonly Coluna[] = [
  { indice: colunaDe, label: 'De (vendas)' },
  { indice: colunaAte, label: 'Até (vendas)', placeholder: 'ou mais' },
  ...idades,
  descricao,
];
const porMensalidade: readonly Coluna[] = [...idades, descricao];

/** Columns that a type of rule has; type 3 does not count sales (RCO-4). */
export const colunasDe = (tipo: '1' | '2' | '3'): readonly Coluna[] =>
  tipo === '3' ? porMensalidade : porVendas;

/** Texts of a new row. */
export const linhaNova: LinhaDaGrade = Array.from({ length: colunaDescricao + 1 }, () => '');

const isVazia = (linha: LinhaDaGrade): boolean => linha.every((texto) => texto.trim() === '');
const maskDe = (coluna: number) =>
  coluna === colunaDescricao ? null : coluna < primeiraIdade ? vendas : porcento;

/** Reason why a cell cannot be read; null when it can. */
export const problemaDaCelula = (coluna: number, texto: string): string | null =>
  maskDe(coluna)?.problem?.(texto) ?? null;

/** Text of a cell in its full form; unreadable text stays. */
export const escrito = (coluna: number, texto: string): string => {
  const mask = maskDe(coluna);
  return mask === null || problemaDaCelula(coluna, texto) !== null ? texto : mask.write(mask.read(texto));
};

const centesimos = (texto: string): number => Math.round((porcento.read(texto) ?? 0) * 100);

const descricaoDe = (linha: LinhaDaGrade, de: number | null, ate: number, contaVendas: boolean): string => {
  const propria = (linha[colunaDescricao] ?? '').trim();
  if (propria !== '') return propria;
  if (!contaVendas) return 'Mensalidade';
  const vidas = escreveVidas(de ?? 0, ate);
  return vidas.includes(' a ') ? `De ${vidas} vendas` : `${vidas} ${vidas === '1' ? 'venda' : 'vendas'}`;
};

/** A track with the cell of its percentage. */
interface FaixaNaGrade {
  readonly faixa: FaixaEscrita;
  readonly linha: number;
  readonly coluna: number;
}

const naGrade = (grade: readonly LinhaDaGrade[], contaVendas: boolean): FaixaNaGrade[] =>
  grade.flatMap((linha, index) => {
    const de = contaVendas ? vendas.read(linha[colunaDe] ?? '') : vidasDeTodas.faixaVidasInicial;
    const ate = contaVendas ? vendas.read(linha[colunaAte] ?? '') : null;
    // Without an end a band has no limit.
    const final = ate ?? vidasDeTodas.faixaVidasFinal;
    return idades.flatMap(({ indice }) => {
      const texto = linha[indice] ?? '';
      if (texto.trim() === '') return [];
      const faixa = {
        faixaDescricao: descricaoDe(linha, de, final, contaVendas),
        faixaVidasInicial: de,
        faixaVidasFinal: final,
        tabelaFaixaId: indice - primeiraIdade + 1,
        faixaPorcentagemPaga: centesimos(texto),
      };
      return [{ faixa, linha: index, coluna: indice }];
    });
  });

/** Tracks of a grid, row by row: one for each cell with a percentage. */
export const faixasDaGrade = (grade: readonly LinhaDaGrade[], tipo: '1' | '2' | '3'): FaixaEscrita[] =>
  naGrade(grade, tipo !== '3').map(({ faixa }) => faixa);

const campos: Readonly<Record<string, number>> = {
  faixaVidasInicial: colunaDe,
  faixaVidasFinal: colunaAte,
  faixaDescricao: colunaDescricao,
};

/** Cell of a track's field: 'grade.2.4'; other fields stay the same. */
export const campoNaGrade = (
  field: string,
  grade: readonly LinhaDaGrade[],
  tipo: '1' | '2' | '3',
): string => {
  const [, numero, nome = ''] = /^faixasRegra(?:\.(\d+)\.?(\w*))?$/.exec(field) ?? [];
  if (!field.startsWith('faixasRegra')) return field;
  const found = naGrade(grade, tipo !== '3')[Number(numero)];
  return found === undefined ? 'grade' : `grade.${found.linha}.${campos[nome] ?? found.coluna}`;
};

/** Problems of a grid: unreadable cells, and rows without a track. */
export const problemasDaGrade = (grade: readonly LinhaDaGrade[], tipo: '1' | '2' | '3'): FieldProblem[] =>
  grade.flatMap((linha, index) => {
    if (isVazia(linha)) return [];
    const unread = colunasDe(tipo).flatMap(({ indice }) => {
      const problem = problemaDaCelula(indice, linha[indice] ?? '');
      return problem ? [{ field: `grade.${index}.${indice}`, message: problem }] : [];
    });
    const isEmpty = idades.every(({ indice }) => (linha[indice] ?? '').trim() === '');
    if (isEmpty) unread.push({ field: `grade.${index}.${primeiraIdade}`, message: 'Nenhuma porcentagem' });
    return unread;
  });

/** Rows of a grid for saved tracks; tracks with the same sales and description share a row. */
export const gradeDe = (faixas: readonly FaixaDaRegra[]): LinhaDaGrade[] =>
  [
    ...Map.groupBy(faixas, ({ faixaVidasInicial, faixaVidasFinal, faixaDescricao }) =>
      JSON.stringify([faixaVidasInicial, faixaVidasFinal, faixaDescricao]),
    ).values(),
  ]
    .toSorted(([a], [b]) => (a?.faixaVidasInicial ?? 0) - (b?.faixaVidasInicial ?? 0))
    .map((own) => {
      const linha = [...linhaNova];
      const [
        { faixaVidasInicial, faixaVidasFinal, faixaDescricao } = { faixaDescricao: '', ...vidasDeTodas },
      ] = own;
      linha[colunaDe] = vendas.write(faixaVidasInicial);
      linha[colunaAte] = faixaVidasFinal >= vidasDeTodas.faixaVidasFinal ? '' : vendas.write(faixaVidasFinal);
      linha[colunaDescricao] = faixaDescricao;
      for (const { tabelaFaixaId, faixaPorcentagemPaga } of own)
        linha[primeiraIdade + tabelaFaixaId - 1] = porcento.write(faixaPorcentagemPaga / 100);
      return linha;
    });

/** True for an empty age in a band with other ages: it pays nothing. */
export const isLacuna = (linha: LinhaDaGrade, coluna: number): boolean =>
  coluna >= primeiraIdade &&
  coluna < colunaDescricao &&
  (linha[coluna] ?? '').trim() === '' &&
  !isVazia(linha);
