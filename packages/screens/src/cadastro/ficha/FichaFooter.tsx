import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { FichaState } from './useFichaForm.ts';

/** Records to step through one after another. */
export interface FichaFila {
  readonly matriculas: readonly string[];
  readonly onChange: (matricula: string) => void;
}

export interface FichaFooterProps {
  readonly formId: string;
  readonly matricula: string;
  /** True once the record is on show. */
  readonly isReady: boolean;
  readonly state: FichaState;
  readonly fila: FichaFila | undefined;
}

/** Previous and next record, Descartar alterações and Salvar. */
export function FichaFooter({ formId, matricula, isReady, state, fila }: FichaFooterProps) {
  const { isDirty, isPending } = state;
  // The native `form` attribute, passed to the button, because it stands outside its form in the fixed foot.
  const ofForm = { form: formId };
  return (
    <>
      {fila && <FichaSteps matricula={matricula} fila={fila} isDisabled={isPending} />}
      <Button type="reset" isDisabled={!isReady || !isDirty || isPending} {...ofForm}>
        Descartar alterações
      </Button>
      <Button type="submit" tone="primary" isDisabled={!isReady} isPending={isPending} {...ofForm}>
        Salvar
      </Button>
    </>
  );
}

interface StepsProps {
  readonly matricula: string;
  readonly fila: FichaFila;
  readonly isDisabled: boolean;
}

function FichaSteps({ matricula, fila: { matriculas, onChange }, isDisabled }: StepsProps) {
  const place = matriculas.indexOf(matricula);
  const step = (words: string, to: string | undefined) => (
    <Button
      tone="quiet"
      aria-label={`${words} cadastro da lista`}
      isDisabled={isDisabled || to === undefined}
      onPress={() => to !== undefined && onChange(to)}
    >
      {words}
    </Button>
  );
  return (
    <Row>
      {step('Anterior', matriculas[place - 1])}
      {place >= 0 && (
        <Text as="span" tone="muted" size="table" isTabular>
          {`${place + 1} de ${matriculas.length}`}
        </Text>
      )}
      {step('Próximo', place >= 0 ? matriculas[place + 1] : undefined)}
    </Row>
  );
}
