import { prazosUsados } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { AvisoDosPrazos } from '../../report/prazos/AvisoDosPrazos.tsx';

/** Cautions about the terms of a NIP (PRA-4). */
export function AvisoDosPrazosDaNip() {
  return <AvisoDosPrazos chaves={prazosUsados} />;
}
