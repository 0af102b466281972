import { mm, page, type Papel } from '../pdf/papel.ts';
import { boxed, line, wrapped } from '../pdf/text.ts';
import { emReais, reais } from '../pdf/written.ts';
import { dizPlano, doQueE, celulasDoRecibo, numerosDaOperadora, prazo } from './dizeres.ts';
import { cabecalho } from './ficha.ts';
import { alturaDaLinha, alturaDupla, linhaDeCelulas, valorPt } from './grade.ts';
import { linhasDoEndereco, quem } from './parte.ts';
import type { BoletoDocumento, LinhaDemonstrativo } from './types.ts';

const x = page.margin;
const width = 190 * mm;
/** Top of the address, in the window of a DL envelope when the sheet is folded in three. */
const janela = { x: 20 * mm, y: 44 * mm, width: 85 * mm };
const leading = 4.6 * mm;
const entrelinha = 1.28;
/** Height of a charged line. */
export const alturaDaLinhaImpressa = leading;
/** Top of the charges on a boleto in time. */
export const topoDoDemonstrativo = 64 * mm + 8 * mm + alturaDupla + 2 * alturaDaLinha + 2 * mm;

/**
 * Summary for the payer, and the address behind the window; returns the top of the next part. Spoken by
 * importance: `paga` writes the ways to pay after amount, day and reason. A letter among many begins with its
 * payer.
 */
export const topo = (
  papel: Papel,
  boleto: BoletoDocumento,
  { isCarta = false, paga }: { isCarta?: boolean; paga: () => void },
): number => {
  const { beneficiario, plano, pagador, valorCents } = boleto;
  const left = { x, width: 112 * mm };
  const right = { x: x + 114 * mm, width: 76 * mm };
  const amount = (text: string, y: number, size: number) =>
    papel.within('P', () =>
      line(papel, text, { ...right, y }, { size, least: 8, weight: 'bold', align: 'right', isWhole: true }),
    );
  /** Text in as many lines as needed, at the largest size that fits; returns the top of the next part. */
  const words = (
    elemento: 'H1' | 'H2' | 'P',
    texts: readonly string[],
    box: { x: number; y: number; width: number; height: number },
    style: { sizes: readonly number[]; weight?: 'bold' },
  ): number => {
    const { size, linhas, resto } = boxed(papel, texts, box, { ...style, leading: entrelinha });
    const all = [...linhas, ...resto];
    papel.within(elemento, () =>
      all.forEach((text, at) =>
        line(
          papel,
          text,
          { ...box, y: box.y + at * size * entrelinha },
          { size, weight: style.weight ?? 'normal' },
        ),
      ),
    );
    return box.y + all.length * size * entrelinha;
  };
  const bold = { weight: 'bold' } as const;
  const janelaInteira = { ...janela, height: 19 * mm };
  const tamanhos = { sizes: [valorPt, 9, 8, 7] };
  const linhas = linhasDoEndereco(pagador);
  const aposONome = isCarta ? words('H1', [pagador.nome], janelaInteira, tamanhos) : janela.y;
  const height = janela.y + janelaInteira.height - aposONome;
  const endDaCarta = isCarta ? words('P', linhas, { ...janela, y: aposONome, height }, tamanhos) : null;
  words('P', [beneficiario.nome], { ...left, y: x, height: 6 * mm }, { sizes: [13, 10, 8, 7], ...bold });
  amount(emReais(valorCents), x - 1 * mm, 22);
  amount(prazo(boleto), x + 9 * mm, 12);
  const under = words(
    isCarta ? 'H2' : 'H1',
    [doQueE(boleto)],
    { x, width, y: x + 14.5 * mm, height: 11 * mm },
    { sizes: [12, 10, 9, 8], ...bold },
  );
  paga();
  words(
    'P',
    [numerosDaOperadora(boleto)],
    { ...left, y: x + 6.5 * mm, height: 6 * mm },
    { sizes: [valorPt] },
  );
  if (plano !== null)
    words(
      'P',
      [dizPlano(plano)],
      { x, width, y: under, height: janela.y - under },
      { sizes: [valorPt, 9, 8, 7] },
    );
  const end = endDaCarta ?? words('P', [pagador.nome, ...linhas], janelaInteira, tamanhos);
  papel.artefact(() => {
    for (const dobra of [99, 198]) papel.doc.moveTo(0, dobra * mm).lineTo(5 * mm, dobra * mm);
    papel.doc.stroke();
  });
  return Math.max(64 * mm, end);
};

