import { agree } from '@vidas/api-client/words/counted.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import type { ValorDaAns } from './fichaValores.ts';
import type { FichaFields } from './useFichaForm.ts';

export interface FichaValoresAnsProps {
  readonly valores: readonly ValorDaAns[];
  readonly form: FichaFields;
}

/** Differing values of ANS, each with a button that puts it into its field; nothing is saved yet. */
export function FichaValoresAns({ valores, form }: FichaValoresAnsProps) {
  if (valores.length === 0) return null;
  return (
    <Notice title={agree(valores.length, 'A ANS tem outro valor', 'A ANS tem outros valores')}>
      <Stack gap="s">
        {valores.map(({ campo, nome, escrito, valor }) => (
          <Row key={campo} justify="between">
            <span>
              {nome}: <strong>{escrito}</strong>
            </span>
            <Button
              size="small"
              aria-label={`Usar o valor da ANS em ${nome}`}
              onPress={() => form.setValue(campo, valor, { shouldDirty: true, shouldValidate: true })}
            >
              Usar o valor da ANS
            </Button>
          </Row>
        ))}
      </Stack>
    </Notice>
  );
}
