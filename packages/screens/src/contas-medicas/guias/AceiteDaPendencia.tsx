import type { GuiaItem, ResultadoDoItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { isAtencao } from '@vidas/api-client/contas-medicas/guias/itemDecisao.rules.ts';
import {
  type AceiteDaPendencia as Aceite,
  maximoMotivoDoAceite,
} from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { MoneyField } from '@vidas/ui/form/fields/MoneyField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { moneyCents } from '@vidas/ui/masks/fieldSchemas.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useServerForm } from '../../app/useServerForm.ts';
import { escreveRecusa } from './guiaTexts.ts';

interface AceiteProps {
  readonly item: GuiaItem;
  /** Sends the acceptance; null withdraws it. */
  readonly onAceita: (aceite: Aceite | null) => Promise<ResultadoDoItem | undefined>;
}

const tabelas = [
  { value: '18', label: '18 - Diárias, taxas e gases' },
  { value: '19', label: '19 - Materiais e OPME' },
  { value: '20', label: '20 - Medicamentos' },
  { value: '22', label: '22 - Procedimentos' },
] as const;

const schema = z.object({
  motivo: z.string().check(z.refine((text) => text.trim() !== '', 'Diga por que o item é aceito.')),
  tabela: z.string(),
  vrUnitario: z.nullable(moneyCents({ what: 'o valor unitário' })),
});

function AceiteDialog({ item, onAceita, onClose }: AceiteProps & { readonly onClose: () => void }) {
  const isSemTabela = item.codTabelaAprov === '00';
  const form = useServerForm({
    schema,
    defaultValues: { motivo: '', tabela: '', vrUnitario: isSemTabela ? item.vrUnitario : null },
    onSubmit: async ({ motivo, tabela, vrUnitario }) => {
      const result = await onAceita({
        motivo,
        ...(isSemTabela && tabela !== '' ? { tabela: tabela as '18' } : {}),
        ...(isSemTabela && vrUnitario !== null ? { vrUnitario } : {}),
      });
      if (result?.situacao === 'recusado' || result?.situacao === 'conflito')
        return {
          problems: result.problemas.map(({ field, message }) => ({ name: field, message })),
          failure: escreveRecusa({ ...result, problemas: [] }) || undefined,
        };
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Aceitar a pendência do item ${item.seqItem}`}
      form={form}
      actionLabel="Aceitar"
      onClose={onClose}
    >
      <Text>{item.pendencias ?? 'O código não está nas tabelas da operadora.'}</Text>
      {isSemTabela && (
        <>
          <FormField form={form} name="tabela">
            {(field) => (
              <SelectField label="Tabela" placeholder="Selecione a tabela" options={tabelas} {...field} />
            )}
          </FormField>
          <FormField form={form} name="vrUnitario">
            {(field) => <MoneyField label="Valor unitário que se paga" {...field} />}
          </FormField>
        </>
      )}
      <FormField form={form} name="motivo">
        {(field) => (
          <TextArea
            label="Justificativa"
            hint="Fica no item e no histórico da guia. O aceite não aprova: a decisão é sua, a seguir."
            rows={2}
            maxLength={maximoMotivoDoAceite}
            hasCounter
            {...field}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

/** Accepts a pendency that blocks the approval, with a reason, or withdraws the acceptance (CTM-66). */
export function AceiteDaPendencia({ item, onAceita }: AceiteProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (item.status === 1) return null;
  if (item.pendenciaAceita !== null)
    return (
      <Button size="small" onPress={() => void onAceita(null)}>
        Desfazer o aceite
      </Button>
    );
  if ((item.pendencias === null || isAtencao(item)) && item.codTabelaAprov !== '00') return null;
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        Aceitar com justificativa
      </Button>
      {isOpen && <AceiteDialog item={item} onAceita={onAceita} onClose={() => setIsOpen(false)} />}
    </>
  );
}
