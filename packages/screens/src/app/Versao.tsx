import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getImplantacao } from '@vidas/api-client/shell/implantacao/implantacao.contract.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from './services.tsx';

/** Version and commit of the server in one muted line, which keeps its height while it waits. */
export function Versao() {
  const { data } = useQuery({
    ...queryOf(useHttp(), getImplantacao, {}),
    retry: false,
    staleTime: 300_000,
  });
  return (
    <Text size="label" tone="muted">
      {data?.versao === undefined ? '\u00a0' : `Vidas ${data.versao}`}
    </Text>
  );
}
