import type { Carta } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';

/** The address is mended in the record of the person; a company's in the core system. */
export const temCorrecao = ({ situacao, isEmpresa }: Carta): boolean =>
  situacao === 'Endereço incompleto' && !isEmpresa;
