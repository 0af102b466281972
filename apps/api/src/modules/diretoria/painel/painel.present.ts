import type { PainelDash, VidasAns } from '@vidas/api-client/diretoria/painel/painel.contract.ts';
import { faixasDoPainel, textoDaFaixaNoPainel } from '@vidas/api-client/diretoria/painel/painel.rules.ts';
import type { VidaDoPainel } from '@vidas/api-client/diretoria/painel/vidasDoPainel.contract.ts';
import { findable } from '../../../db/findable.ts';
import type { Celula } from './painel.sql.ts';
import type { VidaSelecionada } from './vidas.sql.ts';

/** Share of the whole in hundredths of a percent, half up; 0 for an empty whole. */
const percentOf = (value: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((value * 10_000) / whole);

/** Divisions of the active lives, each a sum of cells. */
export const presentDash = (
  celulas: readonly Celula[],
): Pick<PainelDash, 'qtdAtivos' | 'gender' | 'plan' | 'type' | 'range' | 'titulares' | 'dependentes'> => {
  const count = (isCounted: (celula: Celula) => boolean): number =>
    celulas.reduce((sum, celula) => sum + (isCounted(celula) ? celula.vidas : 0), 0);
  const qtdAtivos = count(() => true);
  const part = (isCounted: (celula: Celula) => boolean) => {
    const value = count(isCounted);
    return { value, percent: percentOf(value, qtdAtivos) };
  };
  const outras = part(({ linha }) => linha !== 'PREMIUM' && linha !== 'SMART');
  return {
    qtdAtivos,
    gender: { masc: part(({ sexo }) => sexo === 'M'), fem: part(({ sexo }) => sexo === 'F') },
    plan: {
      premium: part(({ linha }) => linha === 'PREMIUM'),
      smart: part(({ linha }) => linha === 'SMART'),
      ...(outras.value === 0 ? {} : { outras }),
    },
    type: {
      individual: part(({ tipo }) => tipo === 1),
      empresarial: part(({ tipo }) => tipo === 2),
      adesao: part(({ tipo }) => tipo === 3),
    },
    range: faixasDoPainel.map((faixa, at) => ({
      codigo: String(at + 1),
      faixa,
      ...part((celula) => celula.faixa === at + 1),
    })),
    titulares: count(({ titular }) => titular),
    dependentes: count(({ titular }) => !titular),
  };
};

interface Contra {
  readonly faixa: number;
  readonly operadora: number;
  readonly ans: number;
}

/** All ten bands, and ANS records without a day of birth, if any. */
export const presentContraAns = (found: readonly Contra[]): Pick<VidasAns, 'faixas' | 'total'> => {
  const contra = ({ operadora, ans }: Omit<Contra, 'faixa'>) => ({
    operadora,
    ans,
    divergencia: operadora - ans,
  });
  const none = { operadora: 0, ans: 0 };
  const codigos = [...faixasDoPainel.keys()].map((at) => at + 1);
  const semNascimento = found.find(({ faixa }) => faixa === 0);
  return {
    faixas: [...codigos, ...(semNascimento ? [0] : [])].map((codigo) => ({
      codigo: String(codigo),
      faixa: textoDaFaixaNoPainel(String(codigo)),
      ...contra(found.find(({ faixa }) => faixa === codigo) ?? none),
    })),
    total: contra(
      found.reduce(
        (sum, { operadora, ans }) => ({ operadora: sum.operadora + operadora, ans: sum.ans + ans }),
        none,
      ),
    ),
  };
};

const palavras: Readonly<Record<string, string>> = {
  F: 'Feminino',
  M: 'Masculino',
  PREMIUM: 'Premium',
  SMART: 'Smart',
  '1': 'Individual/Familiar',
  '2': 'Empresarial',
  '3': 'Adesão',
  INDIVIDUAL: 'Individual/Familiar',
  EMPRESARIAL: 'Empresarial',
  ADESAO: 'Adesão',
};

const palavra = (codigo: string | null): string | null =>
  codigo === null ? null : (palavras[codigo] ?? codigo);

/** A row with the board's words for its codes. */
export const presentVida = (vida: VidaSelecionada): VidaDoPainel => ({
  ...vida,
  sexo: palavra(vida.sexo),
  tipo: palavra(vida.tipo),
  plano: palavra(vida.plano),
  faixa: textoDaFaixaNoPainel(String(vida.faixa)),
});

findable(import.meta.url, { presentVida });
