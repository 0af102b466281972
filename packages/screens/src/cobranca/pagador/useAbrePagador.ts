import { useNavigate } from 'react-router-dom';
import type { HandOver } from '../../app/handOver.ts';

/** Opens the page of a payer in the module on show, without the matrícula in its address. */
export function useAbrePagador() {
  const navigate = useNavigate();
  return (pagador: NonNullable<HandOver['pagador']>): void => {
    const state: HandOver = { pagador };
    void navigate('../pagador', { relative: 'path', state });
  };
}
