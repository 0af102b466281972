import type { QueryClient } from '@tanstack/react-query';
import { corrigeBeneficiario, type DadosFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { fichaQuery } from '@vidas/api-client/cadastro/ficha/ficha.queries.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import type { PendenciaDaMesa } from './pendenciasDaMesa.ts';

/** A record as a correction left it, and its data before. */
export interface Gravada {
  readonly matricula: string;
  readonly versao: string;
  readonly antes: DadosFicha;
}

interface Services {
  readonly http: Http;
  readonly client: QueryClient;
}

/** Result for one record: the data for its undo, or the reason why it did not change. */
export type Resultado =
  | { readonly pendencia: PendenciaDaMesa; readonly gravada: Gravada }
  | { readonly pendencia: PendenciaDaMesa; readonly porque: string };

const porqueDe = (reason: unknown): string => {
  if (!(reason instanceof ApiError)) throw reason;
  return reason.message;
};

/** Makes the same correction in other records whose field still has the corrected value, one after another (CAD-43). */
export const corrigeVarias = async (
  { http, client }: Services,
  pendencias: readonly PendenciaDaMesa[],
  { antes, depois }: { readonly antes: DadosFicha; readonly depois: DadosFicha },
): Promise<readonly Resultado[]> => {
  const resultados: Resultado[] = [];
  for (const pendencia of pendencias) {
    const { matricula, campo } = pendencia;
    try {
      const ficha = await client.fetchQuery(fichaQuery(http, matricula));
      if (ficha.dados[campo] !== antes[campo]) {
        resultados.push({ pendencia, porque: 'já tem outro valor' });
        continue;
      }
      const dados = { ...ficha.dados, [campo]: depois[campo] };
      const { versao } = await http.call(corrigeBeneficiario, {
        body: { matricula, versao: ficha.versao, dados },
      });
      resultados.push({ pendencia, gravada: { matricula, versao, antes: ficha.dados } });
    } catch (reason) {
      resultados.push({ pendencia, porque: porqueDe(reason) });
    }
  }
  return resultados;
};

/** Puts the former data back; throws the sentence of those that somebody changed meanwhile (CAD-44). */
export const desfazVarias = async (http: Http, gravadas: readonly Gravada[]): Promise<void> => {
  const porques: string[] = [];
  for (const { matricula, versao, antes } of gravadas)
    try {
      await http.call(corrigeBeneficiario, { body: { matricula, versao, dados: antes } });
    } catch (reason) {
      porques.push(porqueDe(reason));
    }
  if (porques.length > 0) throw new Error(`Não foi desfeito. ${[...new Set(porques)].join(' ')}`);
};
