import type { IdadeDosDados } from '@vidas/api-client/shell/dados/dados.contract.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { diaEHora } from './dadosDe.ts';
import { RouterLink } from './RouterLink.tsx';
import { modulesOf } from './session/session.ts';
import { useSession } from './session/SessionProvider.tsx';

export type DadosAtrasadosProps = Pick<IdadeDosDados, 'atrasados'>;

/** Warning over a page with late data, with a link to the loads for people who may open them (CAR-70). */
export function DadosAtrasados({ atrasados }: DadosAtrasadosProps) {
  const session = useSession();
  const isDeTi = session !== null && modulesOf(session).includes('tecnologia');
  return (
    <Notice tone="caution" title="Dados atrasados">
      <Row gap="m">
        <span>
          {`Ainda não veio nada mais novo: ${atrasados
            .map(({ arquivo, em }) => `${arquivo}.csv de ${diaEHora(em)}`)
            .join('; ')}.${isDeTi ? '' : ' Fale com a Tecnologia.'}`}
        </span>
        {isDeTi && (
          <LinkButton size="small" href="/modulos/tecnologia/carga-de-dados" linkComponent={RouterLink}>
            Carga de dados
          </LinkButton>
        )}
      </Row>
    </Notice>
  );
}
