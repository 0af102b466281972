import type { Decisao } from '@vidas/api-client/contas-medicas/guias/itemDecisao.rules.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Kbd } from '@vidas/ui/text/Kbd.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { EscapeArea } from '@vidas/ui/two-panes/EscapeArea.tsx';
import type { ReactNode } from 'react';

interface SugestaoDaGlosaProps {
  /** Offer in the fields; null without one, and once a person typed another value. */
  readonly sugestao: Decisao | null;
  readonly onTira: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields of a decision that contain an offer: the approval accepts it, Escape removes it (CTM-83). */
export function SugestaoDaGlosa({ sugestao, onTira, children }: SugestaoDaGlosaProps) {
  return (
    <EscapeArea onEscape={sugestao === null ? undefined : onTira}>
      {sugestao && (
        <Row>
          <Text as="span" size="table" weight="strong" isTabular>
            {`Sugestão: autorizar ${writeReais(sugestao.vrTotalAprov)}, o valor da operadora, com a glosa ${sugestao.COM_COD ?? ''}.`}
          </Text>
          <Button size="small" tone="quiet" onPress={onTira}>
            Retirar a sugestão <Kbd aria-hidden="true">Esc</Kbd>
          </Button>
        </Row>
      )}
      {children}
    </EscapeArea>
  );
}
