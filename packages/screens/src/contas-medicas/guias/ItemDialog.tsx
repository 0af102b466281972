import { writeReais } from '@vidas/api-client/words/money.ts';
import type { GuiaItem, ResultadoDoItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { MudancaDoItem } from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import { emFator, emQuantidade } from '@vidas/api-client/contas-medicas/guias/itemTexto.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { FirstField } from '@vidas/ui/dialog/FirstField.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { ownsEnter } from '@vidas/ui/form/ownsEnter.ts';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { MoneyField } from '@vidas/ui/form/fields/MoneyField.tsx';
import { NumberField } from '@vidas/ui/form/fields/NumberField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { leave } from '@vidas/ui/leaving/leaving.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useId } from 'react';
import { ContextoDoItem } from './ContextoDoItem.tsx';
import { RegrasDoItem } from './RegrasDoItem.tsx';
import { useIsCompact } from './useIsCompact.ts';
import { useItemForm } from './useItemForm.ts';
import { useTeclas } from './useTeclas.ts';

export interface ItemDialogProps {
  readonly item: GuiaItem;
  readonly isEditavel: boolean;
  readonly onDecide: (item: GuiaItem, mudanca: MudancaDoItem) => Promise<ResultadoDoItem | undefined>;
  /** Called for the next item of the tab (1) or the one before (-1). */
  readonly onPasso: (passo: 1 | -1) => void;
  readonly onClose: () => void;
}

const charged = ({ qtdExec, vrUnitario, reducaoAcrescimo, vrTotal, vrUnitarioOeste }: GuiaItem): string =>
  [
    `Cobrado: ${emQuantidade(qtdExec)} × ${writeReais(vrUnitario)} × ${emFator(reducaoAcrescimo)} = ${writeReais(vrTotal)}`,
    `Unitário da operadora: ${vrUnitarioOeste === null ? 'não há' : writeReais(vrUnitarioOeste)}`,
  ].join(' · ');

const focusField = (name: string): void => document.getElementsByName(name)[0]?.focus();

/** The approval of one item; below 425 px it shows only the compact fields. */
export function ItemDialog({ item: opened, isEditavel, onDecide, onPasso, onClose }: ItemDialogProps) {
  const isCompact = useIsCompact();
  const formId = useId();
  const itemForm = useItemForm(opened, onDecide, onClose);
  const { form, item, failure, glosa, pedeGlosa, asking } = itemForm;
  const isOff = !isEditavel;
  // The acts stay visible below the form, however long it is.
  const ofForm = { form: formId };
  useTeclas(
    {
      'Control+Enter': () =>
        document.querySelector<HTMLElement>(`[type="submit"][form="${formId}"]`)?.click(),
      'Alt+g': () => focusField('COM_COD'),
      'Alt+o': () => focusField('OBSERVACAO'),
      'Alt+ArrowDown': () => leave(() => onPasso(1)),
      'Alt+ArrowUp': () => leave(() => onPasso(-1)),
    },
    asking === null && form.question === null,
  );
  return (
    <Dialog
      title={`Item ${item.seqItem}: ${item.codProc} ${item.descProc}`}
      size="medium"
      isDismissable={!form.isPending}
      onClose={onClose}
      footer={
        <>
          <CloseButton isDisabled={form.isPending}>{isEditavel ? 'Cancelar' : 'Fechar'}</CloseButton>
          {isEditavel && (
            <Button tone="primary" type="submit" isPending={form.isPending} {...ofForm}>
              Aprovar
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} {...form.formProps} hasSummary={false}>
        {!isCompact && (
          <>
            <Text size="table" isTabular>
              {charged(item)}
            </Text>
            <ContextoDoItem numGuia={item.numGuia} seqItem={item.seqItem} />
            <RegrasDoItem item={item} />
          </>
        )}
        {failure && asking === null && (
          <Notice tone="negative" isLive>
            {failure}
          </Notice>
        )}
        {item.codProcAmbOpc.length > 0 && (
          <SelectField
            label="Código AMB"
            placeholder="Selecione o código"
            options={item.codProcAmbOpc.map(({ codigo, descricao, tipo }) => ({
              value: codigo,
              label: `${codigo} - ${descricao} (${tipo})`,
            }))}
            isDisabled={isOff || item.status === 1}
            {...form.register('codProcAmb')}
          />
        )}
        <Row isEven align="start" gap="l">
          <FormField form={form} name="qtdExecAprov">
            {({ onChange: _, ...field }) => (
              <NumberField
                label="Quantidade autorizada"
                decimals={4}
                canBeNegative
                isDisabled={isOff}
                {...field}
                onChange={itemForm.setQuantidade}
              />
            )}
          </FormField>
          <FormField form={form} name="vrTotalAprov">
            {(field) => (
              <MoneyField
                label="Total autorizado"
                isDisabled={isOff || item.codTabelaAprov === '22'}
                {...field}
              />
            )}
          </FormField>
        </Row>
        <Text size="table" isTabular>{`Valor da glosa: ${writeReais(glosa)}`}</Text>
        <Row isEven align="start" gap="l">
          <FormField form={form} name="COM_COD">
            {({ onBlur, ...field }) => (
              <TextField
                label="Código da glosa"
                isDisabled={isOff || !pedeGlosa}
                {...field}
                onBlur={() => {
                  onBlur();
                  void itemForm.buscaGlosa();
                }}
                onKeyDown={ownsEnter(() => void itemForm.buscaGlosa())}
              />
            )}
          </FormField>
          <FormField form={form} name="GLO_COMENTARIO">
            {(field) => <TextField label="Comentário da glosa" isDisabled={isOff || !pedeGlosa} {...field} />}
          </FormField>
        </Row>
        <FormField form={form} name="OBSERVACAO">
          {(field) => (
            <TextArea label="Observação" rows={2} maxLength={200} hasCounter isDisabled={isOff} {...field} />
          )}
        </FormField>
        <FirstField />
      </Form>
      {form.question}
      {asking && (
        <Confirm
          question={`Aprovar o item ${item.seqItem}?`}
          actionLabel="Aprovar"
          tone="primary"
          onConfirm={() => void itemForm.confirma()}
          onCancel={itemForm.desiste}
        >
          {item.pendencias}
        </Confirm>
      )}
    </Dialog>
  );
}
