import { inicioTecnologiaQuery } from '@vidas/api-client/tecnologia/inicio.queries.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import type { ScreenProps } from '../app/manifest.ts';
import { ModuleOverview } from '../app/ModuleOverview.tsx';
import { useOverview } from '../app/useOverview.ts';
import { Versao } from '../app/Versao.tsx';
import { inicioTecnologia } from './inicioSections.tsx';

/** The home of Tecnologia (TEC-2), with a warning about a proxy that hides everybody's address (SEG-29). */
export function InicioTecnologiaScreen({ manifest }: ScreenProps) {
  const { data, page } = useOverview(inicioTecnologiaQuery);
  return (
    <ModuleOverview manifest={manifest} {...page} {...inicioTecnologia(data)}>
      {data?.proxyNaoDeclarado === true && (
        <Notice tone="caution" title="Chegam pedidos por um proxy que não está em TRUSTED_PROXIES">
          Enquanto for assim, toda a gente atrás dele conta como um lugar só: as tentativas de um tornam mais
          lentas a entrada e a ouvidoria para todos. Ponha em TRUSTED_PROXIES o endereço de que o Vidas recebe
          os pedidos, com um proxy que escreva X-Forwarded-For, e reinicie. Se não há proxy à frente, alguém
          mandou esse cabeçalho e nada muda.
        </Notice>
      )}
      <Versao />
    </ModuleOverview>
  );
}
