import { writeDay } from '@vidas/api-client/words/day.ts';
import { setImmediate } from 'node:timers/promises';
import { type Coluna, type Folha, larguraDeitada, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento, emReais, reais } from '../pdf/written.ts';
import {
  type Demonstrativo,
  type GuiaDoDemonstrativo,
  numeroDoDemonstrativo,
  parcialDito,
  type SituacaoDoLote,
  type Valores,
} from './demonstrativo.ts';

const situacoes: Record<SituacaoDoLote, string> = {
  '2': 'Em análise',
  '3': 'Pagamento liberado',
  '4': 'Sem pagamento',
  '5': 'À espera da liberação do pagamento',
};

const money = { largura: 26 * mm, isDireita: true, isInteira: true } as const;
const [item, data, codigo, qtd] = [13 * mm, 23 * mm, 27 * mm, 21 * mm];
const colunas: readonly Coluna[] = [
  { rotulo: 'Item', largura: item, isInteira: true },
  { rotulo: 'Data', largura: data, isInteira: true },
  { rotulo: 'Tabela e código', largura: codigo, isInteira: true },
  { rotulo: 'Descrição', largura: larguraDeitada - item - data - codigo - qtd - 4 * money.largura },
  { rotulo: 'Quantidade', largura: qtd, isDireita: true, isInteira: true },
  { rotulo: 'Informado (R$)', ...money },
  { rotulo: 'Processado (R$)', ...money },
  { rotulo: 'Liberado (R$)', ...money },
  { rotulo: 'Glosa (R$)', ...money },
];

const escritos = ({ informado, processado, liberado, glosa }: Valores): string[] =>
  [informado, processado, liberado, glosa].map(reais);

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });
/** A quantity, with decimals only when needed. */
const quantidade = (decimosDeMilesimo: number): string => decimal.format(decimosDeMilesimo / 10_000);

const quando = (dito: string): string => writeDay(dito.slice(0, 10));

const escreveGuia = (folha: Folha, guia: GuiaDoDemonstrativo): void => {
  const senha = guia.senha === null ? '' : ` - senha ${guia.senha}`;
  const titulo = `Guia ${guia.numeroPrestador} (na operadora ${guia.numero})${senha}`;
  folha.section(titulo, 32 * mm);
  const periodo = guia.fim === null ? quando(guia.inicio) : `${quando(guia.inicio)} a ${quando(guia.fim)}`;
  folha.text(`${guia.beneficiario}, carteira ${guia.carteira} - ${periodo} - ${situacoes[guia.situacao]}`);
  folha.table(
    colunas,
    (escreve) => {
      for (const { sequencia, tabela, glosa, valores, ...cada } of guia.itens) {
        escreve([
          String(sequencia),
          writeDay(cada.dia),
          `${tabela} ${cada.codigo}`,
          glosa ? `${cada.descricao}\nGlosa ${glosa.codigo}: ${glosa.texto}` : cada.descricao,
          quantidade(cada.quantidade),
          ...escritos(valores),
        ]);
      }
      escreve(['', '', '', 'Total da guia', '', ...escritos(guia.valores)], 'bold');
    },
    `${titulo}, ${guia.beneficiario}`,
  );
  folha.skip(4 * mm);
};

/** Analysis of a lot on A4 by guide and item, with the XML's values (CTM-57). */
export const demonstrativoPdf = async (demonstrativo: Demonstrativo): Promise<Uint8Array> => {
  const { operadora, prestador, momento, protocolo, numeroLote, valores, guias } = demonstrativo;
  const parcial = parcialDito(demonstrativo);
  const title = `Demonstrativo ${parcial === null ? '' : 'parcial '}de análise de conta`;
  const folha = newFolha({
    title,
    criadoEm: momento.slice(0, 10),
    autor: operadora.nome,
    isDeitado: true,
    cabeca: `${operadora.nome} · ${title} · ${prestador.nome}`,
    pe: `${title} ${numeroDoDemonstrativo(demonstrativo)} · emitido em ${quando(momento)}`,
  });
  const { pair, skip } = folha;
  folha.operator(
    operadora.nome,
    `CNPJ ${documento(operadora.cnpj)} - Registro ANS ${demonstrativo.registroAns}`,
  );
  folha.title(title);
  pair('Prestador', `${prestador.codigo} - ${prestador.nome}`);
  pair('Lote', `${numeroLote} (TISS ${demonstrativo.versao})`);
  pair('Protocolo', `${protocolo}, recebido em ${writeDay(demonstrativo.recebidoEm)}`);
  pair('Situação', situacoes[demonstrativo.situacao]);
  pair('Guias', parcial ?? String(guias.length));
  pair('Informado', emReais(valores.informado));
  pair('Processado', emReais(valores.processado));
  pair('Liberado', emReais(valores.liberado));
  pair('Glosa', emReais(valores.glosa));
  skip(5 * mm);
  for (const guia of guias) {
    escreveGuia(folha, guia);
    // A large lot takes seconds, so other requests get their turn.
    await setImmediate();
  }
  folha.table(colunas, (escreve) => escreve(['', '', '', 'Total do lote', '', ...escritos(valores)], 'bold'));
  return folha.end();
};
