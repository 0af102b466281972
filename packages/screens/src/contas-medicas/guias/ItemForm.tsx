import { writeReais } from '@vidas/api-client/words/money.ts';
import type { AchadoDoItem } from '@vidas/api-client/contas-medicas/regras/achado.kinds.ts';
import type { Guia, GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { emFator, emQuantidade } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
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
import { Text } from '@vidas/ui/text/Text.tsx';
import { AceiteDaPendencia } from './AceiteDaPendencia.tsx';
import { ContextoDoItem } from './ContextoDoItem.tsx';
import { FatosDoItem, IdentidadeDoItem } from './FatosDoItem.tsx';
import { GlosaField } from './GlosaField.tsx';
import { ObservacaoDaGlosa } from './ObservacaoDaGlosa.tsx';
import { RegrasDoItem } from './RegrasDoItem.tsx';
import { respostasDoItem } from './respostasDoItem.ts';
import { RespostasDosAchados } from './RespostasDosAchados.tsx';
import { SugestaoDaGlosa } from './SugestaoDaGlosa.tsx';
import type { useItemForm } from './useItemForm.ts';
import { useGlosas } from './useGlosas.ts';
import { useTeclas } from './useTeclas.ts';

export interface ItemFormProps {
  /** The form's id, for its acts below. */
  readonly id: string;
  readonly itemForm: ReturnType<typeof useItemForm>;
  readonly guia: Guia;
  /** '2 de 6', its place in the table; null when a filter hides it. */
  readonly lugar: string | null;
  readonly isEditavel: boolean;
  /** The desk has the key G for itself. */
  readonly isDaMesa?: boolean;
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

/** Focuses a field and selects its text, so that typing replaces it. */
export const focusField = (name: string): void => {
  const field = document.getElementsByName(name)[0];
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
};

/** The fields of one item's approval, with its rules and evidence, and the questions before it. */
export function ItemForm({ id, itemForm, guia, lugar, isEditavel, isDaMesa = false }: ItemFormProps) {
  const { form, item, failure, glosa, pedeGlosa, asking, sugestao } = itemForm;
  const isOff = !isEditavel;
  const { data: codigos = [] } = useGlosas();
  const respostas = respostasDoItem(item, codigos);
  const usa = (achado: AchadoDoItem) => {
    itemForm.usaResposta(achado);
    focusField('COM_COD');
  };
  useTeclas({
    'Control+Enter': () => document.querySelector<HTMLElement>(`[type="submit"][form="${id}"]`)?.click(),
    'Alt+g': () => focusField('COM_COD'),
    ...(isDaMesa
      ? {}
      : {
          g: () => {
            const [primeira] = respostas;
            if (primeira && isEditavel) usa(primeira);
          },
        }),
    'Alt+o': () => focusField('OBSERVACAO'),
  });
  return (
    <>
      <Form id={id} {...form.formProps} hasSummary={false}>
        <IdentidadeDoItem item={item} guia={guia} lugar={lugar} />
        <RegrasDoItem item={item} />
        {isEditavel && <RespostasDosAchados achados={respostas} hasTecla={!isDaMesa} onUsa={usa} />}
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
            // The pressed button disappears, so the focus moves.
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
    </>
  );
}
