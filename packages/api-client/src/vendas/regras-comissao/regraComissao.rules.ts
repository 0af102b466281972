import type { FieldProblem } from '../../http/ApiError.ts';
import { textoDaFaixa } from '../../kinds/faixaEtaria.ts';

/** A rule in the wizard; null for fields without input. Days are ISO, values cents, percentages hundredths. */
export interface RegraEscrita {
  readonly dadosRegra: {
    readonly regraDescricao: string;
    readonly regraTipoId: 1 | 2 | 3;
    readonly contabilizaMeta: boolean | null;
    readonly regraEstornoMeses: number | null;
    readonly regraValorVida?: number | null | undefined;
    readonly regraBonusVida?: number | null | undefined;
    readonly regraBonusPorcentagem?: number | null | undefined;
  };
  readonly faixasRegra: readonly FaixaEscrita[];
  readonly vendedorRegraComissao: readonly {
    readonly planoRegistro: readonly string[];
    readonly vendedores: readonly string[];
    readonly dataInicio: string | null;
    readonly dataFim: string | null;
  }[];
  readonly vendedorParceria: readonly {
    readonly planoRegistro: string;
    readonly vendedor: string;
    readonly parceiros: readonly string[];
  }[];
}

/** A track in the wizard. */
export interface FaixaEscrita {
  readonly faixaDescricao: string;
  readonly faixaVidasInicial: number | null;
  readonly faixaVidasFinal: number | null;
  readonly tabelaFaixaId: number;
  readonly faixaPorcentagemPaga: number | null;
}

/** The widest track: any number of lives (RCO-4). */
export const vidasDeTodas = { faixaVidasInicial: 1, faixaVidasFinal: 99_999 } as const;

/** Most lines of seller and plan in a rule. */
const maisLinhas = 20_000;

const texto = {
  descricao: 'Por favor, insira uma descrição para a nova regra!',
  meta: 'Por favor, selecione uma opção para a contabilização da meta!',
  meses: 'Por favor, selecione o tempo em meses para o estorno!',
  inteiro: 'Por favor, insira um valor positivo e inteiro!',
  maiorQueZero: 'Por favor, insira um valor maior que zero!',
  naoNegativo: 'Por favor, insira um valor que não seja negativo!',
  faixas: 'Por favor, inclua ao menos uma faixa!',
  faixaDescricao: 'Por favor, insira uma descrição!',
  faixaFinal: 'O final não pode ser menor que o início!',
  faixaEtaria: 'Por favor, selecione a faixa etária!',
  associacoes: 'Por favor, inclua ao menos um plano e um vendedor!',
  planos: 'Por favor, selecione ao menos um plano!',
  vendedores: 'Por favor, selecione ao menos um vendedor!',
  vigencia: 'Por favor, selecione o período de vigência!',
  fim: 'A data final não pode ser anterior à data inicial!',
  linhas: `Uma regra leva no máximo ${maisLinhas.toLocaleString('pt-BR')} combinações de vendedor e plano!`,
  plano: 'Por favor, selecione um plano!',
  vendedor: 'Por favor, selecione um vendedor!',
  parceiros: 'Por favor, selecione ao menos um parceiro!',
} as const;

type Found = FieldProblem | false | undefined | null;
const all = (...found: Found[]): FieldProblem[] => found.filter((one): one is FieldProblem => Boolean(one));
const when = (isWrong: boolean, field: string, message: string): Found => isWrong && { field, message };
const isPositive = (value: number | null | undefined): boolean => typeof value === 'number' && value > 0;
const isNegative = (value: number | null | undefined): boolean => typeof value === 'number' && value < 0;

const problemasDosDados = ({ dadosRegra: dados }: RegraEscrita): FieldProblem[] => {
  const { regraEstornoMeses: meses } = dados;
  return all(
    when(dados.regraDescricao.trim() === '', 'dadosRegra.regraDescricao', texto.descricao),
    when(dados.contabilizaMeta === null, 'dadosRegra.contabilizaMeta', texto.meta),
    when(meses === null, 'dadosRegra.regraEstornoMeses', texto.meses),
    when(
      meses !== null && (meses < 0 || !Number.isInteger(meses)),
      'dadosRegra.regraEstornoMeses',
      texto.inteiro,
    ),
  );
};

const problemasPorVida = ({ dadosRegra: dados }: RegraEscrita): FieldProblem[] =>
  all(
    when(!isPositive(dados.regraValorVida), 'dadosRegra.regraValorVida', texto.maiorQueZero),
    when(isNegative(dados.regraBonusVida), 'dadosRegra.regraBonusVida', texto.naoNegativo),
    when(isNegative(dados.regraBonusPorcentagem), 'dadosRegra.regraBonusPorcentagem', texto.naoNegativo),
  );

/** Common numbers of lives of two tracks of one age band. */
const emComum = (a: FaixaEscrita, b: FaixaEscrita): readonly [number, number] | null => {
  const from = Math.max(a.faixaVidasInicial ?? 0, b.faixaVidasInicial ?? 0);
  const to = Math.min(a.faixaVidasFinal ?? 0, b.faixaVidasFinal ?? 0);
  return a.tabelaFaixaId === b.tabelaFaixaId && from > 0 && from <= to ? [from, to] : null;
};

const sobreposta = (faixas: readonly FaixaEscrita[], index: number): Found => {
  const own = faixas[index];
  if (!own) return null;
  for (const other of faixas.slice(0, index)) {
    const common = emComum(own, other);
    if (!common) continue;
    const idade = textoDaFaixa(own.tabelaFaixaId);
    return {
      field: `faixasRegra.${index}.faixaVidasInicial`,
      message: `De ${common[0]} a ${common[1]} vendas da idade ${idade} já são da faixa “${other.faixaDescricao.trim()}”!`,
    };
  }
  return null;
};

