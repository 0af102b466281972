import { writeDay } from '@vidas/api-client/words/day.ts';
import { ehDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import { somaDias, valorHoje } from '../encargos.rules.ts';

/** An open invoice of a payer with its current title; cents, ISO days. */
export interface EmAberto {
  fatura: string;
  titulo: string;
  forma: 'BOLETO' | 'DEBITO_AUTOMATICO';
  vencimento: string;
  /** Amount still owed, in cents. */
  valorCents: number;
  diasValidos: number;
  /** New boleto that collects it, unless void or cancelled. */
  novoBoleto: string | null;
  /** The bank has not answered its registration. */
  novoAguarda: boolean;
}

/** Charge of a new boleto for an invoice. */
export interface Parte extends EmAberto {
  multaCents: number;
  jurosCents: number;
  totalCents: number;
  /** Reason against a new boleto; null when it is possible. */
  impede: string | null;
}

/** Maximum of days until a new boleto's due day. */
const DIAS_A_FRENTE = 60;

/** Reason why a new boleto cannot be due on a day; null when it can (REM-8). */
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

/** Cost of each invoice on the new boleto's due day (REM-8). */
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

/** Number after the last new boleto's: 'N00000001'. */
export const proximoNumero = (ultimo: string | null): string =>
  `N${String(Number(ultimo?.slice(1) ?? 0) + 1).padStart(8, '0')}`;
