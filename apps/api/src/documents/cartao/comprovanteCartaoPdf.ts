import { larguraDaFolha, newFolha } from '../pdf/folha.ts';
import { bytesOf, mm, newPdf } from '../pdf/newPdf.ts';
import { dia, documento, reais } from '../pdf/written.ts';

/** What the receipt of a card sale tells; money in cents, days ISO. */
export interface ComprovanteCartao {
  numero: string;
  operadora: { nome: string; documento: string };
  vendidaEm: string;
  nome: string;
  matricula: string;
  autorizacao: string;
  bandeira: string;
  emitente: string;
  /** 'débito', 'crédito em 3X de R$ 137,82'. */
  como: string;
  faturas: readonly { numero: string; descricao: string; vencimento: string; valorCents: number }[];
  descontoCents: number;
  totalCents: number;
  /** Who entered it; null of one that the system before this one entered. */
  por: string | null;
}

const largura = larguraDaFolha;

/** The receipt of a card sale on A4 (CXA-18); with `senha` it is locked, as what goes by e-mail is. */
export const comprovanteCartaoPdf = async (
  { operadora, faturas, vendidaEm, numero, ...venda }: ComprovanteCartao,
  senha?: string,
): Promise<Uint8Array> => {
  const title = 'Comprovante de pagamento com cartão';
  const doc = newPdf({ title, criadoEm: vendidaEm, ...(senha === undefined ? {} : { senha }) });
  const { text, pair, row, skip, end } = newFolha(doc, `Venda ${numero} de ${dia(vendidaEm)}`);
  text(operadora.nome, 13, 'bold');
  text(`CNPJ ${documento(operadora.documento)}`, 9);
  skip(6 * mm);
  text(title, 14, 'bold');
  skip(3 * mm);
  pair('Recebido de', venda.emitente);
  pair('Beneficiário', `${venda.nome}, matrícula ${venda.matricula}`);
  pair('Data da venda', dia(vendidaEm));
  pair('Cartão', `${venda.bandeira}, ${venda.como}`);
  pair('Autorização', venda.autorizacao);
  if (venda.por !== null) pair('Lançada por', venda.por);
  skip(4 * mm);
  const linha = (textos: readonly [string, string, string, string], weight?: 'bold') =>
    row(
      textos.map((texto, at) => ({
        texto,
        largura: largura * ([0.18, 0.46, 0.18, 0.18][at] ?? 0),
        isDireita: at === 3,
      })),
      { size: 10, ...(weight && { weight }) },
    );
  linha(['Fatura', 'O que se pagou', 'Vencimento', 'Valor (R$)'], 'bold');
  for (const fatura of faturas)
    linha([fatura.numero, fatura.descricao, dia(fatura.vencimento), reais(fatura.valorCents)]);
  if (venda.descontoCents > 0) linha(['', 'Desconto', '', `-${reais(venda.descontoCents)}`]);
  linha(['', 'Total pago', '', reais(venda.totalCents)], 'bold');
  end();
  return bytesOf(doc);
};
