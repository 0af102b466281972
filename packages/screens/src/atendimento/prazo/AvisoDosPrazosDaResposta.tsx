import { chavesDosTipos, tiposDeSolicitacao } from '@vidas/api-client/atendimento/prazo/tipos.rules.ts';
import type { ChavePrazo } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import { AvisoDosPrazos } from '../../report/prazos/AvisoDosPrazos.tsx';

const chaves = [
  ...new Set(
    chavesDosTipos.flatMap((tipo): ChavePrazo[] => {
      const { responder, realizar } = tiposDeSolicitacao[tipo];
      return [responder, realizar].filter((chave) => chave !== null && chave !== 'JA');
    }),
  ),
];

/** Cautions about the terms of answers and of care (PRA-4). */
export function AvisoDosPrazosDaResposta() {
  return <AvisoDosPrazos chaves={chaves} />;
}
