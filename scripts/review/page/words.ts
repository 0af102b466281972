import type { Entry, Kind } from './data.ts';

/** How two pictures are laid beside each other. */
export type View = 'side' | 'slide' | 'flicker' | 'difference';

export const KINDS: Record<Kind, string> = {
  pending: 'A aprovar',
  changed: 'Mudou',
  added: 'Nova',
  removed: 'Removida',
  code: 'Só o código',
};
export const VIEWS: Record<View, string> = {
  side: 'Lado a lado',
  slide: 'Cortina',
  flicker: 'Alternar',
  difference: 'Diferença',
};

export const stories = (count: number) => (count === 1 ? '1 história' : `${count} histórias`);

/** Facts about a story's pictures, in words. */
export const facts = (entry: Entry): string => {
  if (entry.kind === 'code') return 'O código mudou; a imagem gravada é a mesma.';
  if (!entry.before) return 'Não havia imagem antes.';
  if (!entry.after) return 'A imagem foi apagada.';
  if (entry.dots === 0) return 'Outro arquivo, mas nenhum ponto difere além da tolerância.';
  const share = entry.share.toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 2 });
  const dots =
    entry.dots === 1 ? '1 ponto diferente' : `${entry.dots.toLocaleString('pt-BR')} pontos diferentes`;
  return `${dots} (${share})`;
};
