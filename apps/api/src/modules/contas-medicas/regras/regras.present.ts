import { escreveValores, regraDaConta } from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import { findable } from '../../../db/findable.ts';
import type { RegraSelecionada } from './regras.sql.ts';

const emTexto = (valor: number | null): string | null => (valor === null ? null : String(valor));

/** State and values of a rule in words (CTM-96). */
export const presentRegra = ({ chave, ligada, valor1, valor2 }: RegraSelecionada) => {
  const valores = [valor1, valor2].slice(0, regraDaConta(chave).valores.length);
  const semValor = valores.includes(null) ? 'SEM_VALOR' : 'LIGADA';
  return {
    situacao: ligada ? semValor : 'DESLIGADA',
    valores: escreveValores(chave, valores) || null,
    valor1: emTexto(valor1),
    valor2: emTexto(valor2),
  };
};

findable(import.meta.url, { presentRegra });
