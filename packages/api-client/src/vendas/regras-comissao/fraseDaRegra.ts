import { textoDaFaixa } from '../../kinds/faixaEtaria.ts';
import { counted } from '../../words/counted.ts';
import { writePorcento, writeReais } from '../../words/money.ts';
import type { FaixaDaRegra, RegraComissao } from './regra.rules.ts';
import { vidasDeTodas } from './regraComissao.rules.ts';

type Faixa = Pick<FaixaDaRegra, 'vidasInicial' | 'vidasFinal' | 'faixaEtaria' | 'percentual'>;

/** Parts of a rule for its sentence. */
export interface RegraDita extends Pick<
  RegraComissao,
  'tipo' | 'estornoMeses' | 'contabilizaMeta' | 'valorVidaCents' | 'bonusVidas' | 'bonusPercentual'
> {
  readonly faixas: readonly Faixa[];
}

const todasAsIdades = 10;

/** '0-18', '0-18 a 24-28', '0-18, 29-33'. */
export const escreveIdades = (codigos: readonly number[]): string => {
  const sorted = [...new Set(codigos)].toSorted((a, b) => a - b);
  const runs: number[][] = [];
  for (const codigo of sorted) {
    const last = runs.at(-1);
    if (last?.at(-1) === codigo - 1) last.push(codigo);
    else runs.push([codigo]);
  }
  return runs
    .flatMap((run) => {
      const [first = 0, ...rest] = run;
      if (rest.length < 2) return run.map(textoDaFaixa);
      return [`${textoDaFaixa(first)} a ${textoDaFaixa(rest.at(-1) ?? first)}`];
    })
    .join(', ');
};

/** '1 a 10', '11 ou mais'. */
export const escreveVidas = (de: number, ate: number): string => {
  if (ate >= vidasDeTodas.faixaVidasFinal) return `${de} ou mais`;
  return de === ate ? String(de) : `${de} a ${ate}`;
};

/** Percentages of one band: one for all ages, one for each group of ages, or a range. */
const porIdade = (faixas: readonly Faixa[]): string => {
  const porcentos = [
    ...Map.groupBy(
      faixas.toSorted((a, b) => a.faixaEtaria - b.faixaEtaria),
      ({ percentual }) => percentual,
    ),
  ];
  const idades = porcentos.map(([percentual, own]) => {
    const codigos = own.map(({ faixaEtaria }) => faixaEtaria);
    const isEvery = new Set(codigos).size === todasAsIdades;
    return `${writePorcento(percentual)}${isEvery ? '' : ` (${escreveIdades(codigos)})`}`;
  });
  if (idades.length <= 3) return idades.join(', ');
  const valores = porcentos.map(([percentual]) => percentual).toSorted((a, b) => a - b);
  const quais = escreveIdades(faixas.map(({ faixaEtaria }) => faixaEtaria));
  const algumas =
    new Set(faixas.map(({ faixaEtaria }) => faixaEtaria)).size === todasAsIdades ? '' : ` (${quais})`;
  return `${writePorcento(valores[0] ?? 0)} a ${writePorcento(valores.at(-1) ?? 0)} conforme a idade${algumas}`;
};

const oQuePaga = (regra: RegraDita): string => {
  if (regra.tipo === 1) {
    const { valorVidaCents, bonusVidas, bonusPercentual } = regra;
    const bonus =
      bonusVidas > 0 && bonusPercentual > 0
        ? `, e mais ${writePorcento(bonusPercentual)} a partir de ${counted(bonusVidas, 'vida', 'vidas')} no mês`
        : '';
    return `Paga ${writeReais(valorVidaCents)} por vida${bonus}`;
  }
  if (regra.tipo === 3) return `Paga ${porIdade(regra.faixas)} de cada mensalidade paga`;
  const faixas = Map.groupBy(
    regra.faixas.toSorted((a, b) => a.vidasInicial - b.vidasInicial || a.vidasFinal - b.vidasFinal),
    ({ vidasInicial, vidasFinal }) => escreveVidas(vidasInicial, vidasFinal),
  );
  const partes = [...faixas].map(
    ([vidas, own]) => `com ${vidas} ${vidas === '1' ? 'vida' : 'vidas'} no mês, ${porIdade(own)}`,
  );
  return `Paga, do valor do plano, ${partes.join('; ')}`;
};

/** A rule in one sentence, for the last step before saving and for each of its lines (RCO-24). */
export const fraseDaRegra = (regra: RegraDita): string => {
  const { estornoMeses } = regra;
  const estorno =
    estornoMeses === 0
      ? 'Nada volta de quem cancela'
      : `Volta de quem cancela em menos de ${counted(estornoMeses, 'mês', 'meses')}`;
  return `${oQuePaga(regra)}. ${estorno}; ${regra.contabilizaMeta ? 'conta' : 'não conta'} para a meta.`;
};
