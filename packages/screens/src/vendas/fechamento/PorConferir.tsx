import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  estadosDoPonto,
  getConferenciaDoMes,
} from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useHttp } from '../../app/services.tsx';

interface PorConferirProps {
  readonly competencia: string;
}

/** Names the points of a month that nobody checked at their present numbers; nothing once all are (COM-53). */
export function PorConferir({ competencia }: PorConferirProps) {
  const { data = [] } = useQuery(queryOf(useHttp(), getConferenciaDoMes, { params: { competencia } }));
  const faltam = data.filter(({ situacao }) => situacao !== estadosDoPonto.conferido);
  if (faltam.length === 0) return null;
  return (
    <Notice tone="caution" title={`${data.length - faltam.length} de ${data.length} pontos conferidos`}>
      {`Falta conferir: ${faltam.map(({ nome }) => nome).join('; ')}.`}
    </Notice>
  );
}
