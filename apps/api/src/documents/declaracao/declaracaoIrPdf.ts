import { bytesOf, mm, newPdf, page } from '../pdf/newPdf.ts';
import { line, wrapped } from '../pdf/text.ts';
import { dia, documento, reais } from '../pdf/written.ts';
import type { DeclaracaoDocumento, PessoaDeclarada } from './types.ts';

const x = 20 * mm;
const width = page.width - 2 * x;
const bottom = page.height - 22 * mm;
const months = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'];
const perRow = 6;
const cellHeight = 9 * mm;
const blockHeight = 12 * mm + 2 * cellHeight + 8 * mm;

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** Total of a declaration in cents. */
export const totalDaDeclaracao = (pessoas: readonly PessoaDeclarada[]): number =>
  sum(pessoas.map(({ mesesCents }) => sum(mesesCents)));

const paragraph = (doc: PDFKit.PDFDocument, y: number, text: string): number => {
  doc.font('normal').fontSize(10);
  const lines = wrapped(doc, text, width);
  lines.forEach((each, index) => line(doc, each, { x, y: y + index * 5 * mm, width }, { size: 10 }));
  return y + (lines.length + 0.6) * 5 * mm;
};

const opening = (doc: PDFKit.PDFDocument, declaracao: DeclaracaoDocumento): number => {
  const { operadora, anoBase, pessoas, titular, codigoContrato, id } = declaracao;
  let y = 20 * mm;
  line(doc, operadora.nome, { x, y, width }, { size: 13, weight: 'bold', least: 9 });
  const about = `CNPJ ${documento(operadora.cnpj)} - Registro ANS ${operadora.registroAns}`;
  line(doc, about, { x, y: y + 6 * mm, width }, { size: 9 });
  y += 18 * mm;
  const title = `Declaração de pagamentos para o Imposto de Renda - ano-base ${anoBase}`;
  line(doc, title, { x, y, width }, { size: 13, weight: 'bold', least: 10 });
  line(doc, `Declaração nº ${id} - Contrato ${codigoContrato}`, { x, y: y + 6.5 * mm, width }, { size: 9 });
  const cpf = titular.cpf ? `, CPF ${documento(titular.cpf)}` : '';
  return paragraph(
    doc,
    y + 15 * mm,
    `Declaramos, para fins da Declaração de Ajuste Anual do Imposto de Renda da Pessoa Física, que ${titular.nome}${cpf} pagou a esta operadora, de 01/01/${anoBase} a 31/12/${anoBase}, ${`R$ ${reais(totalDaDeclaracao(pessoas))}`} pelo plano de saúde do contrato acima, distribuídos entre as pessoas abaixo pela data do pagamento.`,
  );
};

const personBlock = (doc: PDFKit.PDFDocument, top: number, pessoa: PessoaDeclarada): number => {
  const { nome, cpf, relacao, mesesCents } = pessoa;
  line(doc, nome, { x, y: top, width: width - 40 * mm }, { size: 10, weight: 'bold', least: 7 });
  line(doc, relacao, { x: x + width - 38 * mm, y: top, width: 38 * mm }, { size: 9, align: 'right' });
  line(doc, cpf ? `CPF ${documento(cpf)}` : 'CPF não informado', { x, y: top + 5 * mm, width }, { size: 9 });
  const cell = width / perRow;
  months.forEach((month, index) => {
    const left = x + (index % perRow) * cell;
    const y = top + 11 * mm + Math.floor(index / perRow) * cellHeight;
    doc.rect(left, y, cell, cellHeight).stroke();
    line(doc, month, { x: left + mm, y: y + mm, width: cell - 2 * mm }, { size: 6.5 });
    const paid = reais(mesesCents[index] ?? 0);
    line(
      doc,
      paid,
      { x: left + mm, y: y + 4 * mm, width: cell - 2 * mm },
      { size: 9, least: 6, align: 'right' },
    );
  });
  const total = `Total de ${nome}: R$ ${reais(sum(mesesCents))}`;
  const y = top + 12 * mm + 2 * cellHeight;
  line(doc, total, { x, y: y + mm, width }, { size: 9, least: 7, weight: 'bold', align: 'right' });
  return top + blockHeight;
};

/**
 * The income-tax declaration of a contract on A4, a block of twelve months for each person; pages are numbered. With `senha` it is
 * locked with AES-256, as what goes by e-mail is.
 */
export const declaracaoIrPdf = async (
  declaracao: DeclaracaoDocumento,
  senha?: string,
): Promise<Uint8Array> => {
  const { pessoas, geradaEm, anoBase, id } = declaracao;
  const title = `Declaração de Imposto de Renda ${anoBase}`;
  const doc = newPdf({ title, criadoEm: geradaEm, ...(senha === undefined ? {} : { senha }) });
  let number = 1;
  const foot = (): void => {
    const text = `Declaração nº ${id} - emitida em ${dia(geradaEm)} - página ${number}`;
    line(doc, text, { x, y: page.height - 14 * mm, width }, { size: 8, align: 'center' });
  };
  const room = (y: number, needed: number): number => {
    if (y + needed <= bottom) return y;
    foot();
    doc.addPage();
    number += 1;
    return 20 * mm;
  };
  let y = opening(doc, declaracao);
  for (const pessoa of pessoas) y = personBlock(doc, room(y, blockHeight), pessoa);
  y = room(y + 2 * mm, 30 * mm);
  const total = `Total pago em ${anoBase}: R$ ${reais(totalDaDeclaracao(pessoas))}`;
  line(doc, total, { x, y, width }, { size: 12, weight: 'bold', align: 'right' });
  paragraph(
    doc,
    y + 10 * mm,
    'Valores de mensalidade e coparticipação efetivamente pagos. Guarde este documento com os comprovantes: a Receita Federal pode pedi-los.',
  );
  foot();
  return bytesOf(doc);
};
