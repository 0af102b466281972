/** Message when no answer came from `base`, the address of the API, to a page at `page` (both absolute or a path). */
export const unreachableText = (base: string, page: string): string => {
  const { origin } = new URL(base, page);
  const own = new URL(page).origin;
  return origin === own
    ? 'O servidor não pôde ser alcançado. Verifique sua conexão e tente de novo.'
    : `O servidor ${origin} não pôde ser alcançado ou não aceita chamadas desta página (${own}). Verifique sua conexão; se ela estiver boa, avise quem cuida do sistema.`;
};
