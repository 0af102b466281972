import { writeReais } from '@vidas/api-client/words/money.ts';
import type {
  Guia,
  GuiaItem,
  ResultadoDoItem,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { AchadoDoItem } from '@vidas/api-client/contas-medicas/regras/achado.kinds.ts';
import type { MudancaDoItem } from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import { emFator, emQuantidade } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { MoneyField } from '@vidas/ui/form/fields/MoneyField.tsx';
import { NumberField } from '@vidas/ui/form/fields/NumberField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Kbd } from '@vidas/ui/text/Kbd.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { PaneThing } from '@vidas/ui/two-panes/PaneThing.tsx';
import { useId } from 'react';
import { AceiteDaPendencia } from './AceiteDaPendencia.tsx';
import { ContextoDoItem } from './ContextoDoItem.tsx';
import { FatosDoItem, IdentidadeDoItem } from './FatosDoItem.tsx';
import { GlosaField } from './GlosaField.tsx';
import { ObservacaoDaGlosa } from './ObservacaoDaGlosa.tsx';
import { RegrasDoItem } from './RegrasDoItem.tsx';
import { RespostasDosAchados } from './RespostasDosAchados.tsx';
import { SugestaoDaGlosa } from './SugestaoDaGlosa.tsx';
import { useGlosas } from './useGlosas.ts';
import { useItemForm } from './useItemForm.ts';
import { useTeclas } from './useTeclas.ts';

export interface ItemPaneProps {
  readonly item: GuiaItem;
  readonly guia: Guia;
  /** '2 de 6', its place in the table; null when a filter hides it. */
  readonly lugar: string | null;
  readonly isEditavel: boolean;
  readonly onDecide: (item: GuiaItem, mudanca: MudancaDoItem) => Promise<ResultadoDoItem | undefined>;
  /** Another item of the tab waits for its approval. */
  readonly hasProximo: boolean;
  /** Called after the approval. */
  readonly onDone: () => void;
}

const charged = ({
  qtdExec,
  vrUnitario,
  reducaoAcrescimo,
  vrTotal,
  vrUnitarioOeste,
  isValorDaLinha,
}: GuiaItem): string =>
  [
    isValorDaLinha
      ? `Cobrado: ${writeReais(vrTotal)} pela linha, quantidade ${emQuantidade(qtdExec)}`
      : `Cobrado: ${emQuantidade(qtdExec)} × ${writeReais(vrUnitario)} × ${emFator(reducaoAcrescimo)} = ${writeReais(vrTotal)}`,
    `Unitário da operadora: ${vrUnitarioOeste === null ? 'não há' : writeReais(vrUnitarioOeste)}`,
  ].join(' · ');

/** Goes to a field; what stands in a box is chosen, so that typing replaces it. */
const focusField = (name: string): void => {
  const field = document.getElementsByName(name)[0];
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
};

/** The approval of one item, with its rules and evidence. */
export function ItemPane({
  item: opened,
  guia,
  lugar,
  isEditavel,
  hasProximo,
  onDecide,
  onDone,
}: ItemPaneProps) {
  const formId = useId();
  const { data: codigos = [] } = useGlosas();
  const itemForm = useItemForm(opened, codigos, onDecide, onDone);
  const { form, item, failure, glosa, pedeGlosa, asking, sugestao } = itemForm;
  const isOff = !isEditavel;
  // A code that the operator does not have denies nothing, and a decided item has its answer.
  const respostas =
    item.status === 1
      ? []
      : item.achados.filter(({ glosa: code }) => codigos.some(({ codigo }) => codigo === code));
  const usa = (achado: AchadoDoItem) => {
    itemForm.usaResposta(achado);
    focusField('COM_COD');
  };
  // The acts stay visible below the form, however long it is.
  const ofForm = { form: formId };
  useTeclas({
    'Control+Enter': () => document.querySelector<HTMLElement>(`[type="submit"][form="${formId}"]`)?.click(),
    'Alt+g': () => focusField('COM_COD'),
    g: () => {
      const [primeira] = respostas;
      if (primeira && isEditavel) usa(primeira);
    },
    'Alt+o': () => focusField('OBSERVACAO'),
  });
  return (
    <PaneThing
      title={`Item ${item.seqItem}: ${item.codProc} ${item.descProc}`}
      footer={
        <>
          <CloseButton isDisabled={form.isPending}>{isEditavel ? 'Cancelar' : 'Fechar'}</CloseButton>
          {isEditavel && (
            <Button tone="primary" type="submit" isPending={form.isPending} {...ofForm}>
              {hasProximo ? 'Aprovar e ir ao próximo' : 'Aprovar'} <Kbd aria-hidden="true">Ctrl ⏎</Kbd>
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} {...form.formProps} hasSummary={false}>
        <IdentidadeDoItem item={item} guia={guia} lugar={lugar} />
        <RegrasDoItem item={item} />
        {isEditavel && <RespostasDosAchados achados={respostas} onUsa={usa} />}
        {isEditavel && <AceiteDaPendencia item={item} onAceita={itemForm.aceita} />}
        <Text size="table" isTabular>
          {charged(item)}
        </Text>
        <ContextoDoItem numGuia={item.numGuia} seqItem={item.seqItem} />
        <FatosDoItem item={item} />
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
        <SugestaoDaGlosa
          sugestao={isEditavel ? sugestao : null}
          onTira={() => {
            itemForm.tiraSugestao();
            // Its button goes with it.
            focusField('COM_COD');
          }}
        >
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
          <FormField form={form} name="COM_COD">
            {({ onChange: _, ...field }) => (
              <GlosaField isDisabled={isOff || !pedeGlosa} {...field} onChange={itemForm.escolheGlosa} />
            )}
          </FormField>
          <FormField form={form} name="GLO_COMENTARIO">
            {(field) => <TextField label="Comentário da glosa" isDisabled={isOff || !pedeGlosa} {...field} />}
          </FormField>
        </SugestaoDaGlosa>
        <FormField form={form} name="OBSERVACAO">
          {(field) => (
            <TextArea label="Observação" rows={2} maxLength={200} hasCounter isDisabled={isOff} {...field} />
          )}
        </FormField>
        {isEditavel && <ObservacaoDaGlosa codigo={itemForm.codigo} observacao={itemForm.observacao} />}
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
    </PaneThing>
  );
}
