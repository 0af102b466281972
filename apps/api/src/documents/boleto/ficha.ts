import { writeDay } from '@vidas/api-client/words/day.ts';
import { mm, page, type Papel } from '../pdf/papel.ts';
import { boxed, line } from '../pdf/text.ts';
import { reais } from '../pdf/written.ts';
import { nossoNumeroImpresso } from './boleto.rules.ts';
import { desenhaCodigo } from './codigo.ts';
import { alturaDaLinha, alturaDupla, linhaDeCelulas, rotuloPt, semValor, valorPt } from './grade.ts';
import { acrescimosDe, agenciaCodigo, valorDoDocumento } from './dizeres.ts';
import { endereco, linhasDoEndereco, quem } from './parte.ts';
import type { BoletoDocumento } from './types.ts';

const x = page.margin;
const left = 145;
const right = 45;
const whole = left + right;

/** What both parts of a slip print beside the document's own data. */
export interface Impresso {
  codigo: string;
  /** The typed line as it is printed. */
  linha: string;
}

const alturaDoCabecalho = 8 * mm;

/** Bank and its code; returns the top of what follows. */
export const cabecalho = (papel: Papel, y: number): number => {
  papel.artefact(() => {
    for (const at of [45, 65]) papel.doc.moveTo(x + at * mm, y).lineTo(x + at * mm, y + alturaDoCabecalho);
    papel.doc.stroke();
  });
  papel.within('P', () => {
    line(papel, 'Banco do Brasil', { x, y: y + 2 * mm, width: 44 * mm }, { size: 12, weight: 'bold' });
    line(
      papel,
      '001-9',
      { x: x + 45 * mm, y: y + 1.4 * mm, width: 20 * mm },
      { size: 14, weight: 'bold', align: 'center' },
    );
  });
  return y + alturaDoCabecalho;
};

/** The typed line, over the slip that begins at `top`. */
export const desenhaLinha = (papel: Papel, top: number, { linha }: Impresso): void => {
  const box = { x: x + 66 * mm, width: (whole - 66) * mm };
  papel.within('P', () => {
    line(papel, 'Linha digitável', { ...box, y: top - 0.6 * mm }, { size: rotuloPt, align: 'right' });
    line(
      papel,
      linha,
      { ...box, y: top + 2.2 * mm },
      { size: 12, least: 9, weight: 'bold', align: 'right', isWhole: true },
    );
  });
};

const alturaDasInstrucoes = 5 * alturaDaLinha;

/** The instructions in lines of the box, at the largest size that holds them all; what does not fit comes back as `resto`. */
export const instrucoesNaCaixa = (papel: Papel, { instrucoes }: BoletoDocumento) =>
  boxed(
    papel,
    instrucoes,
    { width: (left - 2) * mm, height: alturaDasInstrucoes - 3.6 * mm },
    { sizes: [valorPt, 9, 8], leading: 1.3 },
  );

const instrucoes = (papel: Papel, y: number, boleto: BoletoDocumento): number => {
  papel.artefact(() => papel.doc.rect(x, y, left * mm, alturaDasInstrucoes).stroke());
  const box = { x: x + mm, width: (left - 2) * mm };
  const { size, linhas } = instrucoesNaCaixa(papel, boleto);
  papel.within('P', () => {
    line(
      papel,
      'Instruções (texto de responsabilidade do beneficiário)',
      { ...box, y: y + 0.4 * mm },
      { size: rotuloPt },
    );
    linhas.forEach((text, at) => line(papel, text, { ...box, y: y + 3.4 * mm + at * size * 1.3 }, { size }));
  });
  const { atraso, valorCents } = boleto;
  const sums = [
    ['(-) Desconto / Abatimento', ''],
    ['(-) Outras deduções', ''],
    ['(+) Mora / Multa', atraso ? reais(acrescimosDe(boleto)) : ''],
    ['(+) Outros acréscimos', ''],
    ['(=) Valor cobrado', atraso ? reais(valorCents) : ''],
  ] as const;
  let top = y;
  for (const [rotulo, valor] of sums)
    top = linhaDeCelulas(papel, { x: x + left * mm, y: top }, [
      { largura: right, rotulo, valor, align: 'right' },
    ]);
  return top;
};

const alturaDoPagador = 16 * mm;

