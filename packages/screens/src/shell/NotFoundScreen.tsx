import { PlainPage } from './PlainPage.tsx';

/** Any unknown address; the English words are the specification's own (decisions Q18). */
export function NotFoundScreen() {
  return <PlainPage title="Page not found">Esta página não existe ou mudou de endereço.</PlainPage>;
}
