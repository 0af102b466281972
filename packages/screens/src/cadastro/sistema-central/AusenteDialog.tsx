import { counted } from '@vidas/api-client/words/counted.ts';
import { useQuery } from '@tanstack/react-query';
import type { AusenteDaCarga } from '@vidas/api-client/cadastro/sistema-central/ausentesDaCarga.report.ts';
import {
  getMotivosCancelamento,
  respondeAusente,
} from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import { listasDoCentral } from '@vidas/api-client/cadastro/sistema-central/listasDoCentral.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

export type AtoDeAusente = 'pergunta' | 'encerra' | 'ignora';

export const palavras = {
  pergunta: 'Perguntar ao central',
  encerra: 'Encerrar aqui',
  ignora: 'Deixar de lado',
} as const;

const explica = {
  pergunta:
    'A pergunta vai com o que se conta ao sistema central. O vínculo segue ativo aqui até ele responder.',
  encerra:
    'O vínculo termina aqui no dia escolhido, o primeiro sem cobertura, e o sistema central é informado.',
  ignora: 'O vínculo segue ativo e sai do que há a decidir até o dia escolhido.',
} as const;

interface AusenteDialogProps {
  readonly ato: AtoDeAusente;
  readonly ausente: AusenteDaCarga;
  readonly onClose: () => void;
}

const schemaDe = (ato: AtoDeAusente) =>
  z.object({
    dia: z
      .nullable(z.string())
      .check(z.refine((dia) => ato === 'pergunta' || dia !== null, 'Informe o dia.')),
    motivo: z.string().check(z.refine((motivo) => ato !== 'encerra' || motivo !== '', 'Escolha o motivo.')),
  });

/** Asks the core system about an absent bond, ends it here, or ignores it until a day. */
export function AusenteDialog({ ato, ausente, onClose }: AusenteDialogProps) {
  const { act } = useAct(respondeAusente, { rereads: listasDoCentral });
  const motivos = useQuery({
    ...queryOf(useHttp(), getMotivosCancelamento, {}),
    enabled: ato === 'encerra',
    staleTime: 300_000,
  });
  const { today } = useOperatorClock();
  // Fixed, because the list behind is read again before the dialog closes.
  const [{ matricula, nome, dias }] = useState(ausente);
  const form = useServerForm({
    schema: schemaDe(ato),
    defaultValues: { dia: ato === 'encerra' ? today() : null, motivo: '' },
    onSubmit: async ({ dia, motivo }) => {
      const body = { matricula, ato, dia, motivo: motivo === '' ? null : motivo };
      const { message } = replyOf(await act({ body }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${palavras[ato]}: ${nome}`}
      size="medium"
      form={form}
      actionLabel={palavras[ato]}
      onClose={onClose}
    >
      <Text>{`Matrícula ${matricula}, ausente há ${counted(dias, 'dia', 'dias')}. ${explica[ato]}`}</Text>
      {ato !== 'pergunta' && (
        <FormField form={form} name="dia">
          {(field) => (
            <DatePicker
              label={ato === 'encerra' ? 'Primeiro dia sem cobertura' : 'De lado até'}
              {...field}
              today={today()}
              {...(ato === 'ignora' && { min: today() })}
            />
          )}
        </FormField>
      )}
      {ato === 'encerra' && (
        <FormField form={form} name="motivo">
          {(field) => (
            <SelectField
              label="Motivo"
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
