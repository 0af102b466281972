import { faixasEtarias } from '@vidas/api-client/kinds/faixaEtaria.ts';
import { escreveIdades, escreveVidas } from '@vidas/api-client/vendas/regras-comissao/fraseDaRegra.ts';
import {
  type FaixaEscrita,
  vidasDeTodas,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.rules.ts';

/** Numbers of sales without a band for one age, in order. */
const semFaixa = (faixas: readonly FaixaEscrita[]): [number, number][] => {
  const { faixaVidasFinal: ultima } = vidasDeTodas;
  const out: [number, number][] = [];
  let next = 1;
  for (const { faixaVidasInicial, faixaVidasFinal } of faixas.toSorted(
    (a, b) => (a.faixaVidasInicial ?? 0) - (b.faixaVidasInicial ?? 0),
  )) {
    const de = faixaVidasInicial ?? 0;
    if (de > next) out.push([next, de - 1]);
    next = Math.max(next, (faixaVidasFinal ?? 0) + 1);
  }
  if (next <= ultima) out.push([next, ultima]);
  return out;
};

/** Gaps of a rule in sentences: ages and numbers of sales without payment (RCO-24). */
export const lacunasDe = (faixas: readonly FaixaEscrita[]): string[] => {
  if (faixas.length === 0) return [];
  const porIdade = Map.groupBy(
    faixasEtarias.map((_, index) => index + 1),
    (codigo) => JSON.stringify(semFaixa(faixas.filter(({ tabelaFaixaId }) => tabelaFaixaId === codigo))),
  );
  return [...porIdade].flatMap(([chave, codigos]) => {
    const vaos = JSON.parse(chave) as [number, number][];
    if (vaos.length === 0) return [];
    const todas = codigos.length === faixasEtarias.length;
    const quem = todas ? 'Em todas as idades' : `Na idade ${escreveIdades(codigos)}`;
    const [[de, ate] = [0, 0]] = vaos;
    if (de === 1 && ate === vidasDeTodas.faixaVidasFinal) return [`${quem} nada é pago.`];
    const quando = vaos.map(([a, b]) => escreveVidas(a, b)).join(' e ');
    return [`${quem} nada é pago com ${quando} vendas no mês.`];
  });
};
