import type { QuemPaga } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { VendaForm } from './vendaForm.ts';

/** Proposes the holder's name as the name on the card, until the person types another. */
export const useEmitenteProposto = (form: VendaForm, quem: QuemPaga | undefined): void => {
  const proposto = useRef('');
  const nome = quem?.contrato.find(({ titular }) => titular)?.nome.slice(0, 100) ?? '';
  const propose = useEffectEvent(() => {
    if (form.getValues('cartaoEmitente') !== proposto.current) return;
    proposto.current = nome;
    form.setValue('cartaoEmitente', nome);
  });
  useEffect(() => propose(), [nome]);
};
