import { writeDay } from '@vidas/api-client/words/day.ts';
import type { FichaBeneficiario } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';

export interface FichaVinculoProps {
  readonly vinculo: FichaBeneficiario['vinculo'];
}

const dayOf = (iso: string | null): string | null => (iso === null ? null : writeDay(iso));

/** The bond to the plan, read-only: it is changed in the contract. */
export function FichaVinculo({ vinculo }: FichaVinculoProps) {
  const { titular, relacaoDependencia, plano, empresa } = vinculo;
  const cancelamento = [dayOf(vinculo.dataCancelamento), vinculo.motivoCancelamento].filter(Boolean);
  return (
    <Fieldset legend="Vínculo">
      <Facts
        facts={[
          {
            name: 'Relação de dependência',
            value: titular === null ? relacaoDependencia : `${relacaoDependencia} de ${titular}`,
          },
          { name: 'Plano', value: plano },
          { name: 'Empresa', value: empresa },
          { name: 'Contratação', value: dayOf(vinculo.dataContratacao) },
          { name: 'Cancelamento', value: cancelamento.join(', ') },
        ]}
      />
    </Fieldset>
  );
}
