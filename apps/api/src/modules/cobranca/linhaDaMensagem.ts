import type { LinhaMensageria } from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { withoutFormula } from '@vidas/api-client/kinds/formula.ts';
import { errosDaLinha } from '../../imports/campanhaLinha.ts';

/** Replaces characters that the import of a campaign refuses: separators, line breaks, a leading formula sign. */
export const celula = (text: string | null): string =>
  withoutFormula((text ?? '').replace(/[;"\s\p{Cc}]+/gu, ' ')).trim();

/** One wrong cell in the register must not stop the whole file. */
const semErros = (linha: LinhaMensageria): LinhaMensageria => {
  const erradas = errosDaLinha(linha, { push: true, sms: true, hoje: '' }).map(
    ({ coluna }) => [coluna, ''] as const,
  );
  return { ...linha, ...Object.fromEntries(erradas), TELEFONE: linha.TELEFONE };
};

/** Text and receiver of one message. */
export interface Mensagem {
  telefone: string;
  mensagem: string;
  /** Unique per matter, so that a file sent twice is recognised. */
  localizador: string;
  /** Printed form; undefined when the bank refuses the bill. */
  linhaDigitavel: string | undefined;
  matricula: string;
  email: string | null;
  nossoNumero: string | null;
  nome: string;
  tipo: string;
}

/** A line with the unchanged cells of the register, for the list of people without a message (MSG-22). */
export const linhaComoEsta = (sobre: Mensagem): LinhaMensageria => ({
  TELEFONE: sobre.telefone,
  MENSAGEM: celula(sobre.mensagem),
  LOCALIZADOR: sobre.localizador,
  DATA_HORA_AGENDADA: '',
  ENVIA_INAPP: 'S',
  ENVIA_SMS: 'S',
  ID_FUNCIONALIDADE: '',
  ID_REGISTRO: '',
  TIPO_CALLBACK: '',
  LINHADIGITAVEL: (sobre.linhaDigitavel ?? '').replace(/\D/g, ''),
  MATRICULA: sobre.matricula,
  EMAIL: celula(sobre.email),
  NOSSONUMERO: sobre.nossoNumero ?? '',
  NOME: celula(sobre.nome),
  TIPOBOLETO: sobre.tipo,
});

/** A line of the messaging file (COB-20, MSG-10). */
export const linhaDaMensagem = (sobre: Mensagem): LinhaMensageria => semErros(linhaComoEsta(sobre));
