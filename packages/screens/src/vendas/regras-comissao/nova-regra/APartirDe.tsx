import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { CompetencePicker } from '@vidas/ui/competence-picker/CompetencePicker.tsx';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { useWatch } from 'react-hook-form';
import { useOperatorClock } from '../../../app/session/useOperatorClock.ts';
import type { RegraForm } from './useRegraForm.ts';

interface APartirDeProps {
  readonly form: RegraForm;
  /** The copied rule. */
  readonly regra: RegraComissao;
}

/** First month of a copied rule, and the choice to end the copied one (RCO-25). */
export function APartirDe({ form, regra }: APartirDeProps) {
  const { today } = useOperatorClock();
  const [associacoes, substitui] = useWatch({
    control: form.control,
    name: ['vendedorRegraComissao', 'substitui'],
  });
  const inicio = associacoes[0]?.dataInicio ?? null;
  const { codigoRegraComissao: codigo, regraDescricao, status } = regra;
  return (
    <Stack gap="s">
      <CompetencePicker
        label="A partir de"
        hint="Todas as associações começam no primeiro dia deste mês."
        today={today()}
        value={inicio?.endsWith('-01') ? inicio.slice(0, 7) : null}
        onChange={(mes) =>
          form.setValue(
            'vendedorRegraComissao',
            associacoes.map((each) => ({ ...each, dataInicio: mes === null ? null : `${mes}-01` })),
            { shouldDirty: true },
          )
        }
      />
      {status === 'Ativa' && (
        <Checkbox
          label={`A regra ${codigo} “${regraDescricao}” termina na véspera, nos vendedores e planos que as duas têm`}
          checked={substitui !== null}
          onChange={() =>
            form.setValue('substitui', substitui === null ? codigo : null, { shouldDirty: true })
          }
        />
      )}
    </Stack>
  );
}
