import { type AvisoInteiro, registraProva } from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { especiesDeProva, type EspecieDeProva } from '@vidas/api-client/cobranca/aviso/aviso.rules.ts';
import {
  codigosDasProvas,
  provasDoMeio,
  recusaDoArquivo,
} from '@vidas/api-client/cobranca/aviso/prova.rules.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { base64Of } from '@vidas/api-client/kinds/base64.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { UploadZone } from '@vidas/ui/upload-zone/UploadZone.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useAct } from '../../app/useAct.ts';
import { useServerForm } from '../../app/useServerForm.ts';

interface ProvaDialogProps {
  readonly aviso: AvisoInteiro;
  /** True to mark an answer as read. */
  readonly isResposta: boolean;
  readonly onClose: () => void;
}

interface Arquivo {
  readonly nome: string;
  readonly bytes: Uint8Array;
  readonly recusa: string | null;
}

const schema = z.object({
  especie: z.enum(codigosDasProvas),
  recebidoEm: z.nullable(z.string()).check(z.refine((day) => day !== null, 'Diga o dia.')),
  numero: z.string(),
  nota: z.string(),
});

type Typed = z.infer<typeof schema>;

const dias: Record<EspecieDeProva, string> = {
  AR: 'Dia no AR',
  RESPOSTA: 'Dia da resposta',
  LEITURA: 'Dia da leitura',
  GRAVACAO: 'Dia da ligação',
  RECIBO: 'Dia do recibo',
  FALHA: 'Dia da tentativa',
};

/** Adds a proof to a notice with its file, or an answer that a person has read ("vale como ciência"). */
export function ProvaDialog({ aviso, isResposta, onClose }: ProvaDialogProps) {
  const { today } = useOperatorClock();
  const { act } = useAct(registraProva);
  const [arquivo, setArquivo] = useState<Arquivo | null>(null);
  const { id, matricula, meio } = aviso;
  const enviadoEm = aviso.enviadoEm.slice(0, 10);
  const [costume = 'RESPOSTA'] = provasDoMeio(meio);
  const form = useServerForm({
    schema,
    defaultValues: {
      especie: isResposta ? 'RESPOSTA' : costume,
      recebidoEm: null,
      numero: '',
      nota: '',
    } as Typed,
    onSubmit: async ({ recebidoEm, ...rest }: Typed) => {
      const body = { ...rest, recebidoEm: recebidoEm ?? '' };
      if (arquivo?.recusa) return;
      const enviado = arquivo && { nome: arquivo.nome, conteudo: base64Of(arquivo.bytes) };
      const outcome = await act({ body: { ...body, aviso: id, matricula, arquivo: enviado } });
      toasts.success(replyOf(outcome).message);
      onClose();
    },
  });
  const especie = useWatch({ control: form.control, name: 'especie' });
  const choose = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    setArquivo({ nome: file.name, bytes, recusa: recusaDoArquivo(file.name, bytes) });
  };
  const opcoes = provasDoMeio(meio).map((value) => ({ value, label: especiesDeProva[value] }));
  return (
    <FormDialog
      title={isResposta ? 'Marcar resposta como lida' : 'Registrar prova'}
      actionLabel={isResposta ? 'Vale como ciência' : 'Registrar prova'}
      form={form}
      isDisabled={arquivo?.recusa !== null && arquivo !== null}
      onClose={onClose}
    >
      {isResposta && (
        <Text tone="muted">
          Só marque a resposta que você leu, e que mostra que a pessoa soube do aviso (RN ANS 593/2023, art.
          8).
        </Text>
      )}
      {!isResposta && (
        <FormField form={form} name="especie">
          {(field) => <SelectField label="Prova" {...field} options={opcoes} />}
        </FormField>
      )}
      <FormField form={form} name="recebidoEm">
        {(field) => (
          <DatePicker label={dias[especie]} {...field} min={enviadoEm} max={today()} today={today()} />
        )}
      </FormField>
      {especie === 'AR' && (
        <FormField form={form} name="numero">
          {(field) => <TextField label="Número do AR" hint="AA123456789BR" maxLength={20} {...field} />}
        </FormField>
      )}
      <FormField form={form} name="nota">
        {(field) => (
          <TextArea
            label={especie === 'RESPOSTA' ? 'O que a pessoa respondeu' : 'Observação'}
            maxLength={500}
            hasCounter
            {...field}
          />
        )}
      </FormField>
      <UploadZone
        label="Arquivo da prova"
        accept=".pdf,.jpg,.jpeg,.mp3"
        hint="PDF, JPG ou MP3 de até 10 MB; fica cifrado por cinco anos"
        state={arquivo === null ? 'idle' : arquivo.recusa === null ? 'done' : 'error'}
        message={arquivo === null ? undefined : (arquivo.recusa ?? 'Arquivo pronto para registrar.')}
        fileName={arquivo?.nome}
        onFile={(file) => void choose(file)}
        onRemove={() => setArquivo(null)}
      />
    </FormDialog>
  );
}
