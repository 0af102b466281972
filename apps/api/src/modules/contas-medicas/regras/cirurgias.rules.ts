import { emQuantidade, valorDe } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { type ItemJulgado, lugar, porLista, type Regra, type Veredito } from './itemJulgado.ts';

/** Price, quantity and payable amount of an item; undefined when one is missing. */
const aPagar = ({ quantidade, totalCents, fator, precoCents }: ItemJulgado) => {
  if (quantidade === null || quantidade <= 0 || totalCents === null || fator === null || !precoCents)
    return undefined;
  // Another rule limits the value to the table's price (CTM-15); this one judges the rest.
  const pago = Math.min(totalCents, valorDe(quantidade, precoCents, fator));
  return { quantidade, precoCents, pago };
};

/** Verdict of paying `parte` percent of the table's price. */
const parteDoPreco = (item: ItemJulgado, parte: number, oQue: string): Veredito | null | undefined => {
  const conta = aPagar(item);
  if (conta === undefined) return undefined;
  const { quantidade, precoCents, pago } = conta;
  const devido = valorDe(quantidade, precoCents, parte);
  if (pago <= devido) return null;
  return {
    texto: `${oQue}: cobrado ${writeReais(item.totalCents ?? 0)}; ${parte} % de ${emQuantidade(quantidade)} × ${writeReais(precoCents)} são ${writeReais(devido)}.`,
    qtdPaga: Number((BigInt(quantidade) * BigInt(devido)) / BigInt(pago)),
  };
};

const cirurgicas: readonly (string | null)[] = ['CIRURGIA', 'PARTO'];
/** The dearer of two surgeries. */
const maior = (a: ItemJulgado | undefined, b: ItemJulgado | undefined): ItemJulgado | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  const difference = (b.precoCents ?? 0) - (a.precoCents ?? 0);
  return difference > 0 || (difference === 0 && (b.codigo ?? '') < (a.codigo ?? '')) ? b : a;
};

const vias: Readonly<Record<string, string>> = { '2': 'pela mesma via', '3': 'por outra via' };

const chaveDoCirurgiao = ({ conselho, dia }: ItemJulgado): string => `${conselho ?? ''} ${dia ?? ''}`;

/** Dearest surgery of each surgeon on each day; of two equal prices the one with the lower code. */
const principais = porLista((itens) => {
  const found = new Map<string, ItemJulgado>();
  for (const each of itens) {
    if (!cirurgicas.includes(each.classificacao) || each.grau !== '00' || !each.precoCents) continue;
    const chave = chaveDoCirurgiao(each);
    found.set(chave, maior(found.get(chave), each) ?? each);
  }
  return found;
});

/** CTM-91: the second surgery of one surgeon on one day, by its way of access. */
export const segundaCirurgia: Regra = (item, { irmaos, outros }, [mesmaVia = 100, outraVia = 100]) => {
  const { classificacao, grau, conselho, dia, via, precoCents } = item;
  const porVia = vias[via ?? ''];
  if (!cirurgicas.includes(classificacao) || grau !== '00' || conselho === null || dia === null)
    return undefined;
  if (porVia === undefined || !precoCents) return undefined;
  const chave = chaveDoCirurgiao(item);
  const principal = maior(principais(irmaos).get(chave), principais(outros).get(chave));
  // CTM-87 judges the same code twice.
  if (principal === undefined || principal.codigo === item.codigo) return null;
  return parteDoPreco(
    item,
    via === '2' ? mesmaVia : outraVia,
    `Segunda cirurgia ${porVia}; a principal é ${lugar(principal)}, ${principal.codigo ?? ''}`,
  );
};

const auxiliaresEmPalavras: Readonly<Record<string, string>> = {
  '01': 'Primeiro auxiliar',
  '02': 'Segundo auxiliar',
  '03': 'Terceiro auxiliar',
  '04': 'Quarto auxiliar',
};

/** CTM-92: an assistant who charges more than a part of the surgeon's price. */
export const auxiliares: Regra = (item, _, [primeiro = 100, demais = 100]) => {
  const palavras = auxiliaresEmPalavras[item.grau ?? ''];
  if (item.tabela !== '22' || palavras === undefined) return undefined;
  return parteDoPreco(item, item.grau === '01' ? primeiro : demais, palavras);
};
