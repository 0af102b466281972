import type { TypedPopProps } from './pop.types.ts';
import { QueryForm } from './QueryForm.tsx';

const forms = ['vazio', '!silva', 'silva ou souza'];

/** Searches parts of the shown text. */
export function TextPop(pop: TypedPopProps) {
  return <QueryForm {...pop} forms={forms} />;
}