const pagador = (papel: Papel, y: number, { pagador: parte }: BoletoDocumento): number => {
  papel.artefact(() => papel.doc.rect(x, y, whole * mm, alturaDoPagador).stroke());
  const box = { x: x + 18 * mm, width: (whole - 20) * mm };
  const { size, linhas } = boxed(
    papel,
    [quem(parte), ...linhasDoEndereco(parte)],
    { width: box.width, height: alturaDoPagador - 3 * mm },
    { sizes: [valorPt, 9, 8, rotuloPt], leading: 1.2 },
  );
  papel.within('P', () => {
    line(papel, 'Pagador', { x: x + mm, y: y + 1 * mm, width: 16 * mm }, { size: rotuloPt });
    linhas.forEach((text, at) => line(papel, text, { ...box, y: y + 0.5 * mm + at * size * 1.2 }, { size }));
  });
  semValor(papel, 'Sacador / Avalista', { x: x + mm, y: y + 13 * mm });
  semValor(papel, 'Código de baixa', { x: x + left * mm, y: y + 13 * mm });
  return y + alturaDoPagador;
};

/** Height of the whole slip for the cashier, in points. */
export const alturaDaFicha =
  8 * mm + 3 * alturaDaLinha + alturaDupla + alturaDasInstrucoes + alturaDoPagador + 18 * mm;

/** The slip for the cashier (ficha de compensação) with its top at `top`. */
export const fichaDeCompensacao = (
  papel: Papel,
  top: number,
  boleto: BoletoDocumento,
  { codigo, linha }: Impresso,
): void => {
  const { beneficiario, conta } = boleto;
  const foot = { x: x + 110 * mm, y: top + alturaDaFicha - 17 * mm };
  semValor(papel, 'Autenticação mecânica -', { ...foot, width: 52 * mm, align: 'right' });
  papel.within('H2', () =>
    line(papel, 'Ficha de compensação', { ...foot, width: 80 * mm }, { size: rotuloPt, align: 'right' }),
  );
  let y = cabecalho(papel, top);
  const row = (...celulas: Parameters<typeof linhaDeCelulas>[2]): void => {
    y = linhaDeCelulas(papel, { x, y }, celulas);
  };
  row(
    { largura: left, rotulo: 'Local de pagamento', valor: 'Pagável em qualquer banco', isTexto: true },
    {
      largura: right,
      rotulo: 'Vencimento',
      valor: writeDay(boleto.vencimento),
      align: 'right',
      weight: 'bold',
    },
  );
  row(
    {
      largura: left,
      rotulo: 'Beneficiário',
      valor: quem(beneficiario),
      segunda: endereco(beneficiario),
      isTexto: true,
    },
    {
      largura: right,
      rotulo: 'Agência / Código do beneficiário',
      valor: agenciaCodigo(boleto),
      align: 'right',
    },
  );
  row(
    { largura: 30, rotulo: 'Data do documento', valor: writeDay(boleto.emitidoEm) },
    { largura: 37, rotulo: 'Número do documento', valor: boleto.numeroDocumento },
    { largura: 31, rotulo: 'Espécie do documento', valor: 'DS' },
    { largura: 13, rotulo: 'Aceite', valor: 'N' },
    { largura: 34, rotulo: 'Data do processamento', valor: writeDay(boleto.processadoEm) },
    {
      largura: right,
      rotulo: 'Nosso número',
      valor: nossoNumeroImpresso(boleto.nossoNumero),
      align: 'right',
    },
  );
  row(
    { largura: 30, rotulo: 'Uso do banco' },
    { largura: 20, rotulo: 'Carteira', valor: conta.carteira },
    { largura: 20, rotulo: 'Espécie', valor: 'R$' },
    { largura: 35, rotulo: 'Quantidade' },
    { largura: 40, rotulo: '(x) Valor' },
    {
      largura: right,
      rotulo: '(=) Valor do documento',
      valor: reais(valorDoDocumento(boleto)),
      align: 'right',
      weight: 'bold',
    },
  );
  y = pagador(papel, instrucoes(papel, y, boleto), boleto);
  // 5 mm free at the left of the bars.
  desenhaCodigo(papel, { codigo, linha }, { x: x + 5 * mm, y: y + 3 * mm });
};
