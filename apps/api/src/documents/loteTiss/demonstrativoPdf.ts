import { setImmediate } from 'node:timers/promises';
import { type Celula, type Folha, larguraDaFolha, newFolha } from '../pdf/folha.ts';
import { bytesOf, mm, newPdf } from '../pdf/newPdf.ts';
import { dia, documento, reais } from '../pdf/written.ts';
import type { Demonstrativo, GuiaDoDemonstrativo, SituacaoTiss, Valores } from './demonstrativo.ts';

const situacoes: Record<SituacaoTiss, string> = {
  '3': 'Pagamento liberado',
  '4': 'Sem pagamento',
  '5': 'À espera da liberação do pagamento',
};

const money = 17 * mm;
const [item, data, codigo, qtd] = [8 * mm, 15 * mm, 19 * mm, 10 * mm];
const larguras = [item, data, codigo, larguraDaFolha - item - data - codigo - qtd - 4 * money, qtd];

/** Cells of a line: number, day, code, name and quantity, and the four values at the right. */
const linha = (
  primeiras: readonly [string, string, string, string, string],
  valores: readonly string[],
): Celula[] => [
  ...primeiras.map((texto, at) => ({ texto, largura: larguras[at] ?? 0, isDireita: at === 4 })),
  ...valores.map((texto) => ({ texto, largura: money, isDireita: true })),
];

const escritos = ({ informado, processado, liberado, glosa }: Valores): string[] =>
  [informado, processado, liberado, glosa].map(reais);

const nomes = ['Informado', 'Processado', 'Liberado', 'Glosa'];

/** Decimals of a quantity only where it has them. */
const quantidade = (decimosDeMilesimo: number): string =>
  (decimosDeMilesimo / 10_000).toLocaleString('pt-BR', { maximumFractionDigits: 4 });

const quando = (dito: string): string => dia(dito.slice(0, 10));

const escreveGuia = ({ room, row, text, skip }: Folha, guia: GuiaDoDemonstrativo): void => {
  room(22 * mm);
  const senha = guia.senha === null ? '' : ` - senha ${guia.senha}`;
  text(`Guia ${guia.numeroPrestador} (na operadora ${guia.numero})${senha}`, 9, 'bold');
  const periodo = guia.fim === null ? quando(guia.inicio) : `${quando(guia.inicio)} a ${quando(guia.fim)}`;
  text(`${guia.beneficiario}, carteira ${guia.carteira} - ${periodo} - ${situacoes[guia.situacao]}`, 8);
  row(linha(['Item', 'Data', 'Tab. código', 'Descrição', 'Qtd.'], nomes), { size: 7, weight: 'bold' });
  for (const { sequencia, tabela, glosa, valores, ...cada } of guia.itens) {
    const primeiras = [String(sequencia), dia(cada.dia), `${tabela} ${cada.codigo}`, cada.descricao] as const;
    row(linha([...primeiras, quantidade(cada.quantidade)], escritos(valores)), { size: 7 });
    if (glosa)
      row(
        [
          { texto: '', largura: item },
          { texto: `Glosa ${glosa.codigo}: ${glosa.texto}`, largura: larguraDaFolha - item },
        ],
        { size: 7 },
      );
  }
  row(linha(['', '', '', 'Total da guia', ''], escritos(guia.valores)), { size: 7, weight: 'bold' });
  skip(3 * mm);
};

/** The analysis of a lot on A4, guide by guide and item by item, with the same values as the XML (CTM-57). */
export const demonstrativoPdf = async (demonstrativo: Demonstrativo): Promise<Uint8Array> => {
  const { operadora, prestador, momento, protocolo, numeroLote, valores, guias } = demonstrativo;
  const title = 'Demonstrativo de análise de conta';
  const doc = newPdf({ title, criadoEm: momento.slice(0, 10) });
  const folha = newFolha(doc, `${title} ${protocolo} - emitido em ${quando(momento)}`);
  const { text, pair, skip, row } = folha;
  text(operadora.nome, 13, 'bold');
  text(`CNPJ ${documento(operadora.cnpj)} - Registro ANS ${demonstrativo.registroAns}`, 9);
  skip(6 * mm);
  text(title, 14, 'bold');
  skip(3 * mm);
  pair('Prestador', `${prestador.codigo} - ${prestador.nome}`);
  pair('Lote', `${numeroLote} (TISS ${demonstrativo.versao})`);
  pair('Protocolo', `${protocolo}, recebido em ${dia(demonstrativo.recebidoEm)}`);
  pair('Situação', situacoes[demonstrativo.situacao]);
  pair('Guias', String(guias.length));
  nomes.forEach((nome, at) => pair(nome, `R$ ${escritos(valores)[at] ?? ''}`));
  skip(6 * mm);
  for (const guia of guias) {
    escreveGuia(folha, guia);
    // A large lot takes seconds: others are answered meanwhile.
    await setImmediate();
  }
  row(linha(['', '', '', 'Total do lote', ''], escritos(valores)), { size: 8, weight: 'bold' });
  folha.end();
  return bytesOf(doc);
};
