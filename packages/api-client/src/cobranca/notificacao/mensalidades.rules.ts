import { proximoDiaUtilBancario } from '../../financeiro/feriado/calendario.rules.ts';
import { numeroDoPrazo, prazoDizSim, type PrazosEmVigor } from '../../juridico/prazos/prazos.rules.ts';
import { writeMonth } from '../../words/day.ts';
import { menosMeses } from './dias.rules.ts';
import type { MensalidadeDoContrato, TipoDoContrato } from './fatosDoContrato.ts';

/** Terms of law and house for judging a contract. */
export interface Regencia {
  prazos: PrazosEmVigor;
  /** Holidays of state and city, ISO (FIN-3). */
  locais?: ReadonlySet<string> | undefined;
}

/** A fee that counts as default on a day. */
export interface MensalidadeContada {
  fatura: string;
  competencia: string;
  /** Due day on the bill from which it counts. */
  vencimento: string;
  /** Last day on which it was paid in time. */
  emDiaAte: string;
}

/** Months in which fees are counted: the law's for individual contracts, the house's for others. */
export const mesesContados = (tipo: TipoDoContrato, { prazos }: Regencia): number =>
  tipo === 'INDIVIDUAL' ? 12 : numeroDoPrazo(prazos, 'janelaColetivo');

/** Reason why an unpaid fee does not count; null when it counts, undefined for a paid one. */
const porqueNaoConta = (
  fee: MensalidadeDoContrato,
  { dia, desde, parcialConta }: { dia: string; desde: string; parcialConta: boolean },
): string | null | undefined => {
  if (fee.pagaEm !== null && fee.pagaEm <= dia) return undefined;
  const mes = writeMonth(fee.competencia);
  if (fee.emAcordo) return `${mes} está num acordo que vem sendo pago`;
  if (fee.pagaEmParte && !parcialConta) return `${mes} foi paga em parte: não conta (regra da casa)`;
  if (fee.boletoValidoVence === null && fee.vencimento < dia)
    return fee.debitoFalhou
      ? `${mes} não conta: o débito automático não foi feito e não houve boleto depois`
      : `${mes} não conta: não houve boleto válido`;
  if (fee.boletoValidoVence !== null && fee.boletoValidoVence <= desde)
    return `${mes} não conta: venceu há mais tempo do que se conta`;
  return null;
};

/** Fees that count on a day, oldest first, and the reasons of the unpaid ones that do not (NOT-1, NOT-2). */
export const contaMensalidades = (
  { tipo, mensalidades }: { tipo: TipoDoContrato; mensalidades: readonly MensalidadeDoContrato[] },
  dia: string,
  regencia: Regencia,
): { contadas: MensalidadeContada[]; naoContam: string[] } => {
  const desde = menosMeses(dia, mesesContados(tipo, regencia));
  const parcialConta = prazoDizSim(regencia.prazos, 'parcialConta');
  const contadas: MensalidadeContada[] = [];
  const naoContam: string[] = [];
  for (const fee of mensalidades) {
    const porque = porqueNaoConta(fee, { dia, desde, parcialConta });
    if (porque) naoContam.push(porque);
    if (porque !== null || fee.boletoValidoVence === null) continue;
    const emDiaAte = proximoDiaUtilBancario(fee.boletoValidoVence, regencia.locais);
    if (emDiaAte < dia)
      contadas.push({
        fatura: fee.fatura,
        competencia: fee.competencia,
        vencimento: fee.boletoValidoVence,
        emDiaAte,
      });
  }
  contadas.sort((a, b) => (a.vencimento === b.vencimento ? 0 : a.vencimento < b.vencimento ? -1 : 1));
  return { contadas, naoContam };
};
