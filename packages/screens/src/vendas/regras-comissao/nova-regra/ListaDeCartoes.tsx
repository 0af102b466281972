import { Button } from '@vidas/ui/button/Button.tsx';
import { FormError } from '@vidas/ui/form/FormError.tsx';
import { Card } from '@vidas/ui/layout/Card.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { ReactNode } from 'react';

export interface ListaDeCartoesProps {
  /** 'Faixa': the cards are named 'Faixa 1', 'Faixa 2'. */
  readonly nome: string;
  /** The keys of the cards. */
  readonly keys: readonly string[];
  readonly addLabel: string;
  /** Problem of the list as a whole. */
  readonly errorMessage?: string | undefined;
  /** True when the first card cannot be removed. */
  readonly hasFirst?: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
}

/** A list of a step: one card each, with its fields and a button that removes it. */
export function ListaDeCartoes({
  nome,
  keys,
  addLabel,
  errorMessage,
  hasFirst = false,
  onAdd,
  onRemove,
  children,
}: ListaDeCartoesProps) {
  return (
    <Stack gap="l">
      {keys.map((key, index) => (
        <div key={key} role="group" aria-label={`${nome} ${index + 1}`}>
          <Card>
            <Stack gap="m">
              <Row justify="between">
                <Text weight="strong">{`${nome} ${index + 1}`}</Text>
                {!(hasFirst && keys.length === 1) && (
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={`Excluir ${nome} ${index + 1}`}
                    onPress={() => onRemove(index)}
                  >
                    Excluir
                  </Button>
                )}
              </Row>
              {children(index)}
            </Stack>
          </Card>
        </div>
      ))}
      {errorMessage && <FormError>{errorMessage}</FormError>}
      <div>
        <Button onPress={onAdd}>{addLabel}</Button>
      </div>
    </Stack>
  );
}
