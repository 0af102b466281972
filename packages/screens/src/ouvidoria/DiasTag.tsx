import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import { diasEmPalavras } from './prazos.ts';

const soon = 2;

const toneOf = (dias: number): TagTone => {
  if (dias < 0) return 'negative';
  return dias <= soon ? 'caution' : 'neutral';
};

/** The days left until the next duty; late ones have their colour. */
export function DiasTag({ dias }: { readonly dias: number }) {
  return <Tag tone={toneOf(dias)}>{diasEmPalavras(dias)}</Tag>;
}
