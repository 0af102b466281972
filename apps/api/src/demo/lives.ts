import type { Insertable } from 'kysely';
import type { BeneficiarioTable } from '../db/tables/cadastro.ts';
import { ageOn, bandOf, competenciaOf, dayIn, isoOf, isoOrNull, monthOf } from './calendar.ts';
import { chanceOf, type Chance } from './prng.ts';
import type { Empresa } from './companies.ts';
import { buildHousehold, peopleMaker, type Membro } from './household.ts';
import { lugarOf } from './places.ts';
import { congeneres, feeCents, planos, vendedores } from './products.ts';
import { leavingOf, type Leaving } from './leaving.ts';
import { type Staged, stagedFamilies } from './staged.ts';

/** A life of the demonstration: its rows, and numeric values for the other areas. */
export interface Vida {
  row: Insertable<BeneficiarioTable>;
  membro: Membro;
  titular: Vida | null;
  empresa: Empresa | null;
  staged: Staged | undefined;
  cadastrado: number;
  ativado: number | null;
  /** First day without cover. */
  cancelado: number | null;
  /** Due day of the fee, as day of the month. */
  diaVencimento: number;
  coparticipacao: number;
}

/** The life is covered on a day. */
export const isActiveOn = ({ ativado, cancelado }: Vida, day: number): boolean =>
  ativado !== null && ativado <= day && (cancelado === null || cancelado > day);

const monthWeights = [80, 70, 130, 110, 100, 90, 80, 120, 120, 110, 100, 60] as const;

/** Draws the day of a sale: half of the sales are older than four years, the rest follow the trade's seasons. */
const saleDay = (chance: Chance, today: number): number => {
  if (chance.is(0.5)) return today - chance.int(1461, 3300);
  const thisMonth = monthOf(today);
  const months = Array.from({ length: 48 }, (_, back) => {
    const month = thisMonth - back;
    return [month, monthWeights[month % 12] ?? 100] as const;
  });
  return Math.min(today, dayIn(chance.weighted(months), chance.int(1, 28)));
};

const activationDay = (chance: Chance, sold: number, isCollective: boolean): number =>
  isCollective ? dayIn(monthOf(sold) + 1, 1) : sold + chance.int(3, 20);

/** First month whose due day is not before the activation. */
const firstFee = (ativado: number, dueDay: number): number => {
  const due = dayIn(monthOf(ativado), dueDay);
  return due >= ativado ? due : dayIn(monthOf(ativado) + 1, dueDay);
};

