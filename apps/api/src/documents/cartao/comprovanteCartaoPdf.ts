import { larguraDaFolha, type Forma, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
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

const [fatura, vencimento, valor] = [32 * mm, 28 * mm, 30 * mm];
const colunas = [
  { rotulo: 'Fatura', largura: fatura, isInteira: true },
  { rotulo: 'O que se pagou', largura: larguraDaFolha - fatura - vencimento - valor },
  { rotulo: 'Vencimento', largura: vencimento, isInteira: true },
  { rotulo: 'Valor (R$)', largura: valor, isInteira: true, isDireita: true },
];

/** The receipt of a card sale on A4 (CXA-18); with `senha` it is locked, as what goes by e-mail is. */
export const comprovanteCartaoPdf = (
  { operadora, faturas, vendidaEm, numero, ...venda }: ComprovanteCartao,
  { senha, letraGrande }: Forma = {},
): Promise<Uint8Array> => {
  const title = 'Comprovante de pagamento com cartão';
  const folha = newFolha({
    title,
    criadoEm: vendidaEm,
    autor: operadora.nome,
    ...(senha === undefined ? {} : { senha }),
    letraGrande,
    cabeca: `${operadora.nome} · ${title} · ${venda.nome}`,
    pe: `Venda ${numero} de ${dia(vendidaEm)}`,
  });
  const { pair } = folha;
  folha.operator(operadora.nome, `CNPJ ${documento(operadora.documento)}`);
  folha.title(title);
  pair('Recebido de', venda.emitente);
  pair('Pessoa', `${venda.nome}, matrícula ${venda.matricula}`);
  pair('Data da venda', dia(vendidaEm));
  pair('Cartão', `${venda.bandeira}, ${venda.como}`);
  pair('Autorização', venda.autorizacao);
  if (venda.por !== null) pair('Lançada por', venda.por);
  folha.skip(4 * mm);
  folha.table(colunas, (escreve) => {
    for (const each of faturas)
      escreve([each.numero, each.descricao, dia(each.vencimento), reais(each.valorCents)]);
    if (venda.descontoCents > 0) escreve(['', 'Desconto', '', reais(-venda.descontoCents)]);
    escreve(['', 'Total pago', '', reais(venda.totalCents)], 'bold');
  });
  return folha.end();
};
