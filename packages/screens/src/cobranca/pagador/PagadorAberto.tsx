import { useQuery } from '@tanstack/react-query';
import type { BuscaBoleto } from '@vidas/api-client/cobranca/boleto/boleto.queries.ts';
import { getPagador, type Pagador } from '@vidas/api-client/cobranca/pagador/pagador.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { FormaPedida } from '../../app/papel/FormaPedida.tsx';
import { LetrasSemFonte } from '../../app/papel/LetrasSemFonte.tsx';
import { useHttp } from '../../app/services.tsx';
import { AvisosDoPagador } from './AvisosDoPagador.tsx';
import { BoletosDoPagador } from './BoletosDoPagador.tsx';
import { PapeisDoPagador } from './PapeisDoPagador.tsx';
import { PromessasDoPagador } from './PromessasDoPagador.tsx';
import { TelefonesDoPagador } from './TelefonesDoPagador.tsx';

interface PagadorAbertoProps {
  readonly pedido: Omit<BuscaBoleto, 'vencimento'>;
}

const quantas = ({ faturas, vencidas }: Pagador): string =>
  `${counted(faturas, 'fatura em aberto', 'faturas em aberto')}, ${counted(vencidas, 'vencida', 'vencidas')}`;

/** The payer on show; its data leaves memory with the page (COB-37). */
export function PagadorAberto({ pedido }: PagadorAbertoProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(useHttp(), getPagador, { body: pedido }),
    gcTime: 0,
  });
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </ErrorState>
    ) : (
      <Stack>
        <Skeleton size="figure" width="40%" />
        <Skeleton size="block" />
        <Skeleton size="block" />
      </Stack>
    );
  const { nome, matricula, situacao, tipo, total, boletos, promessas } = data;
  return (
    <Stack gap="l">
      <Row justify="between" align="baseline">
        <Stack gap="xxs">
          <Heading level={2}>{nome}</Heading>
          <Text tone="muted" isTabular>
            {`${tipo === 'E' ? 'Empresa' : 'Matrícula'} ${matricula} · ${situacao}`}
          </Text>
        </Stack>
        <Stack gap="xxs">
          <Text size="lead" weight="strong" isTabular>
            {`Deve hoje R$ ${formatCents(total)}`}
          </Text>
          <Text tone="muted">{quantas(data)}</Text>
        </Stack>
      </Row>
      <FormaPedida rows={boletos} />
      <LetrasSemFonte rows={boletos} />
      <BoletosDoPagador pagador={data} />
      <Row isEven align="start" gap="l">
        <TelefonesDoPagador pagador={data} />
        {promessas !== null && <PromessasDoPagador pagador={data} promessas={promessas} />}
      </Row>
      <Row isEven align="start" gap="l">
        {promessas !== null && <AvisosDoPagador matricula={matricula} nome={nome} />}
        <PapeisDoPagador pagador={data} />
      </Row>
    </Stack>
  );
}
