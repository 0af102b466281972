import type { Carta } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';

/** True for a person's address, which the record corrects; a company's is corrected in the core system. */
export const temCorrecao = ({ situacao, isEmpresa }: Carta): boolean =>
  situacao === 'Endereço incompleto' && !isEmpresa;
