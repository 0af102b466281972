import type { Insertable } from 'kysely';
import type { AuxilioFuneralTable, FaturaTable } from '../db/tables/faturamento.ts';
import { ageOn, bandOf, competenciaOf, dayIn, dayOf, isoOf, isoOrNull, monthOf } from './calendar.ts';
import type { Coparticipacao } from './guides.ts';
import type { Vida } from './lives.ts';
import { chanceOf } from './prng.ts';
import { feeCents } from './products.ts';

/** A posting without its invoice; `month` is the month number. */
export interface Postagem {
  vida: Vida;
  month: number;
  tipo: number;
  valorCents: number;
  guia: string | null;
  /** Kind and payer of its invoice; null = not invoiced yet. */
  fatura: { tipo: FaturaTable['tipo']; pagador: Vida | null } | null;
}

/** Number of billed months before this one. */
const billedMonths = 24;

/** Months in which a holder of a collective contract who pays for himself has paid. */
const ownMonths = 9;

/** Days between issue and due day. */
export const issueLead = 20;

/** Funeral-aid subscriptions of some holders of individual plans. */
export const buildFuneralAid = (
  vidas: readonly Vida[],
  today: number,
): Map<Vida, Insertable<AuxilioFuneralTable>> => {
  const chance = chanceOf('funeral');
  const subscriptions = new Map<Vida, Insertable<AuxilioFuneralTable>>();
  for (const vida of vidas) {
    if (vida.titular || vida.empresa || vida.ativado === null) continue;
    const staged = vida.staged?.funeral ?? null;
    if (staged === null && !chance.is(0.14)) continue;
    const from = staged ?? vida.ativado + chance.int(0, 400);
    if (from > today || (vida.cancelado !== null && from >= vida.cancelado)) continue;
    const ends = vida.cancelado !== null && vida.cancelado <= today ? vida.cancelado : null;
    subscriptions.set(vida, {
      id: subscriptions.size + 1,
      matricula: vida.row.matricula,
      lancado_em: isoOf(from),
      valor_cents: chance.pick([490, 690, 990]),
      encerrado_em: isoOrNull(ends),
    });
  }
  return subscriptions;
};

/** Every posting of the billed months: fees, discounts, co-payments, others. */
export const buildPostings = (
  vidas: readonly Vida[],
  coparticipacoes: readonly Coparticipacao[],
  funeral: ReadonlyMap<Vida, Insertable<AuxilioFuneralTable>>,
  today: number,
): Postagem[] => {
  const chance = chanceOf('lancamentos');
  const thisMonth = monthOf(today);
  const postings: Postagem[] = [];
  const dueIn = (vida: Vida, month: number): number => dayIn(month, vida.diaVencimento);
  const isIssued = (vida: Vida, month: number): boolean => dueIn(vida, month) - issueLead <= today;
  const hasFee = (vida: Vida, month: number): boolean => {
    const due = dueIn(vida, month);
    return (
      Boolean(vida.row.mensalidade_em) &&
      due >= dayOf(vida.row.mensalidade_em ?? '') &&
      (vida.cancelado === null || vida.cancelado >= due)
    );
  };
  const payerOf = (vida: Vida, month: number) => {
    const holder = vida.titular ?? vida;
    const paga = holder.row.cobranca ? month > thisMonth - ownMonths : holder.row.afastado;
    if (vida.empresa && !paga) return { tipo: 'E', pagador: null } as const;
    return { tipo: vida.empresa && holder.row.afastado ? 'A' : 'I', pagador: holder } as const;
  };
  const post = (
    vida: Vida,
    month: number,
    tipo: number,
    valorCents: number,
    fatura: Postagem['fatura'],
    guia: string | null = null,
  ): void => {
    postings.push({ vida, month, tipo, valorCents, guia, fatura });
  };

  const monthly = (vida: Vida, month: number): void => {
    const { row } = vida;
    const payer = payerOf(vida, month);
    const competencia = competenciaOf(month);
    const fee = feeCents(
      row.plano_registro,
      bandOf(ageOn(vida.membro.nascimento, dayIn(month, 1))),
      month,
      thisMonth,
    );
    post(vida, month, 2, fee, payer);
    if (
      row.desconto_inicio &&
      row.desconto_fim &&
      competencia >= row.desconto_inicio &&
      competencia <= row.desconto_fim
    ) {
      post(vida, month, 8, -Math.min(row.desconto_cents ?? 0, fee), payer);
    }
    const aid = funeral.get(vida);
    if (aid && aid.lancado_em <= isoOf(dueIn(vida, month))) post(vida, month, 11, aid.valor_cents, payer);
    if (monthOf(dayOf(row.mensalidade_em ?? '')) === month && chance.is(0.4)) {
      post(vida, month, 15, 3000, payer.tipo === 'E' ? { tipo: 'X', pagador: null } : payer);
    }
    if (chance.is(0.002)) post(vida, month, 17, 1500, payer);
    if (vida.coparticipacao > 0 && chance.is(0.003)) post(vida, month, 13, chance.int(30, 120) * 100, payer);
  };

  for (const vida of vidas) {
    for (let month = thisMonth - billedMonths; month <= thisMonth + 1; month += 1) {
      if (hasFee(vida, month) && isIssued(vida, month)) monthly(vida, month);
    }
  }
  for (const { vida, month, valorCents, guia } of coparticipacoes) {
    const charged = Math.max(month, monthOf(dayOf(vida.row.mensalidade_em ?? isoOf(today))));
    if (!isIssued(vida, charged)) post(vida, charged, 9, valorCents, null, guia);
    else if (hasFee(vida, charged)) post(vida, charged, 9, valorCents, payerOf(vida, charged), guia);
    else
      post(
        vida,
        charged,
        9,
        valorCents,
        { tipo: vida.empresa ? 'C' : 'D', pagador: vida.titular ?? vida },
        guia,
      );
  }
  return postings;
};
