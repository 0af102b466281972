import { writeDay } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  type CreditoDoDia,
  getCreditosBanco,
  getLinhasDoDia,
  type ParteDoDia,
  partesDoDia,
  situacoesDoDia,
} from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { ConfereDialog } from './ConfereDialog.tsx';
import { linhaDoDiaColumns } from './retornoColumns.tsx';
import { useEndereco } from './useEndereco.ts';

interface DiaAbertoProps {
  /** 'YYYY-MM-DD'. */
  readonly dia: string;
  readonly onClose: () => void;
}

const valorDe: Readonly<Record<ParteDoDia, (dia: CreditoDoDia) => number | null | undefined>> = {
  QUITACAO: ({ quitacoes }) => quitacoes,
  PARTE: ({ partes }) => partes,
  CREDITO: ({ pagoAMais }) => pagoAMais,
  NAO_IDENTIFICADO: ({ naoIdentificado }) => naoIdentificado,
  A_DECIDIR: ({ aDecidir }) => aDecidir,
};

/** Parameter of the open part in the address. */
const PARTE = 'do-dia';

const isParte = (palavra: string): palavra is ParteDoDia => palavra in partesDoDia;

/** Received − fees − returned = net, then the uses of the net. Each part leads to its rows, and the open one to all. */
const cardsOf = (dia: CreditoDoDia, hrefDe: (parte: ParteDoDia) => string) => [
  { label: 'Recebido', kind: 'money' as const, value: dia.recebido },
  { label: '− Tarifas', kind: 'money' as const, value: dia.tarifas },
  { label: '− Devolvidos', kind: 'money' as const, value: dia.devolvidos },
  { label: '= Líquido', kind: 'money' as const, value: dia.valor },
  ...Object.entries(partesDoDia).map(([parte, label]) => ({
    label,
    kind: 'money' as const,
    value: isParte(parte) ? valorDe[parte](dia) : null,
    ...(isParte(parte) ? { href: hrefDe(parte), linkComponent: RouterLink } : {}),
  })),
];

const subtitleOf = ({ situacao, valorExtrato, conferidoPor }: CreditoDoDia): string =>
  [
    situacao && situacoesDoDia[situacao as keyof typeof situacoesDoDia],
    valorExtrato !== null && `R$ ${formatCents(valorExtrato ?? 0)} no extrato, ${conferidoPor ?? ''}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** A day of credits with its lines, each in its part (CBR-25). */
export function DiaAberto({ dia, onClose }: DiaAbertoProps) {
  const http = useHttp();
  const { today } = useOperatorClock();
  const dias = useQuery(queryOf(http, getCreditosBanco, { params: { start: dia, end: dia } }));
  const found = useQuery(queryOf(http, getLinhasDoDia, { params: { dia } }));
  const { mostra } = useEndereco();
  const [isConferindo, setConferindo] = useState(false);
  const [search] = useSearchParams();
  const mostrada = search.get(PARTE) ?? '';
  const parte = isParte(mostrada) ? mostrada : null;
  const hrefDe = (outra: ParteDoDia): string => {
    const next = new URLSearchParams(search);
    if (outra === parte) next.delete(PARTE);
    else next.set(PARTE, outra);
    return `?${next}`;
  };
  const linhas = parte === null ? found.data : found.data?.filter((linha) => linha.parte === parte);
  const oQue = parte === null ? 'Linhas do dia' : `${partesDoDia[parte]} do dia`;
  const data = dias.data?.find((each) => each.dia === dia);
  const canTick = data !== undefined && data.situacao !== 'SEM_ARQUIVO' && dia <= today();
  return (
    <Page
      title={`Crédito de ${writeDay(dia)}`}
      subtitle={data && subtitleOf(data)}
      actions={
        <>
          <Button onPress={onClose}>Voltar</Button>
          {canTick && (
            <Button tone="primary" onPress={() => setConferindo(true)}>
              Conferir
            </Button>
          )}
        </>
      }
      isFilling
    >
      <KpiStrip cards={data ? cardsOf(data, hrefDe) : []} isLoading={dias.isPending} />
      <ListBody
        report={reportOf(found, linhas)}
        memory="arquivo-banco.dia"
        columns={linhaDoDiaColumns}
        names={{
          file: fileOf('credito', dia),
          question: `Crédito de ${writeDay(dia)}, ${oQue.toLowerCase()}`,
        }}
        table={{
          label: oQue,
          rowKey: ({ arquivoId, linha, parte }) => `${arquivoId} ${linha} ${parte}`,
          emptyText: 'Nenhum retorno traz crédito neste dia.',
          rowActions: ({ arquivo, arquivoId, linha }) => (
            <Button
              size="small"
              aria-label={`Linha ${linha} de ${arquivo}`}
              onPress={() => mostra(arquivoId, linha)}
            >
              Linha
            </Button>
          ),
        }}
      />
      {isConferindo && data && <ConfereDialog dia={data} onClose={() => setConferindo(false)} />}
    </Page>
  );
}
