import { counted } from '../words/counted.ts';
import { writeDay } from '../words/day.ts';
import { textoDaFaixa } from '../kinds/faixaEtaria.ts';
import type { MotivoSemComissao } from './comissao.rules.ts';
import { faixaDaIdade, idadeEm } from './regras-comissao/regra.rules.ts';

/** Data of a sale or fee without commission; days ISO. */
export interface SemComissaoConhecida {
  motivo: MotivoSemComissao;
  /** Lives of the seller in the month. */
  quantidade: number;
  efetivadaEm: string | null;
  nascimento: string | null;
  /** The fee's day of payment; null for the sale itself. */
  pagaEm: string | null;
}

const escrito = (dia: string | null): string => writeDay(dia ?? '');

const faixaEtaria = ({ nascimento, efetivadaEm }: SemComissaoConhecida): string =>
  textoDaFaixa(faixaDaIdade(idadeEm(nascimento ?? '', efetivadaEm ?? ''))).replace('-', '–');

const vidas = (quantidade: number): string => counted(quantidade, 'vida', 'vidas');

const textos: Record<MotivoSemComissao, (conhecida: SemComissaoConhecida) => string> = {
  ADMINISTRATIVA: () => 'é uma venda administrativa',
  NAO_EFETIVADA: () => 'ainda não foi efetivada',
  SEM_REGRA: () => 'falta uma regra do vendedor para este plano',
  FORA_DA_VIGENCIA: ({ efetivadaEm }) => `falta uma regra em vigor na efetivação, em ${escrito(efetivadaEm)}`,
  REGRA_DESATIVADA: ({ efetivadaEm, pagaEm }) =>
    `a regra estava desativada em ${escrito(pagaEm ?? efetivadaEm)}`,
  SEM_NASCIMENTO: () => 'falta a data de nascimento do cliente',
  SEM_FAIXA_IDADE: (conhecida) => `faltam faixas para a faixa etária ${faixaEtaria(conhecida)}`,
  SEM_FAIXA_QUANTIDADE: (conhecida) =>
    `faltam faixas para ${vidas(conhecida.quantidade)} na faixa etária ${faixaEtaria(conhecida)}`,
  SEM_MENSALIDADE: () => 'nenhuma mensalidade foi paga no mês',
  VALOR_ZERO: () => 'o cálculo dá zero',
};

/** Missing condition of a sale or fee without commission, in words with its numbers (COM-10). */
export const textoDoMotivo = (conhecida: SemComissaoConhecida): string => textos[conhecida.motivo](conhecida);

/** The conditions by their codes, for counts of several sales. */
export const nomeDoMotivo: Record<MotivoSemComissao, string> = {
  ADMINISTRATIVA: 'Venda administrativa',
  NAO_EFETIVADA: 'Aguardando ativação do beneficiário',
  SEM_REGRA: 'Sem regra para o vendedor e o plano',
  FORA_DA_VIGENCIA: 'Fora da vigência da regra',
  REGRA_DESATIVADA: 'Regra desativada',
  SEM_NASCIMENTO: 'Sem data de nascimento',
  SEM_FAIXA_IDADE: 'Sem faixa para a idade',
  SEM_FAIXA_QUANTIDADE: 'Sem faixa para a quantidade de vidas',
  SEM_MENSALIDADE: 'Sem mensalidade paga no mês',
  VALOR_ZERO: 'Cálculo zero',
};

const daRegra: ReadonlySet<MotivoSemComissao> = new Set([
  'SEM_REGRA',
  'FORA_DA_VIGENCIA',
  'REGRA_DESATIVADA',
  'SEM_FAIXA_IDADE',
  'SEM_FAIXA_QUANTIDADE',
]);

/**
 * True when only a rule is missing: a closing freezes the rules, so no later one pays the sale (COM-15, COM-47). Every other condition is
 * mended in the register and returns as a change.
 */
export const faltaRegra = (motivo: string): boolean => (daRegra as ReadonlySet<string>).has(motivo);
