import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getImplantacao } from '@vidas/api-client/shell/implantacao/implantacao.contract.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import { modulesOf } from '../../app/session/session.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';

/** The notice over screens whose acts wait for the signature (CAR-50). */
export function EmImplantacao() {
  // A server without the call has no waiting acts.
  const { data } = useQuery({
    ...queryOf(useHttp(), getImplantacao, {}),
    retry: false,
    staleTime: 300_000,
  });
  const session = useSession();
  if (data?.emImplantacao !== true) return null;
  const modules = session === null ? [] : modulesOf(session);
  const module = (['tecnologia', 'diretoria'] as const).find((key) => modules.includes(key));
  return (
    <Notice tone="caution" title="Em implantação">
      <Row gap="m">
        <span>Gerar e enviar abrem aqui quando a Conferência da carga estiver assinada.</span>
        {module && (
          <LinkButton size="small" href={`/modulos/${module}/conferencia-carga`} linkComponent={RouterLink}>
            Conferência da carga
          </LinkButton>
        )}
      </Row>
    </Notice>
  );
}
