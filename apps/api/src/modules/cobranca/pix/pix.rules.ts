import type { Encargos } from '../../../config/cobrancaConfig.ts';
import { valorHoje } from '../encargos.rules.ts';

/** Part of a code for one title. */
export interface ParteDoPix {
  titulo: string;
  fatura: string;
  principalCents: number;
  encargosCents: number;
}

/** An open title; cents and ISO days. */
export interface AbertoDoPix {
  titulo: string;
  fatura: string;
  vencimento: string;
  diasValidos: number;
  /** Amount of the title, without today's fine and interest. */
  valorCents: number;
  /** Rest of its invoice. */
  saldoCents: number;
}

/** Cost of a title on a day: the rest of its invoice, then fine and interest. */
export const parteDe = (aberto: AbertoDoPix, dia: string, encargos: Encargos): ParteDoPix => {
  const { valorAtualizadoCents } = valorHoje(aberto, dia, encargos);
  const principalCents = Math.min(aberto.saldoCents, valorAtualizadoCents);
  return {
    titulo: aberto.titulo,
    fatura: aberto.fatura,
    principalCents,
    encargosCents: valorAtualizadoCents - principalCents,
  };
};

export const totalDas = (partes: readonly ParteDoPix[]): number =>
  partes.reduce((sum, { principalCents, encargosCents }) => sum + principalCents + encargosCents, 0);

/** Adds fine and interest of a late new boleto to its last part. */
export const comAtraso = (partes: readonly ParteDoPix[], totalCents: number): ParteDoPix[] =>
  partes.map((parte, at) =>
    at === partes.length - 1
      ? { ...parte, encargosCents: parte.encargosCents + totalCents - totalDas(partes) }
      : parte,
  );
