import { writeDay } from '@vidas/api-client/words/day.ts';
import { larguraDaFolha, type Forma, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento, emReais, reais } from '../pdf/written.ts';

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

const paresDe = ({
  emitente,
  nome,
  matricula,
  vendidaEm,
  bandeira,
  como,
  autorizacao,
  por,
}: ComprovanteCartao) =>
  [
    ['Recebido de', emitente],
    ['Pessoa', `${nome}, matrícula ${matricula}`],
    ['Data da venda', writeDay(vendidaEm)],
    ['Cartão', `${bandeira}, ${como}`],
    ['Autorização', autorizacao],
    ...(por === null ? [] : [['Lançada por', por] as const]),
  ] as const;

/** The whole receipt in blocks of lines, for whoever reads plain text (PAP-9). */
export const comprovanteEmPalavras = (comprovante: ComprovanteCartao): string[] => {
  const { operadora, numero, faturas, descontoCents, totalCents } = comprovante;
  return [
    [
      `Comprovante de pagamento com cartão, venda ${numero}`,
      `${operadora.nome}, CNPJ ${documento(operadora.documento)}`,
      ...paresDe(comprovante).map(([rotulo, valor]) => `${rotulo}: ${valor}`),
    ].join('\n'),
    [
      'O que se pagou',
      ...faturas.map(
        (fatura) =>
          `Fatura ${fatura.numero}, ${fatura.descricao}, vencimento ${writeDay(fatura.vencimento)}: ${emReais(fatura.valorCents)}`,
      ),
      ...(descontoCents > 0 ? [`Desconto: ${emReais(-descontoCents)}`] : []),
      `Total pago: ${emReais(totalCents)}`,
    ].join('\n'),
  ];
};

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
    pe: `Venda ${numero} de ${writeDay(vendidaEm)}`,
  });
  const { pair } = folha;
  folha.operator(operadora.nome, `CNPJ ${documento(operadora.documento)}`);
  folha.title(title);
  for (const [rotulo, valor] of paresDe({ operadora, faturas, vendidaEm, numero, ...venda }))
    pair(rotulo, valor);
  folha.skip(4 * mm);
  folha.table(colunas, (escreve) => {
    for (const each of faturas)
      escreve([each.numero, each.descricao, writeDay(each.vencimento), reais(each.valorCents)]);
    if (venda.descontoCents > 0) escreve(['', 'Desconto', '', reais(-venda.descontoCents)]);
    escreve(['', 'Total pago', '', reais(venda.totalCents)], 'bold');
  });
  return folha.end();
};
