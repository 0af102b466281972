import { el, reais, txt } from '../../documents/loteTiss/elementos.ts';
import type { GuiaDoLote, ItemDoLote, LoteDoPrestador } from './lote.ts';

/** A lot whose version is known. */
export type Lote = LoteDoPrestador & { versao: string };

/** Contents since a version. */
export const desde = (versao: string, lote: Lote, xml: string): string => (lote.versao < versao ? '' : xml);

export const totalDe = ({ totalCents, quantidade = '1', unitarioCents }: ItemDoLote): number =>
  totalCents ?? Math.round(Number(quantidade) * unitarioCents);
export const soma = (itens: readonly ItemDoLote[]): number =>
  itens.reduce((sum, item) => sum + totalDe(item), 0);

export const sequencial = (ordem: number, lote: Lote): string =>
  desde('3.04', lote, txt('sequencialItem', String(ordem)));

export const codificado = ({ tabela, codigo }: ItemDoLote): string =>
  txt('codigoTabela', tabela) + txt('codigoProcedimento', codigo);

export const descrito = ({ descricao }: ItemDoLote): string => txt('descricaoProcedimento', descricao);

const valores = (item: ItemDoLote): string =>
  txt('reducaoAcrescimo', item.fator ?? '1.00') +
  txt('valorUnitario', reais(item.unitarioCents)) +
  txt('valorTotal', reais(totalDe(item)));

export const procedimento = (item: ItemDoLote, ordem: number, lote: Lote): string =>
  sequencial(ordem, lote) +
  txt('dataExecucao', item.data) +
  el('procedimento', codificado(item), descrito(item)) +
  txt('quantidadeExecutada', item.quantidade ?? '1') +
  valores(item);

const despesa = (item: ItemDoLote, ordem: number, lote: Lote): string =>
  el(
    'despesa',
    sequencial(ordem, lote),
    txt('codigoDespesa', item.despesa ?? '03'),
    el(
      'servicosExecutados',
      txt('dataExecucao', item.data),
      codificado(item),
      txt('quantidadeExecutada', item.quantidade ?? '1.0000'),
      txt('unidadeMedida', '036'),
      valores(item),
      descrito(item),
    ),
  );

/** Sums by ANS table 25; undefined stands for procedures. */
const somas: readonly (readonly [string, string | undefined])[] = [
  ['valorProcedimentos', undefined],
  ['valorDiarias', '05'],
  ['valorTaxasAlugueis', '07'],
  ['valorMateriais', '03'],
  ['valorMedicamentos', '02'],
  ['valorOPME', '08'],
  ['valorGasesMedicinais', '01'],
];

export const totais = (itens: readonly ItemDoLote[]): string =>
  el(
    'valorTotal',
    ...somas.map(([nome, codigo]) => {
      const seus = itens.filter((item) => item.despesa === codigo);
      return seus.length > 0 ? txt(nome, reais(soma(seus))) : '';
    }),
    txt('valorTotalGeral', reais(soma(itens))),
  );

export const despesas = (guia: GuiaDoLote, lote: Lote): string => {
  const todas = guia.itens.map((item, at) => (item.despesa ? despesa(item, at + 1, lote) : ''));
  return todas.some(Boolean) ? el('outrasDespesas', ...todas) : '';
};