const problemasDasFaixas = ({ faixasRegra, dadosRegra }: RegraEscrita): FieldProblem[] => {
  if (faixasRegra.length === 0) return [{ field: 'faixasRegra', message: texto.faixas }];
  // A rule of type 3 does not count lives (RCO-4).
  const faixas = faixasRegra.map((faixa) =>
    dadosRegra.regraTipoId === 3 ? { ...faixa, ...vidasDeTodas } : faixa,
  );
  return faixas.flatMap((faixa, index) => {
    const at = (name: keyof FaixaEscrita) => `faixasRegra.${index}.${name}`;
    const { faixaVidasInicial: from, faixaVidasFinal: to } = faixa;
    return all(
      when(faixa.faixaDescricao.trim() === '', at('faixaDescricao'), texto.faixaDescricao),
      when(!isPositive(from), at('faixaVidasInicial'), texto.maiorQueZero),
      when(!isPositive(to), at('faixaVidasFinal'), texto.maiorQueZero),
      when(isPositive(to) && (to ?? 0) < (from ?? 0), at('faixaVidasFinal'), texto.faixaFinal),
      when(textoDaFaixa(faixa.tabelaFaixaId) === '', at('tabelaFaixaId'), texto.faixaEtaria),
      when(!isPositive(faixa.faixaPorcentagemPaga), at('faixaPorcentagemPaga'), texto.maiorQueZero),
      sobreposta(faixas, index),
    );
  });
};

/** A pair of seller and plan in a draft, and the field with it. */
interface Par {
  readonly field: string;
  readonly vendedor: string;
  readonly plano: string;
}

const paresDasAssociacoes = ({ vendedorRegraComissao }: RegraEscrita): Par[] =>
  vendedorRegraComissao.flatMap(({ planoRegistro, vendedores }, index) =>
    vendedores.flatMap((vendedor) =>
      planoRegistro.map((plano) => ({
        field: `vendedorRegraComissao.${index}.vendedores`,
        vendedor,
        plano,
      })),
    ),
  );

/** One problem per field: the first repeated pair. */
const repetidos = (pares: readonly Par[], message: (par: Par) => string): FieldProblem[] => {
  const seen = new Set<string>();
  const problems = new Map<string, FieldProblem>();
  for (const par of pares) {
    const key = `${par.vendedor} ${par.plano}`;
    if (seen.has(key) && !problems.has(par.field))
      problems.set(par.field, { field: par.field, message: message(par) });
    seen.add(key);
  }
  return [...problems.values()];
};

const problemasDosVendedores = (regra: RegraEscrita): FieldProblem[] => {
  const { vendedorRegraComissao: lista } = regra;
  if (lista.length === 0) return [{ field: 'vendedorRegraComissao', message: texto.associacoes }];
  const linhas = lista.reduce((sum, one) => sum + one.planoRegistro.length * one.vendedores.length, 0);
  if (linhas > maisLinhas) return [{ field: 'vendedorRegraComissao', message: texto.linhas }];
  const problems = lista.flatMap(({ planoRegistro, vendedores, dataInicio, dataFim }, index) => {
    const at = `vendedorRegraComissao.${index}`;
    return all(
      when(planoRegistro.length === 0, `${at}.planoRegistro`, texto.planos),
      when(vendedores.length === 0, `${at}.vendedores`, texto.vendedores),
      when(dataInicio === null || dataFim === null, `${at}.dataInicio`, texto.vigencia),
      when(dataInicio !== null && dataFim !== null && dataFim < dataInicio, `${at}.dataFim`, texto.fim),
    );
  });
  return [
    ...problems,
    ...repetidos(
      paresDasAssociacoes(regra),
      ({ vendedor, plano }) => `O vendedor ${vendedor} já está nesta regra com o plano ${plano}!`,
    ),
  ];
};

const problemasDasParcerias = ({ vendedorParceria: lista }: RegraEscrita): FieldProblem[] => {
  const problems = lista.flatMap(({ planoRegistro, vendedor, parceiros }, index) => {
    const at = `vendedorParceria.${index}`;
    return all(
      when(planoRegistro === '', `${at}.planoRegistro`, texto.plano),
      when(vendedor === '', `${at}.vendedor`, texto.vendedor),
      when(parceiros.length === 0, `${at}.parceiros`, texto.parceiros),
      when(
        vendedor !== '' && parceiros.includes(vendedor),
        `${at}.parceiros`,
        `O vendedor ${vendedor} não pode ser parceiro de si mesmo!`,
      ),
      when(
        new Set(parceiros).size < parceiros.length,
        `${at}.parceiros`,
        'Um parceiro está mais de uma vez na mesma parceria!',
      ),
    );
  });
  const pares = lista.flatMap(({ vendedor, planoRegistro: plano }, index) =>
    vendedor === '' || plano === '' ? [] : [{ field: `vendedorParceria.${index}.vendedor`, vendedor, plano }],
  );
  return [
    ...problems,
    ...repetidos(
      pares,
      ({ vendedor, plano }) => `O vendedor ${vendedor} já tem uma parceria nesta regra com o plano ${plano}!`,
    ),
  ];
};

/** Problems of a rule, by field, in the order of the wizard; empty when it may be saved (RCO-3 to RCO-8). */
export const problemasDaRegra = (regra: RegraEscrita): FieldProblem[] => [
  ...problemasDosDados(regra),
  ...(regra.dadosRegra.regraTipoId === 1 ? problemasPorVida(regra) : problemasDasFaixas(regra)),
  ...problemasDosVendedores(regra),
  ...problemasDasParcerias(regra),
];
