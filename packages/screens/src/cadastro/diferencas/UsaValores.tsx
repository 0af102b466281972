import { useQuery } from '@tanstack/react-query';
import { usaValorDaAnsSib } from '@vidas/api-client/cadastro/diferencas/diferencas.contract.ts';
import { unidadeDaDiferenca } from '@vidas/api-client/cadastro/diferencas/diferencas.rules.ts';
import { getMotivosCancelamento } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { useVistas } from '../../app/useVistas.ts';
import { dizFeito, escolhidas, isFim, linhasDe, nomeDaDiferenca } from './diferencaVista.ts';
import type { DiferencasProps } from './EnviaDiferencas.tsx';

interface UsaValoresProps extends DiferencasProps {
  /** Shows the result in a toast. Default true. */
  readonly isSaid?: boolean;
}

const schemaDe = (isCancelamento: boolean) =>
  z.object({
    motivo: z
      .string()
      .check(z.refine((motivo) => !isCancelamento || motivo !== '', 'Escolha o motivo do cancelamento.')),
  });

/** Asks before the values of ANS are written here; a bond that is inactive there needs a reason of cancellation. */
export function UsaValores({ diferencas, isSaid = true, onClose, onDone }: UsaValoresProps) {
  const { act, refusal } = useAct(usaValorDaAnsSib, { timeoutMs: false });
  const { vistas, confirmado } = useVistas(diferencas, linhasDe, refusal);
  const ends = vistas.filter(isFim).length;
  const motivos = useQuery({
    ...queryOf(useHttp(), getMotivosCancelamento, {}),
    enabled: ends > 0,
    staleTime: 300_000,
  });
  const form = useServerForm({
    schema: schemaDe(ends > 0),
    defaultValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      const body = { diferencas: escolhidas(vistas), motivo: motivo === '' ? null : motivo, confirmado };
      const reply = replyOf(await act({ body }));
      if (isSaid) dizFeito(reply);
      onDone?.(reply);
      onClose();
    },
  });
  const [first] = vistas;
  const one = vistas.length === 1 ? first : undefined;
  return (
    <FormDialog
      title={`Usar o valor da ANS: ${one ? nomeDaDiferenca(one) : counted(vistas.length, unidadeDaDiferenca.um, unidadeDaDiferenca.varios)}`}
      size="medium"
      form={form}
      failed="Nada foi gravado"
      actionLabel="Usar o valor da ANS"
      onClose={onClose}
    >
      <Text>
        {one
          ? `Grava-se ${one.valorAns ?? 'em branco'} no lugar de ${one.valorOperadora ?? 'em branco'}.`
          : 'Grava-se em cada um o valor da ANS no lugar do daqui.'}
      </Text>
      <Text>
        A ANS já o tem, e nada segue a ela. O que também é do sistema central se conta a ele, e espera em
        Sistema central até que concorde.
      </Text>
      {ends > 0 && (
        <FormField form={form} name="motivo">
          {(field) => (
            <SelectField
              label={`Motivo do cancelamento de ${counted(ends, 'vínculo', 'vínculos')}`}
              {...field}
              options={[
                { value: '', label: 'Escolha o motivo' },
                ...(motivos.data ?? []).map(({ codigo, descricao }) => ({ value: codigo, label: descricao })),
              ]}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
