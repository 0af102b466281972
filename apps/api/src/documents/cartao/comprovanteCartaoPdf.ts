import { writeDay } from '@vidas/api-client/words/day.ts';
import { larguraDaFolha, type Forma, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento, emReais, reais } from '../pdf/written.ts';

/** Contents of a card sale's receipt; money in cents, days ISO. */
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
  /** Author of the sale; null for one of the previous system. */
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

/** Whole receipt in blocks of lines, for plain text (PAP-9). */
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

/** Contents of a receipt of paid invoices; money in cents, `dia` ISO. */
interface ComprovanteDePagamento extends Pick<
  ComprovanteCartao,
  'operadora' | 'nome' | 'faturas' | 'descontoCents' | 'totalCents'
> {
  titulo: string;
  /** Foot of each page, before the day. */
  pe: string;
  dia: string;
  pares: readonly (readonly [string, string])[];
}

/** Receipt of paid invoices on A4; `senha` locks it, as for e-mail. */
export const comprovanteDePagamentoPdf = (
  { titulo, pe, operadora, dia, nome, pares, faturas, descontoCents, totalCents }: ComprovanteDePagamento,
  { senha, letraGrande }: Forma = {},
): Promise<Uint8Array> => {
  const folha = newFolha({
    title: titulo,
    criadoEm: dia,
    autor: operadora.nome,
    ...(senha === undefined ? {} : { senha }),
    letraGrande,
    cabeca: `${operadora.nome} · ${titulo} · ${nome}`,
    pe: `${pe} de ${writeDay(dia)}`,
  });
  folha.operator(operadora.nome, `CNPJ ${documento(operadora.documento)}`);
  folha.title(titulo);
  for (const [rotulo, valor] of pares) folha.pair(rotulo, valor);
  folha.skip(4 * mm);
  folha.table(colunas, (escreve) => {
    for (const each of faturas)
      escreve([each.numero, each.descricao, writeDay(each.vencimento), reais(each.valorCents)]);
    if (descontoCents > 0) escreve(['', 'Desconto', '', reais(-descontoCents)]);
    escreve(['', 'Total pago', '', reais(totalCents)], 'bold');
  });
  return folha.end();
};

/** Receipt of a card sale on A4 (CXA-18); `senha` locks it, as for e-mail. */
export const comprovanteCartaoPdf = (venda: ComprovanteCartao, forma: Forma = {}): Promise<Uint8Array> =>
  comprovanteDePagamentoPdf(
    {
      ...venda,
      titulo: 'Comprovante de pagamento com cartão',
      pe: `Venda ${venda.numero}`,
      dia: venda.vendidaEm,
      pares: paresDe(venda),
    },
    forma,
  );
