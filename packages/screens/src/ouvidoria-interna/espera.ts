import { counted } from '@vidas/api-client/words/counted.ts';
import type { Effort } from './PortalServices.tsx';

const minute = 60;

/**
 * Remaining time in words: 'cerca de 20 segundos'. The words stay for some seconds, so that a screen reader is not always talking.
 */
export const aboutSeconds = (seconds: number): string => {
  if (seconds <= 5) return 'menos de 5 segundos';
  const tens = Math.ceil(seconds / 10) * 10;
  return tens < minute
    ? `cerca de ${tens} segundos`
    : `cerca de ${counted(Math.round(tens / minute), 'minuto', 'minutos')}`;
};

/** Text while the device works, or while the turn in the queue has not come. */
export const effortText = (effort: Effort): string =>
  effort.kind === 'proof'
    ? `Verificando neste aparelho. Falta ${aboutSeconds(effort.seconds)}; deixe esta página aberta.`
    : `Há muitos envios agora. A sua vez chega em ${aboutSeconds(effort.seconds)}; esta página envia sozinha.`;

/** False for work of a moment, whose text would flash. */
export const isLong = (effort: Effort): boolean => effort.kind === 'line' || effort.seconds > 2;
