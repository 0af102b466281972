import { writeDay } from '@vidas/api-client/words/day.ts';
import { mm, newPapel, page, type Papel } from '../pdf/papel.ts';
import { line } from '../pdf/text.ts';
import { emReais } from '../pdf/written.ts';
import { codigoDeBarras, linhaDigitavel, linhaImpressa } from './boleto.rules.ts';
import { boletoAmpliado } from './boletoAmpliado.ts';
import { corte } from './corte.ts';
import { alturaDoPix, desenhaPix } from './pix.ts';
import { alturaDaFicha, desenhaLinha, fichaDeCompensacao, instrucoesNaCaixa } from './ficha.ts';
import { semValor } from './grade.ts';
import {
  alturaDaLinhaImpressa,
  demonstrativo,
  type LinhaImpressa,
  linhasComTotal,
  linhasQueCabem,
  reciboDoPagador,
  topo,
  topoDoDemonstrativo,
} from './recibo.ts';
import type { BoletoDocumento, Protecao } from './types.ts';

const x = page.margin;
const width = 190 * mm;
const bottom = page.height - page.margin;

const note = (papel: Papel, y: number, text: string): void =>
  papel.within('P', () => line(papel, text, { x, y, width }, { size: 8, align: 'right' }));

/** The further pages of a long bill: the rest of its items, then of its instructions. */
const maisPaginas = (papel: Papel, linhas: readonly LinhaImpressa[], instrucoes: readonly string[]): void => {
  const top = page.margin + 12 * mm;
  const end = bottom - 10 * mm;
  let rest = linhas;
  let y = top;
  while (rest.length > 0) {
    papel.nextPage();
    const fit = Math.max(1, linhasQueCabem(rest, { top, bottom: end - 5 * mm }));
    y = demonstrativo(papel, top, rest.slice(0, fit));
    rest = rest.slice(fit);
    if (rest.length > 0) note(papel, y, 'Continua na página seguinte');
  }
  if (instrucoes.length === 0) return;
  const height = 4.6 * mm;
  if (linhas.length === 0 || y + (instrucoes.length + 2) * height > end) {
    papel.nextPage();
    y = top;
  }
  papel.within('P', () =>
    ['Outras instruções', ...instrucoes].forEach((text, at) =>
      line(
        papel,
        text,
        { x, y: y + (at + 1) * height, width },
        { size: 10, weight: at === 0 ? 'bold' : 'normal' },
      ),
    ),
  );
};

/** Height of what the further pages have room for, and the first, in points. */
const altura = {
  primeira: bottom - alturaDaFicha - 14 * mm - topoDoDemonstrativo,
  outras: bottom - 15 * mm - (page.margin + 12 * mm),
};

/** Pages of a boleto that charges so many lines, none of which goes on in a further one. */
export const paginasPrevistas = (linhas: number): number => {
  const noTopo = Math.floor(altura.primeira / alturaDaLinhaImpressa) - 1;
  const noResto = Math.floor(altura.outras / alturaDaLinhaImpressa) - 1;
  // With the total.
  const impressas = linhas + 1;
  return impressas <= noTopo ? 1 : 1 + Math.ceil((impressas - noTopo) / noResto);
};

/** Where a boleto stands in its file. */
export interface LugarDoBoleto {
  /** True for one of many in a file: the heading names its payer. */
  isCarta?: boolean;
}

/** Draws a boleto on the page that was begun, and on as many more as it needs. Throws RangeError naming the field that makes no valid barcode. */
export const desenhaBoleto = (papel: Papel, boleto: BoletoDocumento, lugar: LugarDoBoleto = {}): void => {
  const codigo = codigoDeBarras(boleto);
  const impresso = { codigo, linha: linhaImpressa(linhaDigitavel(codigo)) };
  const { pagador, numeroDocumento, vencimento, valorCents } = boleto;
  const ficha = bottom - alturaDaFicha;
  const { pixDoBanco = null } = boleto;
  const acima = pixDoBanco === null ? 0 : alturaDoPix;
  const paga = () => {
    desenhaLinha(papel, ficha, impresso);
    if (pixDoBanco !== null) desenhaPix(papel, pixDoBanco, { x, y: ficha - 9 * mm - acima });
  };
  const start = topo(papel, boleto, { ...lugar, paga });
  const top = reciboDoPagador(papel, start, boleto) + 1 * mm;
  const linhas = linhasComTotal(papel, boleto);
  const most = linhasQueCabem(linhas, { top, bottom: ficha - 14 * mm - acima });
  if (most > 0) demonstrativo(papel, top, linhas.slice(0, most));
  if (linhas.length > most) note(papel, ficha - 13 * mm - acima, 'Continua na página seguinte');
  semValor(papel, 'Autenticação mecânica', { x, y: ficha - 7.2 * mm, width, align: 'right' });
  corte(papel, ficha - 4 * mm);
  fichaDeCompensacao(papel, ficha, boleto, impresso);
  maisPaginas(papel, linhas.slice(most), instrucoesNaCaixa(papel, boleto).resto);
  papel.onEachPage((numero, de) => {
    if (de === 1) return;
    const place = { x, width };
    if (numero > 1)
      [
        `Boleto ${numeroDocumento} (continuação) · ${emReais(valorCents)} · vencimento ${writeDay(vencimento)}`,
        pagador.nome,
      ].forEach((text, at) =>
        line(papel, text, { ...place, y: page.margin + at * 4.4 * mm }, { size: 10, least: 7 }),
      );
    line(papel, `página ${numero} de ${de}`, { ...place, y: bottom + 1 * mm }, { size: 8, align: 'center' });
  });
};

/**
 * A boleto of Banco do Brasil on A4: what a payer looks for, receipt with what is charged, cutting line, slip for the cashier with its
 * barcode; locked with AES-256. In large print all but the slip fills as many pages as it needs (PAP-9). Throws RangeError naming the field
 * that makes no valid barcode.
 */
export const boletoPdf = (
  boleto: BoletoDocumento,
  { senha, letraGrande = false }: Protecao & { letraGrande?: boolean },
): Promise<Uint8Array> => {
  if (letraGrande) {
    const codigo = codigoDeBarras(boleto);
    return boletoAmpliado(boleto, { codigo, linha: linhaImpressa(linhaDigitavel(codigo)) }, senha);
  }
  const papel = newPapel({
    title: `Boleto ${boleto.numeroDocumento}`,
    criadoEm: boleto.emitidoEm,
    autor: boleto.beneficiario.nome,
    senha,
  });
  desenhaBoleto(papel, boleto);
  return papel.bytes();
};
