import { useRef } from 'react';
import { novoPedido } from '../app/novoPedido.ts';

/** The UUID of a request: the same for the same input, so that it can be repeated after a lost answer (CXA-8). */
export const usePedido = (): ((sent: unknown) => string) => {
  const last = useRef({ text: '', pedido: '' });
  return (sent) => {
    const text = JSON.stringify(sent);
    if (last.current.text !== text) last.current = { text, pedido: novoPedido() };
    return last.current.pedido;
  };
};
