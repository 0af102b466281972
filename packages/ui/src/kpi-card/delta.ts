import { formatKpi, type KpiKind } from './formatKpi.ts';

/** A change against another moment. */
export interface KpiDelta {
  /** The change itself, with its sign: 3.4 with kind percent is +3,4%; cents with kind money. */
  readonly value: number;
  /** Default percent. */
  readonly kind?: Exclude<KpiKind, 'text'> | undefined;
  /** The good direction: down for cancellations. Default up; neither gives no verdict. */
  readonly good?: 'up' | 'down' | 'neither' | undefined;
  /** The other moment, as it follows 'em relação a': setembro, 'outubro de 2025'. */
  readonly comparedTo: string;
}

/** A change in words. */
export interface DeltaWords {
  readonly direction: 'up' | 'down' | 'flat';
  readonly tone: 'positive' | 'negative' | 'muted';
  /** Examples: '+3,4%', '−12'. */
  readonly amount: string;
  /** One of melhora, piora, estável; empty where no direction is good. */
  readonly verdict: string;
  /** Example: 'em relação a setembro'. */
  readonly against: string;
}

/** A change in words: sign, direction and verdict, so that none depends on a colour. */
export function describeDelta({ value, kind = 'percent', good = 'up', comparedTo }: KpiDelta): DeltaWords {
  const written = formatKpi(value, kind);
  // A change that rounds to zero is no change.
  const isFlat = formatKpi(Math.abs(value), kind) === formatKpi(0, kind);
  const against = `em relação a ${comparedTo}`;
  if (!Number.isFinite(value))
    return { direction: 'flat', tone: 'muted', amount: '', verdict: 'sem comparação', against };
  if (isFlat)
    return { direction: 'flat', tone: 'muted', amount: formatKpi(0, kind), verdict: 'estável', against };
  const direction = value > 0 ? 'up' : 'down';
  const amount = value > 0 ? `+${written}` : written;
  if (good === 'neither') return { direction, tone: 'muted', amount, verdict: '', against };
  const isGood = direction === good;
  return {
    direction,
    tone: isGood ? 'positive' : 'negative',
    amount,
    verdict: isGood ? 'melhora' : 'piora',
    against,
  };
}
