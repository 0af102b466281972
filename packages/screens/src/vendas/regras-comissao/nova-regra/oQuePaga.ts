import { counted } from '@vidas/api-client/words/counted.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import type { RegraDigitada } from './regraForm.ts';

const porcento = (points: number | null): string => `${formatCents(Math.round((points ?? 0) * 100))}%`;

/** 'Paga R$ 60,00 por vida.' */
export function oQuePaga(
  { regraTipoId, ...dados }: RegraDigitada['dadosRegra'],
  faixas: RegraDigitada['faixasRegra'],
): string {
  if (regraTipoId === '1') {
    const { regraValorVida, regraBonusVida, regraBonusPorcentagem } = dados;
    const bonus = regraBonusPorcentagem
      ? `, e mais ${porcento(regraBonusPorcentagem)} a partir de ${counted(regraBonusVida ?? 0, 'vida', 'vidas')} no mês`
      : '';
    return `Paga R$ ${formatCents(regraValorVida ?? 0)} por vida${bonus}.`;
  }
  const partes = faixas.map(
    ({ faixaDescricao, faixaPorcentagemPaga }) => `${porcento(faixaPorcentagemPaga)} em “${faixaDescricao}”`,
  );
  return `Paga ${partes.join(', ')}.`;
}
