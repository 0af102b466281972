import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getAvisosDosPrazos } from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import type { ChavePrazo } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import { agree } from '@vidas/api-client/words/counted.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';

interface AvisoDosPrazosProps {
  /** Keys of the terms that the screen uses. */
  readonly chaves: readonly ChavePrazo[];
}

/** Warnings about the terms of a screen: unconfirmed ones, and years without registered holidays (PRA-4, FIN-18). */
export function AvisoDosPrazos({ chaves }: AvisoDosPrazosProps) {
  const { data } = useQuery(queryOf(useHttp(), getAvisosDosPrazos, {}));
  if (!data) return null;
  const semConferencia = chaves.filter((chave) => data.naoConferidos.includes(chave));
  const { anosSemFeriados } = data;
  if (semConferencia.length === 0 && anosSemFeriados.length === 0) return null;
  return (
    <Text tone="caution" size="table">
      {semConferencia.length > 0 &&
        `${chaves.length === 1 ? 'O prazo usado aqui' : `${semConferencia.length} de ${chaves.length} prazos usados aqui`} ninguém conferiu (Jurídico, Prazos da lei). `}
      {anosSemFeriados.length > 0 &&
        `Os feriados de ${anosSemFeriados.join(' e ')} não estão gravados: ${agree(anosSemFeriados.length, 'nesse ano', 'nesses anos')} os do estado e do município da sede não contam ainda (Financeiro, Cadastro de feriados).`}
    </Text>
  );
}
