import type { VisaoSalva } from '@vidas/api-client/shell/visoes/visoes.contract.ts';

/** Maximum of bytes of one view with its name, as JSON. */
const MAX_BYTES = 16_384;

/** Maximum of views per person and table. */
export const MAX_VISOES = 50;

/** Reason why a new view is refused (too many, too large); undefined when it is allowed (REL-17). */
export const refusalOf = (visao: VisaoSalva, others: number): string | undefined => {
  if (Buffer.byteLength(JSON.stringify(visao)) > MAX_BYTES)
    return 'A visão é grande demais: escolha menos valores nos filtros.';
  return others >= MAX_VISOES
    ? `Você já tem ${MAX_VISOES} visões salvas desta tabela. Apague alguma para salvar outra.`
    : undefined;
};
