import type { MovimentoPrevisto } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { countBoth } from '../../report/cards.tsx';
import { movimentos } from './envioSibTexts.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const counts: readonly (readonly [label: string, counts: (row: MovimentoPrevisto) => boolean])[] = [
  ...movimentos.map(
    ([tipo, [, many]]) => [capital(many), (row: MovimentoPrevisto) => row.tipo === tipo] as const,
  ),
  ['Com pendência', ({ pendencias }) => pendencias.length > 0],
];

/**
 * Number of movements of each kind, and of those outside the file, each with the filtered count as a hint. Those outside lead to `mesa`, the
 * desk of the same month (SIB-64); without it they lead nowhere.
 */
export const envioSibCards = (
  rows: readonly MovimentoPrevisto[] | undefined,
  filtered: readonly MovimentoPrevisto[],
  mesa?: string,
): KpiCardProps[] =>
  counts.map(([label, isCounted]) => {
    const [total, left] = countBoth(rows, filtered, isCounted);
    const isOut = label === 'Com pendência' && total !== undefined && total > 0;
    const hint = rows && left !== total ? `${left.toLocaleString('pt-BR')} com o filtro` : '';
    return {
      label,
      value: total,
      hint: hint || (isOut ? 'fora do arquivo' : ''),
      ...(isOut && mesa !== undefined ? { href: mesa, linkComponent: RouterLink } : {}),
    };
  });