/** Lives until `count`, family by family. */
export const buildLives = (count: number, empresas: readonly Empresa[], today: number): Vida[] => {
  const chance = chanceOf('vidas');
  const make = peopleMaker(chanceOf('pessoas'));
  const thisMonth = monthOf(today);
  const bySize = empresas.map((each) => [each, each.peso] as const);
  const vidas: Vida[] = [];
  const stagedFamily = stagedFamilies(today);
  let families = 0;

  const contractOf = () => {
    const empresa = chance.is(0.46) ? null : chance.weighted(bySize);
    const sold = saleDay(chance, today);
    if (!empresa) return { empresa, sold };
    const last = (empresa.inativada ?? today) - 75;
    return {
      empresa,
      sold:
        empresa.inativada === null
          ? Math.max(sold, empresa.contratada)
          : Math.min(Math.max(sold, empresa.contratada), last),
    };
  };

  const family = (): void => {
    families += 1;
    const staged = stagedFamily(families);
    const { empresa, sold } = staged ? { empresa: null, sold: staged.sold } : contractOf();
    const number = String(1000 + families * 3).padStart(8, '0');
    const lugar = empresa && chance.is(0.8) ? empresa.lugar : lugarOf(chance);
    const membros = buildHousehold(chance, make, { since: sold, today, lugar, isOlder: empresa === null });
    const planoRegistro =
      empresa?.planoRegistro ??
      chance.pick(['478120171', '478120171', '478120171', '478121170', '478122178']);
    const vendedor =
      empresa && chance.is(0.7) ? empresa.vendedor : chance.pick(vendedores.slice(0, 11)).codigo;
    const shared = {
      empresa,
      planoRegistro,
      vendedor,
      congenere: staged?.congenere ?? (chance.is(0.03) ? chance.pick(congeneres).codigo : null),
      tipo: empresa === null ? 1 : empresa.adesao ? 3 : 2,
      administrativa: chance.is(0.1),
      portabilidade: chance.is(0.07),
      diaVencimento: empresa ? empresa.row.dia_fatura : chance.pick([5, 10, 15, 20]),
      debito: empresa === null && chance.is(0.18),
      afastado:
        empresa !== null &&
        empresa.inativada === null &&
        !empresa.adesao &&
        sold < today - 900 &&
        chance.is(0.03),
      desconto: empresa === null && chance.is(0.07) ? chance.int(6, 12) : 0,
    };
    const activated = activationDay(chance, sold, empresa !== null);
    const leaving = staged ? staged.leaving : leavingOf(chance, { empresa, activated, today });
    let holder: Vida | null = null;
    const startOf = ({ nascimento }: Membro): number => Math.max(activated, nascimento + 8);
    const covered = membros.filter((membro) => !leaving || startOf(membro) < leaving.day);
    covered.slice(0, count - vidas.length).forEach((membro, index) => {
      const cadastrado = Math.max(sold, membro.nascimento + 5);
      const starts = startOf(membro);
      const ativado = starts > today ? null : starts;
      const alone: Leaving | null =
        index > 0 && !staged && !leaving && ativado !== null && ativado < today - 400 && chance.is(0.05)
          ? { day: today - chance.int(1, 380), motivo: chance.pick(['01', '05', '06']), isMonthEnd: false }
          : leaving;
      const left = ativado === null ? null : alone;
      const matricula = `${number}${String(index).padStart(2, '0')}`;
      const priceMonth = left ? Math.min(monthOf(left.day), thisMonth) : thisMonth;
      const price = feeCents(
        planoRegistro,
        bandOf(ageOn(membro.nascimento, dayIn(priceMonth, 1))),
        priceMonth,
        thisMonth,
      );
      const due = ativado === null ? null : firstFee(ativado, shared.diaVencimento);
      const discountFrom = due === null ? null : monthOf(due);
      const hasDiscount = shared.desconto > 0 && discountFrom !== null;
      const vida: Vida = {
        membro,
        titular: holder,
        empresa,
        staged,
        cadastrado,
        ativado,
        cancelado: left?.day ?? null,
        diaVencimento: shared.diaVencimento,
        coparticipacao:
          planos.find((plano) => plano.registro === planoRegistro)?.coparticipacao_percentual ?? 0,
        row: {
          matricula,
          cco:
            ativado !== null && !staged?.isNew && !chance.is(today - ativado < 25 ? 0.25 : 0.012)
              ? ccoOf(families, index)
              : null,
          pessoa_id: membro.pessoa.id,
          titular_matricula: `${number}00`,
          dependencia: membro.dependencia,
          tipo_contratacao: shared.tipo,
          empresa_codigo: empresa?.row.codigo ?? null,
          plano_registro: planoRegistro,
          vendedor_codigo: chance.is(0.98) || cadastrado > today - 1461 ? vendedor : null,
          congenere_codigo: shared.congenere,
          cadastrado_em: isoOf(cadastrado),
          ativado_em: isoOrNull(ativado),
          cancelado_em: isoOrNull(left?.day ?? null),
          motivo_cancelamento_codigo: left?.motivo ?? null,
          cancelamento_fim_mes: left?.isMonthEnd ?? false,
          atualizado_em: isoOf(
            Math.min(today, left?.day ?? Math.max(cadastrado, today - chance.int(0, 700))),
          ),
          mensalidade_em: isoOrNull(due),
          mensalidade_cents: price,
          desconto_cents: hasDiscount ? Math.round((price * chance.int(5, 15)) / 100) : 0,
          desconto_inicio: hasDiscount ? competenciaOf(discountFrom) : null,
          desconto_fim: hasDiscount ? competenciaOf(discountFrom + shared.desconto - 1) : null,
          debito_automatico: shared.debito,
          afastado: shared.afastado,
          portabilidade: shared.portabilidade,
          venda_administrativa: shared.administrativa,
          cobertura_parcial_temporaria: chance.is(0.03),
          itens_excluidos_cobertura: false,
          contrato_em: null,
          mei: null,
          cobranca: null,
        },
      };
      holder ??= vida;
      vidas.push(vida);
    });
  };

  while (vidas.length < count) family();
  return vidas;
};

/** An invented CCO: ten digits and two in place of ANS's check digits (their rule is not public). */
const ccoOf = (family: number, index: number): string => {
  const base = 4_100_000_000 + family * 10 + index;
  return `${base}${String(base % 97).padStart(2, '0')}`;
};
