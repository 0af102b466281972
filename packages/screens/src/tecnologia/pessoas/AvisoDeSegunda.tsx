import { horasDoPedido } from '@vidas/api-client/tecnologia/pedidos/segundaPessoa.rules.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';

/** Notice before sending: the change waits for a second person (OPE-16). */
export function AvisoDeSegunda() {
  return (
    <Notice tone="caution" title="Aguarda uma segunda pessoa">
      {`Abre as denúncias da Ouvidoria, ou deixa que alguém as abra. Nada muda até que outra pessoa de Tecnologia aprove, em até ${horasDoPedido} horas.`}
    </Notice>
  );
}