/** Payer's receipt from `top`; returns the top of the next part. */
export const reciboDoPagador = (papel: Papel, top: number, boleto: BoletoDocumento): number => {
  const head = { x: x + 66 * mm, y: top + 2 * mm, width: 124 * mm };
  papel.within('H2', () =>
    line(papel, 'Recibo do pagador', head, { size: 12, weight: 'bold', align: 'right' }),
  );
  let y = cabecalho(papel, top);
  const isWide = wrapped(papel, quem(boleto.pagador), 188 * mm, { size: 8 }).length > 1;
  for (const celulas of celulasDoRecibo(boleto, isWide)) y = linhaDeCelulas(papel, { x, y }, celulas);
  return y + 1 * mm;
};

const columns = {
  pessoa: { x, width: 78 * mm },
  descricao: { x: x + 80 * mm, width: 78 * mm },
  valor: { x: x + 160 * mm, width: 30 * mm },
} as const;

/** A printed charge: the lines of its two texts, and its height. */
export interface LinhaImpressa {
  pessoa: readonly string[];
  descricao: readonly string[];
  valor: string;
  weight: 'normal' | 'bold';
  altura: number;
}

const impressa = (
  papel: Papel,
  { beneficiario, descricao, valorCents }: LinhaDemonstrativo,
  weight: 'normal' | 'bold' = 'normal',
): LinhaImpressa => {
  const lines = (text: string, { width: most }: { width: number }) =>
    wrapped(papel, text, most, { size: valorPt, weight });
  const pessoa = lines(beneficiario, columns.pessoa);
  const textos = lines(descricao, columns.descricao);
  return {
    pessoa,
    descricao: textos,
    valor: reais(valorCents),
    weight,
    altura: Math.max(pessoa.length, textos.length) * leading,
  };
};

/** Charges and, last, their total; empty for a bill without charges. */
export const linhasComTotal = (
  papel: Papel,
  { demonstrativo: linhas, valorCents }: BoletoDocumento,
): LinhaImpressa[] =>
  linhas.length === 0
    ? []
    : [
        ...linhas.map((linha) => impressa(papel, linha)),
        impressa(papel, { beneficiario: '', descricao: 'Total', valorCents }, 'bold'),
      ];

/** Number of lines that fit between two heights with their heading; the total never stands alone on a page. */
export const linhasQueCabem = (
  linhas: readonly LinhaImpressa[],
  { top, bottom }: { top: number; bottom: number },
): number => {
  let left = bottom - top - leading;
  let fit = 0;
  for (const { altura } of linhas) {
    left -= altura;
    if (left < 0) break;
    fit += 1;
  }
  return fit === linhas.length - 1 ? Math.max(0, fit - 1) : fit;
};

/** Charges under their heading; returns the top of the next part. */
export const demonstrativo = (papel: Papel, top: number, linhas: readonly LinhaImpressa[]): number => {
  let y = top;
  const row = (elemento: 'TH' | 'TD', { pessoa, descricao, valor, weight, altura }: LinhaImpressa): void => {
    const cell = (key: keyof typeof columns, texts: readonly string[]) =>
      papel.within(
        elemento,
        () =>
          texts.forEach((text, at) =>
            line(
              papel,
              text,
              { ...columns[key], y: y + at * leading },
              {
                size: valorPt,
                least: 8,
                weight,
                align: key === 'valor' ? 'right' : 'left',
                isWhole: key === 'valor',
              },
            ),
          ),
        elemento === 'TH' ? { scope: 'Column' } : {},
      );
    papel.within('TR', () => {
      cell('pessoa', pessoa);
      cell('descricao', descricao);
      cell('valor', [valor]);
    });
    y += altura;
  };
  papel.within('Table', () => {
    row('TH', {
      pessoa: ['Pessoa'],
      descricao: ['Demonstrativo'],
      valor: 'Valor (R$)',
      weight: 'bold',
      altura: leading,
    });
    papel.artefact(() =>
      papel.doc
        .moveTo(x, y - 0.3 * mm)
        .lineTo(x + width, y - 0.3 * mm)
        .stroke(),
    );
    for (const linha of linhas) row('TD', linha);
  });
  return y;
};
