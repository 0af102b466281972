import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { anotaRestauro } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.contract.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const schema = z.object({ dia: z.string('Escolha o dia.') });

/** Asks for the day of a rehearsed restore, which only a person knows (TEC-6). */
export function AnotaRestauroDialog({ onClose }: { readonly onClose: () => void }) {
  const { act } = useAct(anotaRestauro);
  const { today } = useOperatorClock();
  const form = useServerForm({
    schema,
    defaultValues: { dia: today() },
    onSubmit: async (body) => {
      const { message } = replyOf(await act({ body }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog title="Restauro ensaiado" form={form} actionLabel="Anotar" onClose={onClose}>
      <Text>O dia fica com o seu nome, no lugar do anterior.</Text>
      <FormField form={form} name="dia">
        {(field) => <DatePicker label="Feito em" {...field} max={today()} today={today()} />}
      </FormField>
    </FormDialog>
  );
}
