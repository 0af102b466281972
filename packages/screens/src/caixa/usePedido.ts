import { useRef } from 'react';
import { novoPedido } from '../app/novoPedido.ts';

/** The UUID of a request: the same one as long as what is sent is the same, so that a lost answer is asked for again (CXA-8). */
export const usePedido = (): ((sent: unknown) => string) => {
  const last = useRef({ text: '', pedido: '' });
  return (sent) => {
    const text = JSON.stringify(sent);
    if (last.current.text !== text) last.current = { text, pedido: novoPedido() };
    return last.current.pedido;
  };
};
