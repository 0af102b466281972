import { resolveTelefoneErrado } from '@vidas/api-client/cadastro/telefone/telefone.contract.ts';
import type { TelefoneErrado } from '@vidas/api-client/cadastro/telefone/telefonesErrados.report.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { PhoneField } from '@vidas/ui/form/fields/PhoneField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';
import { writeFone } from '../../write/writeFone.ts';

interface TelefoneErradoActsProps {
  readonly row: TelefoneErrado;
}

interface AtoProps extends TelefoneErradoActsProps {
  readonly onClose: () => void;
}

const numeroDe = ({ numero }: TelefoneErrado): string => writeFone(numero) ?? numero ?? 'sem telefone';

const quemDisse = ({ ditoPor, ditoEm }: TelefoneErrado): string =>
  `${ditoPor}, em ${ditoEm === null ? '' : writeDayTime(ditoEm)}`;

/** Two acts that end a wrong number: the right one, or that it was right (CAD-31). */
export function TelefoneErradoActs({ row }: TelefoneErradoActsProps) {
  const [ato, setAto] = useState<'corrige' | 'certo' | null>(null);
  const close = () => setAto(null);
  return (
    <>
      <Row>
        <Button
          size="small"
          aria-label={`Corrigir o telefone de ${row.nome}`}
          onPress={() => setAto('corrige')}
        >
          Corrigir
        </Button>
        {row.numero !== null && (
          <Button
            size="small"
            tone="quiet"
            aria-label={`O telefone de ${row.nome} está certo`}
            onPress={() => setAto('certo')}
          >
            Está certo
          </Button>
        )}
      </Row>
      {ato === 'corrige' && <Corrige row={row} onClose={close} />}
      {ato === 'certo' && <EstaCerto row={row} onClose={close} />}
    </>
  );
}

const schema = z.object({ certo: z.string().check(z.minLength(1, 'Digite o número certo.')) });

function Corrige({ row, onClose }: AtoProps) {
  const { act } = useAct(resolveTelefoneErrado);
  // Fixed, because the list behind is read again before the dialog closes.
  const [aberto] = useState(row);
  const form = useServerForm({
    schema,
    defaultValues: { certo: '' },
    onSubmit: async ({ certo }) => {
      toasts.success(replyOf(await act({ body: { id: String(aberto.id), certo } })).message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Corrigir o telefone de ${aberto.nome}`}
      form={form}
      actionLabel="Salvar"
      onClose={onClose}
    >
      <Text>{`${numeroDe(aberto)}, dito errado por ${quemDisse(aberto)}.`}</Text>
      <FormField form={form} name="certo">
        {(field) => <PhoneField label="Número certo" {...field} />}
      </FormField>
    </FormDialog>
  );
}

function EstaCerto({ row, onClose }: AtoProps) {
  const { act, isPending, refusal } = useAct(resolveTelefoneErrado);
  const [aberto] = useState(row);
  const confirm = async () => {
    const outcome = await act({ body: { id: String(aberto.id), certo: null } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`O número ${numeroDe(aberto)} está certo?`}
      actionLabel="Está certo"
      tone="primary"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {`Dito errado por ${quemDisse(aberto)}. Ele sai da lista e volta a ser usado, com o seu nome e a hora.`}
    </Confirm>
  );
}
