import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { PixDialog } from '../../report/pix/PixDialog.tsx';

/** Shows the PIX code of a bill; empty without one (CTA-13, REM-16). */
export function PixAct({ boleto }: { readonly boleto: Boleto }) {
  const [aberto, setAberto] = useState<Boleto | null>(null);
  if (boleto.pix === undefined) return null;
  const which = `o boleto de ${writeDay(boleto['data vencimento'])}`;
  return (
    <>
      {' '}
      <Button size="small" aria-label={`PIX: ${which}`} onPress={() => setAberto(boleto)}>
        PIX
      </Button>
      {aberto && (
        <PixDialog
          title={`PIX do boleto de ${writeDay(aberto['data vencimento'])}`}
          titulos={[aberto['numero boleto cedente']]}
          total={aberto.valorAtualizado ?? aberto['valor boleto']}
          onClose={() => setAberto(null)}
        />
      )}
    </>
  );
}
