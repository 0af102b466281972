import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import type { ChangeEvent } from 'react';
import { writeResultado, writeStatus } from './retencaoTexts.ts';
import type { Situacao, useAtendimento } from './useAtendimento.ts';

export interface AtendimentoSituacaoProps {
  readonly atendimento: ReturnType<typeof useAtendimento>;
}

const status = (['A', 'F'] as const).map((value) => ({ value, label: writeStatus(value) }));
const resultados = (['P', 'N'] as const).map((value) => ({ value, label: writeResultado(value) }));

/** Status, the result of a finished attendance, and the motives that fit both (RET-4). */
export function AtendimentoSituacao({ atendimento }: AtendimentoSituacaoProps) {
  const { form, situacao, motivos, setSituacao } = atendimento;
  const isOpen = situacao.retstatus === 'A';
  const valueOf = ({ target }: ChangeEvent<HTMLSelectElement>) => target.value;
  return (
    <>
      <Row isEven align="start" gap="l">
        <FormField form={form} name="retstatus">
          {(field) => (
            <SelectField
              label="Status"
              {...field}
              options={status}
              onChange={(event) =>
                setSituacao({ ...situacao, retstatus: valueOf(event) as Situacao['retstatus'] })
              }
            />
          )}
        </FormField>
        <FormField form={form} name="retresultado">
          {(field) => (
            <SelectField
              label="Resultado"
              {...field}
              placeholder={isOpen ? 'Não finalizado' : 'Selecione'}
              options={resultados}
              isDisabled={isOpen}
              onChange={(event) =>
                setSituacao({ ...situacao, retresultado: valueOf(event) as Situacao['retresultado'] })
              }
            />
          )}
        </FormField>
      </Row>
      <FormField form={form} name="retmotivo">
        {(field) => (
          <SelectField
            label="Motivo"
            {...field}
            {...(motivos.length === 0 ? { placeholder: 'Escolha antes o resultado' } : {})}
            options={motivos.map(({ codigo, descricao }) => ({ value: String(codigo), label: descricao }))}
            isDisabled={motivos.length === 0}
          />
        )}
      </FormField>
    </>
  );
}
