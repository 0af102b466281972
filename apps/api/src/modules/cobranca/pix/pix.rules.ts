import type { Encargos } from '../../../cobrancaConfig.ts';
import { valorHoje } from '../encargos.rules.ts';

/** What a code asks for of one title. */
export interface ParteDoPix {
  titulo: string;
  fatura: string;
  principalCents: number;
  encargosCents: number;
}

/** An open title, cents and ISO days. */
export interface AbertoDoPix {
  titulo: string;
  fatura: string;
  vencimento: string;
  diasValidos: number;
  /** What the title asks for, without fine and interest of today. */
  valorCents: number;
  /** What is left of its invoice. */
  saldoCents: number;
}

/** What a title costs on a day: what is left of its invoice, then whatever is more. */
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

/** What fine and interest a new boleto has beyond its parts, because it is late, stands with the last of them. */
export const comAtraso = (partes: readonly ParteDoPix[], totalCents: number): ParteDoPix[] =>
  partes.map((parte, at) =>
    at === partes.length - 1
      ? { ...parte, encargosCents: parte.encargosCents + totalCents - totalDas(partes) }
      : parte,
  );
