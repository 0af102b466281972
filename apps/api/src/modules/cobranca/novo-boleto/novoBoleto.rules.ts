import { writeDay } from '@vidas/api-client/words/day.ts';
import { ehDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import { somaDias, valorHoje } from '../encargos.rules.ts';

/** An open invoice of a payer, by the title that collects it now; cents, ISO days. */
export interface EmAberto {
  fatura: string;
  titulo: string;
  forma: 'BOLETO' | 'DEBITO_AUTOMATICO';
  vencimento: string;
  /** What is owed of it. */
  valorCents: number;
  diasValidos: number;
  /** The new boleto that collects it, unless it is void or given up. */
  novoBoleto: string | null;
  /** Its registration is at the bank and has no answer. */
  novoAguarda: boolean;
}

/** What a new boleto charges of an invoice. */
export interface Parte extends EmAberto {
  multaCents: number;
  jurosCents: number;
  totalCents: number;
  /** Why it cannot go into a new boleto; null where it can. */
  impede: string | null;
}

/** A new boleto may be due so many days from now at most. */
const DIAS_A_FRENTE = 60;

/** Why a new boleto cannot be due on a day; null where it can (REM-8). */
export const recusaDoDia = (
  dia: string,
  hoje: string,
  { diasLocais }: Pick<Encargos, 'diasLocais'>,
): string | null => {
  if (dia < hoje) return 'O vencimento não pode ser antes de hoje.';
  const ultimo = somaDias(hoje, DIAS_A_FRENTE);
  if (dia > ultimo) return `O vencimento pode ser no máximo ${writeDay(ultimo)}.`;
  return ehDiaUtilBancario(dia, diasLocais) ? null : `Em ${writeDay(dia)} não há banco: escolha um dia útil.`;
};

const impedimento = ({ forma, vencimento, novoBoleto, novoAguarda }: EmAberto, hoje: string) => {
  if (forma === 'DEBITO_AUTOMATICO' && vencimento >= hoje)
    return `Vai por débito automático em ${writeDay(vencimento)}.`;
  return novoAguarda ? `O boleto ${novoBoleto} espera a resposta do banco: emita outro depois dela.` : null;
};

/** What each invoice costs on the day on which a new boleto is due (REM-8). */
export const partesNoDia = (
  abertas: readonly EmAberto[],
  dia: string,
  { hoje, encargos }: { hoje: string; encargos: Encargos },
): Parte[] =>
  abertas.map((aberta) => {
    const { multaCents, jurosCents, valorAtualizadoCents } = valorHoje(aberta, dia, encargos);
    return {
      ...aberta,
      multaCents,
      jurosCents,
      totalCents: valorAtualizadoCents,
      impede: impedimento(aberta, hoje),
    };
  });

/** The number that follows the last one of the new boletos: 'N00000001'. */
export const proximoNumero = (ultimo: string | null): string =>
  `N${String(Number(ultimo?.slice(1) ?? 0) + 1).padStart(8, '0')}`;
