import { writeDay } from '@vidas/api-client/words/day.ts';
import { newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { glue } from '../pdf/text.ts';
import { emReais, reais } from '../pdf/written.ts';
import { corte } from './corte.ts';
import { alturaDaFicha, desenhaLinha, fichaDeCompensacao, type Impresso } from './ficha.ts';
import { linhasDoEndereco } from './parte.ts';
import { comoPagarPix, desenhaQr, ladoDoQr } from './pix.ts';
import { celulasDoRecibo, dizPlano, doQueE, numerosDaOperadora, prazo } from './dizeres.ts';
import type { BoletoDocumento } from './types.ts';

const colunas = [
  { rotulo: 'Pessoa', largura: 0 },
  { rotulo: 'Demonstrativo', largura: 0 },
  { rotulo: 'Valor (R$)', largura: 0, isInteira: true },
];

/** The typed line, which is wider than a page: parted after its third field and nowhere else. */
const emDuasLinhas = (linha: string): string =>
  linha
    .split(' ')
    .map((campo, at) => `${campo}${at === 2 ? ' ' : glue}`)
    .join('')
    .trim();

/**
 * A boleto in large print: everything that is read, then the slip for the cashier, whose form is the bank's and which is not read. Barcode and
 * slip keep their exact size.
 */
export const boletoAmpliado = (
  boleto: BoletoDocumento,
  impresso: Impresso,
  senha: string,
): Promise<Uint8Array> => {
  const { beneficiario, pagador, plano, numeroDocumento, vencimento, valorCents, instrucoes } = boleto;
  const folha = newFolha({
    title: `Boleto ${numeroDocumento}`,
    criadoEm: boleto.emitidoEm,
    autor: beneficiario.nome,
    senha,
    letraGrande: true,
    cabeca: `Boleto ${numeroDocumento} (continuação) · ${pagador.nome} · ${emReais(valorCents)} · vencimento ${writeDay(vencimento)}`,
    pe: `Boleto ${numeroDocumento}`,
  });
  const { papel, text, pair, section, skip } = folha;
  folha.operator(beneficiario.nome, numerosDaOperadora(boleto));
  folha.title(doQueE(boleto));
  text(emReais(valorCents), { size: 20, weight: 'bold' });
  text(prazo(boleto), { size: 12, weight: 'bold' });
  if (plano !== null) text(dizPlano(plano));
  skip(3 * mm);
  for (const linha of [pagador.nome, ...linhasDoEndereco(pagador)]) text(linha);
  skip(4 * mm);
  section('Linha digitável', 30 * mm);
  text(emDuasLinhas(impresso.linha));
  const { pixDoBanco = null } = boleto;
  if (pixDoBanco !== null) {
    const [titulo, como] = comoPagarPix;
    skip(4 * mm);
    section(titulo, ladoDoQr + 40 * mm);
    text(como);
    folha.figure(ladoDoQr, (at) => desenhaQr(papel, pixDoBanco, at));
  }
  skip(4 * mm);
  section('Recibo do pagador', 40 * mm);
  for (const { rotulo, valor = '', segunda } of celulasDoRecibo(boleto).flat())
    pair(rotulo, segunda === undefined ? valor : `${valor} - ${segunda}`);
  if (boleto.demonstrativo.length > 0) {
    skip(2 * mm);
    section('O que se cobra', 40 * mm);
    folha.table(colunas, (escreve) => {
      for (const linha of boleto.demonstrativo)
        escreve([linha.beneficiario, linha.descricao, reais(linha.valorCents)]);
      escreve(['', 'Total', reais(valorCents)], 'bold');
    });
  }
  skip(4 * mm);
  section('Instruções', 30 * mm);
  for (const instrucao of instrucoes) text(instrucao);
  skip(4 * mm);
  text('A parte seguinte é para o banco. Tudo o que ela diz está acima, em letra grande.', {
    weight: 'bold',
  });
  folha.atFoot(alturaDaFicha + 8 * mm, (top) => {
    corte(papel, top + 4 * mm);
    desenhaLinha(papel, top + 8 * mm, impresso);
    fichaDeCompensacao(papel, top + 8 * mm, boleto, impresso);
  });
  return folha.end();
};
