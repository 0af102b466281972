/** A value of a rule: a whole number between two limits. */
interface ValorDaRegra {
  readonly nome: string;
  readonly min: number;
  readonly max: number;
  /** Value before the first saved one; null when no value is safe. */
  readonly padrao: number | null;
}

interface RegraDaConta {
  /** Number in docs/regras. */
  readonly regra: string;
  readonly nome: string;
  /** The rule in one sentence. */
  readonly frase: string;
  readonly fonte: string;
  /** Denial code of ANS table 38 that it offers. */
  readonly glosa: '1601' | '1702' | '1716' | '1802' | '1803' | '1820' | '1913';
  /** Advice to the provider at import. */
  readonly remedio: string;
  readonly ligada: boolean;
  /** At most two, in the order of the form. */
  readonly valores: readonly ValorDaRegra[];
}

const cbhpm = (itens: string): string => `CBHPM, instruções gerais, ${itens}; a porcentagem é a do contrato`;
const porcento = (nome: string): ValorDaRegra => ({ nome, min: 1, max: 100, padrao: null });

/** Trade rules of a bill, by their keys (CTM-87, CTM-89 to CTM-95). */
export const regrasDasContas = {
  duplicada: {
    regra: 'CTM-87',
    nome: 'Mesmo procedimento no mesmo dia',
    frase: 'O procedimento que a pessoa já tem no mesmo dia, no mesmo grau de participação.',
    fonte: 'nossa',
    glosa: '1702',
    remedio:
      'Confira se não é a mesma cobrança duas vezes; se foi feito de novo, diga na observação da guia.',
    ligada: true,
    valores: [],
  },
  retorno: {
    regra: 'CTM-89',
    nome: 'Consulta de retorno',
    frase: 'A consulta da mesma pessoa com o mesmo médico antes de passarem os dias do retorno.',
    fonte: 'Resolução CFM 1.958/2010; os dias são os do contrato',
    glosa: '1601',
    remedio: 'Confira se não é o retorno da consulta anterior; se é outra doença, diga na guia.',
    ligada: false,
    valores: [{ nome: 'Dias do retorno', min: 1, max: 180, padrao: null }],
  },
  diarias: {
    regra: 'CTM-90',
    nome: 'Diárias além da internação',
    frase: 'As diárias da guia que passam das noites do período faturado, com as que se aceitam a mais.',
    fonte: 'nossa',
    glosa: '1913',
    remedio: 'Confira a quantidade de diárias e o período do faturamento.',
    ligada: true,
    valores: [{ nome: 'Diárias aceitas além das noites', min: 0, max: 30, padrao: 1 }],
  },
  segundaCirurgia: {
    regra: 'CTM-91',
    nome: 'Segunda cirurgia do mesmo cirurgião',
    frase: 'A segunda cirurgia do dia, do mesmo cirurgião, cobrada acima da parte da sua via de acesso.',
    fonte: cbhpm('4.1 e 4.2'),
    glosa: '1716',
    remedio: 'Confira a via de acesso e o fator de redução da segunda cirurgia.',
    ligada: false,
    valores: [porcento('Pela mesma via (%)'), porcento('Por outra via (%)')],
  },
  auxiliares: {
    regra: 'CTM-92',
    nome: 'Honorário de auxiliar',
    frase: 'O honorário de auxiliar cobrado acima da sua parte do preço do procedimento.',
    fonte: cbhpm('5.1'),
    glosa: '1716',
    remedio: 'Confira o grau de participação e o fator de redução.',
    ligada: false,
    valores: [porcento('Primeiro auxiliar (%)'), porcento('Demais auxiliares (%)')],
  },
  sexo: {
    regra: 'CTM-93',
    nome: 'Sexo',
    frase: 'O procedimento que a nossa tabela dá a um só sexo, cobrado de pessoa do outro.',
    fonte: 'nossa',
    glosa: '1802',
    remedio: 'Confira o código do procedimento e a carteira.',
    ligada: true,
    valores: [],
  },
  idade: {
    regra: 'CTM-94',
    nome: 'Idade',
    frase: 'O procedimento feito fora das idades que a nossa tabela lhe dá.',
    fonte: 'nossa',
    glosa: '1803',
    remedio: 'Confira o código do procedimento e a carteira.',
    ligada: true,
    valores: [],
  },
  autorizada: {
    regra: 'CTM-95',
    nome: 'Quantidade autorizada',
    frase: 'O procedimento que passa da quantidade da autorização que a guia nomeia.',
    fonte: 'nossa',
    glosa: '1820',
    remedio: 'Confira a quantidade, ou peça a autorização do que foi feito a mais.',
    ligada: true,
    valores: [],
  },
} as const satisfies Readonly<Record<string, RegraDaConta>>;

export type ChaveDaRegra = keyof typeof regrasDasContas;

export const chavesDasRegras = Object.keys(regrasDasContas) as [ChaveDaRegra, ...ChaveDaRegra[]];

/** Definitions by key, without their literal types. */
export const regraDaConta = (chave: ChaveDaRegra): RegraDaConta => regrasDasContas[chave];

const numeros: ReadonlySet<string> = new Set(Object.values(regrasDasContas).map(({ regra }) => regra));

/** True for the number of a trade rule. */
export const isRegraDaConta = (regra: string): boolean => numeros.has(regra);

/** Switch and values of a rule, in the order of its definition; a missing value is null. */
export interface AjusteDaRegra {
  readonly ligada: boolean;
  readonly valores: readonly (number | null)[];
}

export type AjustesDasRegras = Readonly<Record<ChaveDaRegra, AjusteDaRegra>>;

/** Switch and values before the first saved ones. */
export const ajustePadrao = (chave: ChaveDaRegra): AjusteDaRegra => {
  const { ligada, valores } = regraDaConta(chave);
  return { ligada, valores: valores.map(({ padrao }) => padrao) };
};

/** Values of a rule that judges; null when it is off or lacks a value (CTM-96). */
export const valoresQueJulgam = (
  ajustes: AjustesDasRegras,
  chave: ChaveDaRegra,
): readonly number[] | null => {
  const { ligada, valores } = ajustes[chave];
  const ditos = valores.filter((each) => each !== null);
  return ligada && ditos.length === valores.length ? ditos : null;
};

/** Names of the rules that judge: 'sexo', 'quantidade autorizada'. */
export const nomesEmVigor = (ajustes: AjustesDasRegras): string[] =>
  chavesDasRegras
    .filter((chave) => valoresQueJulgam(ajustes, chave) !== null)
    .map((chave) => regraDaConta(chave).nome.toLowerCase());

/** Refusal of a typed value; null when it may be saved. A rule that is off may lack values. */
export const recusaDoValor = (
  { min, max }: Pick<ValorDaRegra, 'min' | 'max'>,
  texto: string,
  ligada: boolean,
): string | null => {
  const escrito = texto.trim();
  const pedido = `use um número inteiro de ${min} a ${max}`;
  if (escrito === '') return ligada ? `${pedido}, ou desligue a regra` : null;
  const valor = Number(escrito);
  return /^\d{1,3}$/.test(escrito) && valor >= min && valor <= max ? null : pedido;
};

/** A typed value; null for an empty one. */
export const valorDigitado = (texto: string): number | null =>
  texto.trim() === '' ? null : Number(texto.trim());

/** Values of a rule in words: 'Dias do retorno: 30'. */
export const escreveValores = (chave: ChaveDaRegra, valores: readonly (number | null)[]): string =>
  regraDaConta(chave)
    .valores.map(({ nome }, at) => `${nome}: ${valores[at] ?? 'sem valor'}`)
    .join(' · ');
