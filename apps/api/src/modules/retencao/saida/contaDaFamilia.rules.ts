import type { ContaDaFamilia } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import { custoSobreMensalidades } from '../../cadastro/relatorios/cadastro.rules.ts';

type Pessoa = ContaDaFamilia['pessoas'][number];

/** Months begun since an ISO day, at least one and at most the twelve of the cost (RET-31). */
export const mesesAte = (ativadoEm: string | null, hoje: string): number => {
  if (ativadoEm === null) return 12;
  const [ano = 0, mes = 0, dia = 0] = ativadoEm.split('-').map(Number);
  const [esteAno = 0, esteMes = 0, esteDia = 0] = hoje.split('-').map(Number);
  const inteiros = (esteAno - ano) * 12 + esteMes - mes - (esteDia < dia ? 1 : 0);
  return Math.min(12, Math.max(1, inteiros + 1));
};

const soma = (valores: readonly (number | null)[]): number | null => {
  const sabidos = valores.filter((valor) => valor !== null);
  return sabidos.length === 0 ? null : sabidos.reduce((total, valor) => total + valor, 0);
};

/** Sums of the known values; the ratio needs every value (RET-30, RET-31). */
export const somaDaFamilia = (
  pessoas: readonly Pessoa[],
): Pick<ContaDaFamilia, 'soma' | 'custoSobreMensalidades' | 'semDado'> => {
  const semDado = pessoas.filter(({ mensalidade, custo }) => mensalidade === null || custo === null).length;
  const custo = soma(pessoas.map((pessoa) => pessoa.custo));
  const pagas = pessoas.reduce((total, { mensalidade, meses }) => total + (mensalidade ?? 0) * meses, 0);
  return {
    soma: { mensalidade: soma(pessoas.map(({ mensalidade }) => mensalidade)), custo },
    custoSobreMensalidades: semDado > 0 || custo === null ? null : custoSobreMensalidades(custo, pagas),
    semDado,
  };
};
