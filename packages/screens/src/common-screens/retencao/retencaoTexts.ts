import type { ResultadoRetencao, StatusRetencao } from '@vidas/api-client/retencao/rules';
import { formatPhone, isValidPhone } from '@vidas/ui/masks/phone';

const status: Readonly<Record<StatusRetencao, string>> = { A: 'Em atendimento', F: 'Finalizado' };
const resultado: Readonly<Record<ResultadoRetencao, string>> = { P: 'Positivo', N: 'Negativo' };

/** The status in words; nobody attended without one. */
export const writeStatus = (code: StatusRetencao | null): string =>
  code === null ? 'Não atendido' : status[code];

/** The result in words; not finished without one. */
export const writeResultado = (code: ResultadoRetencao | null): string =>
  code === null ? 'Não finalizado' : resultado[code];

/** '(45) 99123-4567'; what is no phone stays as it is. */
export const writeTelefone = (telefone: string | null): string | null =>
  telefone !== null && isValidPhone(telefone) ? formatPhone(telefone) : telefone;
