import {
  type AjustesDasRegras,
  type ChaveDaRegra,
  chavesDasRegras,
  regraDaConta,
} from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import type { ContextoDaConta, ItemJulgado } from './itemJulgado.ts';
import { julgaPelasRegras } from './regras.rules.ts';

/** A surgery of one surgeon at R$ 1.000,00, with the given changes. */
export const item = (given: Partial<ItemJulgado> = {}): ItemJulgado => ({
  guia: '1',
  item: 1,
  prestador: null,
  tabela: '22',
  codigo: '31005497',
  dia: '2026-11-10',
  grau: '00',
  medico: '123-PR',
  conselho: '123-PR',
  quantidade: 10_000,
  totalCents: 100_000,
  fator: 100,
  via: null,
  isUrgencia: false,
  classificacao: 'CIRURGIA',
  precoCents: 100_000,
  sexo: null,
  idadeMinima: null,
  idadeMaxima: null,
  autorizacoes: [],
  ...given,
});

const valores: Readonly<Partial<Record<ChaveDaRegra, readonly (number | null)[]>>> = {
  retorno: [30],
  diarias: [1],
  segundaCirurgia: [50, 70],
  auxiliares: [30, 20],
};

/** Only this rule is on, with values. */
export const so = (
  chave: ChaveDaRegra,
  given: readonly (number | null)[] = valores[chave] ?? [],
): AjustesDasRegras =>
  Object.fromEntries(
    chavesDasRegras.map((each) => [
      each,
      each === chave ? { ligada: true, valores: given } : { ligada: false, valores: [] },
    ]),
  ) as unknown as AjustesDasRegras;

/** A person of 47 years and nothing else around the item. */
export const contexto = (given: Partial<ContextoDaConta> = {}): ContextoDaConta => ({
  pessoa: { nascimento: '1979-11-10', sexo: 'F' },
  inicio: null,
  fim: null,
  irmaos: [],
  outros: [],
  autorizacoes: [],
  soAntes: false,
  ...given,
});

/** Verdict of one rule: its evidence, 'nada' for an item without fault, null for one that it did not judge. */
export const julga = (
  chave: ChaveDaRegra,
  each: ItemJulgado,
  given: Partial<ContextoDaConta> = {},
  ajustes = so(chave),
) => {
  const { achados, julgadoPor } = julgaPelasRegras(each, contexto({ irmaos: [each], ...given }), ajustes);
  if (!julgadoPor.includes(regraDaConta(chave).regra)) return null;
  return achados[0] ? { texto: achados[0].texto, qtdPaga: achados[0].qtdPaga } : 'nada';
};
