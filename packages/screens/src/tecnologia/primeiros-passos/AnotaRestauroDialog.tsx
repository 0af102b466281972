import { useMutation } from '@tanstack/react-query';
import { anotaRestauroMutation } from '@vidas/api-client/tecnologia/primeiros-passos-queries';
import { DatePicker } from '@vidas/ui/date-picker';
import { FormField } from '@vidas/ui/form/form-field';
import { Text } from '@vidas/ui/text';
import { toasts } from '@vidas/ui/toast';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useServerForm } from '../../app/useServerForm.ts';

const schema = z.object({ dia: z.string('Escolha o dia.') });

/** Asks for the day of a rehearsed restore, which only a person knows (TEC-6). */
export function AnotaRestauroDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync } = useMutation(anotaRestauroMutation(useHttp()));
  const { today } = useOperatorClock();
  const form = useServerForm({
    schema,
    defaultValues: { dia: today() },
    onSubmit: async (body) => {
      const { message } = await mutateAsync({ body });
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
