import { useQuery } from '@tanstack/react-query';
import { getRemessas } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { useHttp } from '../../app/services.tsx';
import { ComandosList } from './ComandosList.tsx';
import { RemessaActs } from './RemessaActs.tsx';

interface RemessaAbertaProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** A file with its titles and the bank's answers. */
export function RemessaAberta({ id, onBack }: RemessaAbertaProps) {
  const { data = [] } = useQuery(queryOf(useHttp(), getRemessas, {}));
  const remessa = data.find((each) => each.id === id);
  return (
    <Page
      title={remessa ? `Remessa ${remessa.sequencial}` : 'Remessa'}
      subtitle={remessa?.retiradaMotivo ?? 'O que se pediu de cada título e o que o banco respondeu.'}
      actions={
        <>
          {remessa && <RemessaActs remessa={remessa} />}
          <Button onPress={onBack}>Voltar à lista</Button>
        </>
      }
      isFilling
    >
      <ComandosList remessa={id} />
    </Page>
  );
}
