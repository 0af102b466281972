import { mm, page } from '../pdf/newPdf.ts';
import { line } from '../pdf/text.ts';
import { cep, dia, documento, reais } from '../pdf/written.ts';
import { nossoNumeroImpresso } from './boleto.rules.ts';
import { desenhaCodigo } from './codigo.ts';
import { alturaDaLinha, linhaDeCelulas } from './grade.ts';
import type { BoletoDocumento, Parte } from './types.ts';

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

/** Fine and interest that the value includes, in cents. */
const acrescimosDe = ({ atraso }: BoletoDocumento): number =>
  atraso ? atraso.multaCents + atraso.jurosCents : 0;

/** What the bill was worth on its due day, in cents. */
export const valorDoDocumento = (boleto: BoletoDocumento): number => boleto.valorCents - acrescimosDe(boleto);

/** '1234-5 / 12345678-9' */
export const agenciaCodigo = ({ conta }: BoletoDocumento): string =>
  `${conta.agencia}-${conta.agenciaDv} / ${conta.conta}-${conta.contaDv}`;

/** Name and document on one line. */
export const quem = (parte: Parte): string =>
  `${parte.nome} - ${parte.documento.length === 11 ? 'CPF' : 'CNPJ'} ${documento(parte.documento)}`;

const onde = ({ logradouro, bairro }: Parte): string => [logradouro, bairro].filter(Boolean).join(' - ');
const cidade = (parte: Parte): string => `${cep(parte.cep)} ${parte.cidade}/${parte.uf}`;

/** Street, district, postal code and city on one line. */
export const endereco = (parte: Parte): string => `${onde(parte)} - ${cidade(parte)}`;

/** Bank, its code and the typed line (or another text); returns the top of what follows. */
export const cabecalho = (doc: PDFKit.PDFDocument, y: number, texto: string): number => {
  const height = 8 * mm;
  line(doc, 'Banco do Brasil', { x, y: y + 2 * mm, width: 44 * mm }, { size: 12, weight: 'bold' });
  line(
    doc,
    '001-9',
    { x: x + 45 * mm, y: y + 1.4 * mm, width: 20 * mm },
    { size: 14, weight: 'bold', align: 'center' },
  );
  line(
    doc,
    texto,
    { x: x + 66 * mm, y: y + 2 * mm, width: (whole - 66) * mm },
    { size: 12, least: 9, weight: 'bold', align: 'right' },
  );
  for (const at of [45, 65])
    doc
      .moveTo(x + at * mm, y)
      .lineTo(x + at * mm, y + height)
      .stroke();
  return y + height;
};

const instrucoes = (doc: PDFKit.PDFDocument, y: number, boleto: BoletoDocumento): number => {
  doc.rect(x, y, left * mm, 5 * alturaDaLinha).stroke();
  const box = { x: x + mm, width: (left - 2) * mm };
  line(
    doc,
    'Instruções (texto de responsabilidade do beneficiário)',
    { ...box, y: y + 0.7 * mm },
    { size: 5.5 },
  );
  boleto.instrucoes.slice(0, 7).forEach((text, index) => {
    line(doc, text, { ...box, y: y + (3.4 + index * 4) * mm }, { size: 8, least: 6 });
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
    top = linhaDeCelulas(doc, { x: x + left * mm, y: top }, [
      { largura: right, rotulo, valor, align: 'right' },
    ]);
  return top;
};

const pagador = (doc: PDFKit.PDFDocument, y: number, { pagador: parte }: BoletoDocumento): number => {
  const height = 14 * mm;
  doc.rect(x, y, whole * mm, height).stroke();
  const box = { x: x + 18 * mm, width: (whole - 20) * mm };
  line(doc, 'Pagador', { x: x + mm, y: y + 0.9 * mm, width: 16 * mm }, { size: 5.5 });
  line(doc, quem(parte), { ...box, y: y + 0.7 * mm }, { size: 8, least: 6 });
  line(doc, onde(parte), { ...box, y: y + 4.2 * mm }, { size: 8, least: 6 });
  line(doc, cidade(parte), { ...box, y: y + 7.7 * mm }, { size: 8, least: 6 });
  line(doc, 'Sacador / Avalista', { x: x + mm, y: y + 11.2 * mm, width: 60 * mm }, { size: 5.5 });
  line(
    doc,
    'Código de baixa',
    { x: x + left * mm, y: y + 11.2 * mm, width: (right - 1) * mm },
    { size: 5.5 },
  );
  return y + height;
};

/** Height of the whole slip for the cashier, in points. */
export const alturaDaFicha = 8 * mm + 9 * alturaDaLinha + 14 * mm + 19 * mm;

/** The slip for the cashier (ficha de compensação) with its top at `top`. */
export const fichaDeCompensacao = (
  doc: PDFKit.PDFDocument,
  top: number,
  boleto: BoletoDocumento,
  { codigo, linha }: Impresso,
): void => {
  const { beneficiario, conta } = boleto;
  let y = cabecalho(doc, top, linha);
  const row = (...celulas: Parameters<typeof linhaDeCelulas>[2]): void => {
    y = linhaDeCelulas(doc, { x, y }, celulas);
  };
  row(
    { largura: left, rotulo: 'Local de pagamento', valor: 'Pagável em qualquer banco' },
    { largura: right, rotulo: 'Vencimento', valor: dia(boleto.vencimento), align: 'right', weight: 'bold' },
  );
  row(
    {
      largura: left,
      rotulo: 'Beneficiário',
      valor: `${quem(beneficiario)} - ${endereco(beneficiario)}`,
    },
    {
      largura: right,
      rotulo: 'Agência / Código do beneficiário',
      valor: agenciaCodigo(boleto),
      align: 'right',
    },
  );
  row(
    { largura: 30, rotulo: 'Data do documento', valor: dia(boleto.emitidoEm) },
    { largura: 40, rotulo: 'Número do documento', valor: boleto.numeroDocumento },
    { largura: 20, rotulo: 'Espécie doc.', valor: 'DS' },
    { largura: 15, rotulo: 'Aceite', valor: 'N' },
    { largura: 40, rotulo: 'Data do processamento', valor: dia(boleto.processadoEm) },
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
  y = pagador(doc, instrucoes(doc, y, boleto), boleto);
  line(
    doc,
    'Autenticação mecânica - Ficha de Compensação',
    { x: x + 110 * mm, y: y + 1 * mm, width: 80 * mm },
    { size: 6, align: 'right' },
  );
  // 5 mm free at the left of the bars.
  desenhaCodigo(doc, codigo, { x: x + 5 * mm, y: y + 3 * mm });
};
