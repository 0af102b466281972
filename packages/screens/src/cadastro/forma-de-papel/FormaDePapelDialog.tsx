import { useQuery } from '@tanstack/react-query';
import {
  anotaFormaDePapel,
  dizForma,
  formaAtual,
  type FormaDePapel,
  type FormaDePapelDeAlguem,
  formasDePapel,
  getFormaDePapel,
  limiteDaNota,
  type TipoDePagador,
} from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { formasDePapel as lista } from '@vidas/api-client/cadastro/forma-de-papel/formasDePapel.report.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { HistoricoDeFormas } from './HistoricoDeFormas.tsx';

/** Queries that a new wish makes stale: those that show it, and those that obey it. */
const rereads = [getFormaDePapel, [lista.module, lista.name], ['cobranca'], ['financeiro'], ['caixa']];

const schema = z.object({ forma: z.string(), nota: z.string().check(z.maxLength(limiteDaNota)) }).check(
  z.refine(({ forma, nota }) => forma !== 'TELEFONE' || nota.trim() !== '', {
    path: ['nota'],
    error: 'Diga por qual telefone e quando se liga.',
  }),
);

const options = [
  { value: '', label: 'Como todos: nada pedido' },
  ...Object.entries(formasDePapel).map(([value, label]) => ({ value, label })),
];

interface FormaDePapelDialogProps {
  readonly tipo: TipoDePagador;
  /** Any matrícula of the contract, or the code of the company. */
  readonly codigo: string;
  readonly onClose: () => void;
}

/** Writes, changes or ends a receiver's wish about papers, over the earlier wishes (PAP-9). */
export function FormaDePapelDialog({ tipo, codigo, onClose }: FormaDePapelDialogProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(useHttp(), getFormaDePapel, { body: { tipo, codigo } }),
    staleTime: 0,
  });
  if (data) return <FormaForm alguem={data} onClose={onClose} />;
  return (
    <Dialog title="Como quer receber papéis" size="medium" onClose={onClose}>
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : (
        <Skeleton size="block" />
      )}
    </Dialog>
  );
}

function FormaForm({
  alguem,
  onClose,
}: {
  readonly alguem: FormaDePapelDeAlguem;
  readonly onClose: () => void;
}) {
  const { act } = useAct(anotaFormaDePapel, { rereads });
  const { tipo, codigo, nome, anotacoes } = alguem;
  const atual = formaAtual(alguem);
  const form = useServerForm({
    schema,
    defaultValues: { forma: atual?.forma ?? '', nota: atual?.nota ?? '' },
    onSubmit: async ({ forma, nota }) => {
      const body = {
        tipo,
        codigo,
        nota,
        forma: forma === '' ? null : (forma as FormaDePapel),
        atual: atual?.id ?? null,
      };
      const { message } = replyOf(await act({ body }));
      toasts.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Como ${nome} quer receber papéis`}
      size="medium"
      form={form}
      actionLabel="Anotar"
      onClose={onClose}
      after={<HistoricoDeFormas anotacoes={anotacoes} />}
    >
      <Text>
        {`${atual === undefined ? 'Nada anotado: recebe como todos.' : `Anotado: ${dizForma(atual)}.`} Vale para todos os papéis e e-mails. Anota-se a forma, e não o motivo dela.`}
      </Text>
      <FormField form={form} name="forma">
        {(field) => <SelectField label="Forma" {...field} options={options} />}
      </FormField>
      <FormField form={form} name="nota">
        {(field) => (
          <TextField
            label="Como"
            hint="Por telefone: o número e a hora. Nas outras formas é opcional."
            {...field}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
