import { useState } from 'react';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { ScriptPlace } from '@vidas/ui/layout/ScriptPlace.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useIsHydrated } from './useIsHydrated.ts';

/** Copy and print; left out without JavaScript, where neither would work. */
export function CopyAndPrint({ text }: { readonly text: string }) {
  const isHydrated = useIsHydrated();
  const [said, setSaid] = useState('');
  const handleCopy = () => {
    // `clipboard` is missing on pages that are not served over HTTPS.
    const copied = navigator.clipboard
      ? navigator.clipboard.writeText(text)
      : Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setSaid('Copiado.'),
      () => setSaid('Não foi possível copiar neste aparelho. Anote em papel.'),
    );
  };
  return (
    <ScriptPlace isReady={isHydrated}>
      <Row>
        <Button tone="primary" size="large" onPress={handleCopy}>
          Copiar
        </Button>
        <Button size="large" onPress={() => window.print()}>
          Imprimir
        </Button>
        <div role="status">
          <Text tone="muted" size="portalSmall">
            {said}
          </Text>
        </div>
      </Row>
    </ScriptPlace>
  );
}
