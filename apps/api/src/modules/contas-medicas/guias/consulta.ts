import type * as contract from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { Endpoint, Input } from '@vidas/api-client/http/endpoint.ts';
import type { Acesso } from '../../../http/acesso/consulta.ts';
import { revisao } from './acesso.rules.ts';

type Guia = contract.Guia;

const pessoa = 'numCarteiraBenef' satisfies keyof Guia;
/** Maximum of guide numbers in the record of one call. */
const maximoDeNumeros = 20;

const numeros = (numGuias: readonly string[]) => ({
  detalhe: [...new Set(numGuias)].slice(0, maximoDeNumeros).join(', '),
});

/** Guides of a provider, recorded as a reading (PRV-8). */
export const daLista: Acesso<typeof contract.getGuiasImportadas> = {
  ...revisao,
  consulta: {
    lista: 'Guias importadas',
    pessoa,
    pergunta: ({ body }) => ({ detalhe: `${body.codPrestador} · ${body.filtrarStatus}` }),
  },
};

/** One guide, read or returned by an act, recorded by its number. */
export const daGuia = <E extends Endpoint>(numerosDe: (input: Input<E>) => readonly string[]): Acesso<E> => ({
  ...revisao,
  consulta: {
    lista: 'Guia importada',
    pessoa,
    pergunta: (input) => numeros(numerosDe(input)),
    linhas: (reply) => {
      const { guia } = reply as { guia?: Guia | null };
      return guia ? [guia] : undefined;
    },
  },
});

/** Guides returned after a decision about their items; empty when the client wants none (CTM-53). */
export const dasGuias: Acesso<typeof contract.setGuiaItens> = {
  ...revisao,
  consulta: {
    lista: 'Guia importada',
    pessoa,
    pergunta: ({ body }) => numeros(body.itensAlterados.map(({ numGuia }) => numGuia)),
    linhas: ({ guias }) => guias?.map(({ guia }) => guia),
  },
};
