import { join } from 'node:path';
import { dayOf } from '../../apps/api/src/demo/calendar.ts';
import { buildDemo, type DemoRows } from '../../apps/api/src/demo/demo.ts';
import {
  holderInDebt,
  holderWithBill,
  holderWithDeclaration,
  type OpenBill,
} from '../../apps/api/src/demo/holders.ts';
import { demoLives } from './addresses.ts';
import { demoDay } from './moment.ts';

/** Rows at the start of the server under test. */
export const demoRows = (): DemoRows => {
  const steps = buildDemo({ lives: demoLives, today: dayOf(demoDay()), registroAns: '999999' });
  return Object.assign({}, ...steps.map((step) => step.rows));
};

/** A person with an open bill of this month. */
export const openBill = (): OpenBill => holderWithBill(demoRows(), demoDay());

/** Matrícula of a person with notices of default. */
export const toldOfDebt = (): string => holderInDebt(demoRows(), demoDay());

/** The coming due day with the most open bills, ISO. */
export const dueDay = (): string => {
  const { fatura = [], titulo = [] } = demoRows();
  const open = new Set(fatura.filter(({ status }) => status === 'ABERTA').map(({ numero }) => numero));
  const bills = titulo.filter(
    ({ forma, fatura_numero, vencimento, pago_em }) =>
      forma === 'BOLETO' && pago_em === null && vencimento >= demoDay() && open.has(fatura_numero),
  );
  const [most] = [...Map.groupBy(bills, ({ vencimento }) => vencimento)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  if (!most) throw new Error('A demonstração não tem boletos em aberto por vencer.');
  return most[0];
};

/** The month (MM-AAAA) of the bills due on that day. */
export const dueMonth = (): string => {
  const { fatura = [], titulo = [] } = demoRows();
  const day = dueDay();
  const due = titulo.find(({ vencimento, forma }) => vencimento === day && forma === 'BOLETO');
  const { competencia = '' } = fatura.find(({ numero }) => numero === due?.fatura_numero) ?? {};
  return competencia.split('-').toReversed().join('-');
};

/** An open bill with the bank's data. */
export interface BankBill {
  readonly titular: string;
  readonly fatura: string;
  readonly nossoNumero: string;
  readonly vencimento: string;
  readonly valorTitulo: number;
}

/** Open bills of individual holders, by holder, each holder's oldest first. */
export const billsByHolder = ({ fatura = [], titulo = [] }: DemoRows): ReadonlyMap<string, BankBill[]> => {
  const titulos = new Map(titulo.map((each) => [each.fatura_numero, each]));
  const bills = fatura.flatMap(({ numero, tipo, status, titular_matricula: titular }): BankBill[] => {
    const { forma, nosso_numero: nossoNumero, vencimento, valor_cents } = titulos.get(numero) ?? {};
    return tipo === 'I' && status === 'ABERTA' && titular && forma === 'BOLETO' && nossoNumero && vencimento
      ? [{ titular, fatura: numero, nossoNumero, vencimento, valorTitulo: valor_cents ?? 0 }]
      : [];
  });
  return Map.groupBy(bills, ({ titular }) => titular);
};

/**
 * The only open bill, not due yet, of a person who paid in a year. Bills of other journeys and the newest are left out.
 */
export const lonelyBill = (ano: number): BankBill => {
  const rows = demoRows();
  const pagas = new Set(
    rows.titulo?.filter(({ pago_em }) => pago_em?.startsWith(`${ano}`)).map((t) => t.fatura_numero),
  );
  const pagadores = new Set(
    rows.fatura?.filter(({ numero }) => pagas.has(numero)).map(({ titular_matricula }) => titular_matricula),
  );
  // Fees, discounts and co-payments are expenses of health; no declaration has the others of a bill.
  const outros = new Set(
    rows.lancamento
      ?.filter(({ tipo_codigo }) => ![2, 8, 9].includes(tipo_codigo))
      .map((l) => l.fatura_numero),
  );
  const comOutros =
    rows.fatura?.filter(({ numero, status }) => status === 'ABERTA' && outros.has(numero)) ?? [];
  const nomeados = new Set([
    openBill().matricula,
    declared(),
    ...comOutros.map(({ titular_matricula }) => titular_matricula),
  ]);
  const found = [...billsByHolder(rows).values()].find(
    ([bill, other]) =>
      bill !== undefined &&
      other === undefined &&
      bill.vencimento > demoDay() &&
      pagadores.has(bill.titular) &&
      !nomeados.has(bill.titular),
  );
  if (!found?.[0]) throw new Error('A demonstração não tem quem deva um só boleto e tenha pago no ano.');
  return found[0];
};

/** Two open bills of the oldest debtor; the demonstration makes new boletos for later debtors. */
export const oldestDebt = (): readonly [BankBill, BankBill] => {
  const [bills] = [...billsByHolder(demoRows()).values()]
    .filter((each) => each.length > 2)
    .toSorted(([a], [b]) => ((a?.vencimento ?? '') < (b?.vencimento ?? '') ? -1 : 1));
  const [first, second] = bills ?? [];
  if (!first || !second) throw new Error('A demonstração não tem quem deva dois boletos.');
  return [first, second];
};

/** The matrícula of a person with an income-tax declaration. */
export const declared = (): string => holderWithDeclaration(demoRows(), demoDay());

/** A person with an income-tax declaration, and the CPF that opens it. */
export const declaredPerson = (): { readonly matricula: string; readonly cpf: string } => {
  const { beneficiario = [], pessoa = [] } = demoRows();
  const matricula = declared();
  const pessoaId = beneficiario.find((each) => each.matricula === matricula)?.pessoa_id;
  return { matricula, cpf: pessoa.find(({ id }) => id === pessoaId)?.cpf ?? '' };
};

/**
 * The newest month ('YYYY-MM') with an effectuated sale of one of these sellers: with so few lives some months have none.
 */
export const monthOfSales = (vendedores: readonly string[]): string =>
  (demoRows().venda ?? [])
    .filter(({ vendedor_codigo }) => vendedores.includes(vendedor_codigo))
    .map(({ efetivada_em }) => efetivada_em?.slice(0, 7) ?? '')
    .toSorted()
    .at(-1) ?? '';

/** The plans of a seller's sales in a month ('YYYY-MM'), and the number of lives. */
export const salesOf = (vendedor: string, mes: string): { planos: string[]; vidas: number } => {
  const vendas = (demoRows().venda ?? []).filter(
    (venda) =>
      venda.vendedor_codigo === vendedor && !venda.administrativa && venda.efetivada_em?.startsWith(mes),
  );
  return { planos: [...new Set(vendas.map((venda) => venda.plano_registro))], vidas: vendas.length };
};

/** The newest month with a co-payment of a company of Qualicorp with that billing day. */
export const monthOfQualicorp = (dia: number): string => {
  const { empresa = [], beneficiario = [], lancamento = [], fatura = [] } = demoRows();
  const codes = new Set(
    empresa
      .filter(({ administradora, dia_fatura }) => administradora === 'QUALICORP' && dia_fatura === dia)
      .map(({ codigo }) => codigo),
  );
  const lives = new Set(
    beneficiario
      .filter(({ empresa_codigo }) => codes.has(empresa_codigo ?? ''))
      .map(({ matricula }) => matricula),
  );
  const toCompanies = new Set(fatura.filter(({ tipo }) => tipo === 'E').map(({ numero }) => numero));
  return (
    lancamento
      .filter(({ tipo_codigo, matricula }) => tipo_codigo === 9 && lives.has(matricula))
      .filter(({ fatura_numero }) => toCompanies.has(fatura_numero ?? ''))
      .map(({ competencia }) => competencia)
      .toSorted()
      .at(-1) ?? ''
  );
};

/** The providers with their waiting guides, most guides first. */
const waitingByProvider = (rows: DemoRows) => {
  const waiting = (rows.guia ?? []).filter(({ status }) => status !== 1 && status !== 3);
  return [...Map.groupBy(waiting, ({ prestador_codigo }) => prestador_codigo)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
};

/** The provider with the most guides that wait for a review. */
export const providerToReview = (): string => waitingByProvider(demoRows())[0]?.[0] ?? '';

/** Another provider with settlement here, and at least two valid guides among others. */
export const providerToSettle = (): string => {
  const rows = demoRows();
  const settlesHere = new Set(
    rows.prestador?.filter((each) => each.incorporar_baixada).map(({ codigo }) => codigo),
  );
  const [, ...others] = waitingByProvider(rows);
  const [code] =
    others.find(([codigo, guias]) => {
      const validas = guias.filter(({ status }) => status === 2).length;
      return settlesHere.has(codigo) && validas >= 2 && guias.length > validas;
    }) ?? [];
  if (code === undefined)
    throw new Error('A demonstração não tem prestador com duas guias válidas que se baixem aqui.');
  return code;
};

/** A guide without any review and one of its items, with their provider. */
export const itemToReview = (): { prestador: string; guia: string; sequencia: number } => {
  const rows = demoRows();
  const guias = new Map(
    rows.guia?.filter(({ status }) => status === null).map((guia) => [guia.numero, guia.prestador_codigo]),
  );
  const item = rows.guia_item?.find(
    ({ guia_numero: guia, status, pendencia }) => guias.has(guia) && status === null && !pendencia,
  );
  if (!item) throw new Error('A demonstração não tem item por revisar.');
  return {
    prestador: guias.get(item.guia_numero) ?? '',
    guia: item.guia_numero,
    sequencia: item.sequencia,
  };
};

/** Matrículas of two holders with open bills: one in the portfolio of a seller, and one of another seller's. */
export const clientsBySeller = (vendedor: string): { own: string; foreign: string } => {
  const rows = demoRows();
  const seller = new Map(
    (rows.beneficiario ?? []).map(({ matricula, vendedor_codigo }) => [matricula, vendedor_codigo]),
  );
  const sold = new Set(
    (rows.venda ?? [])
      .filter(({ vendedor_codigo }) => vendedor_codigo === vendedor)
      .map(({ matricula }) => matricula),
  );
  const holders = [...billsByHolder(rows).keys()];
  const own = holders.find((matricula) => seller.get(matricula) === vendedor);
  const foreign = holders.find(
    (matricula) => seller.get(matricula) !== vendedor && !sold.has(matricula) && matricula !== own,
  );
  if (own === undefined || foreign === undefined)
    throw new Error('A demonstração não tem clientes com boleto de um vendedor e de outro.');
  return { own, foreign };
};

/** Code of a sale that a seller effectuated in a month (YYYY-MM). */
export const saleOf = (vendedor: string, mes: string): string => {
  const sale = (demoRows().venda ?? []).find(
    (venda) => venda.vendedor_codigo === vendedor && venda.efetivada_em?.startsWith(mes),
  );
  if (!sale) throw new Error('A demonstração não tem esta venda.');
  return sale.codigo;
};

/** A guide with one item, its provider, and the item's number and pendency. */
export interface GuideOfOneItem {
  readonly prestador: string;
  readonly guia: string;
  readonly sequencia: number;
  readonly pendencia: string | null;
}

const guidesOfOneItem = (rows: DemoRows): GuideOfOneItem[] => {
  const itens = Map.groupBy(rows.guia_item ?? [], ({ guia_numero }) => guia_numero);
  return (rows.guia ?? []).flatMap(({ numero, prestador_codigo: prestador, status }) => {
    const [item, ...others] = itens.get(numero) ?? [];
    if (!item || others.length > 0 || !(status === null || status === 0) || item.status === 1) return [];
    return [{ prestador, guia: numero, sequencia: item.sequencia, pendencia: item.pendencia ?? null }];
  });
};

const firstGuide = (fits: (guide: GuideOfOneItem) => boolean): GuideOfOneItem => {
  const found = guidesOfOneItem(demoRows()).find(fits);
  if (!found) throw new Error('A demonstração não tem esta guia de um só item.');
  return found;
};

/** A guide whose only item was presented without authorisation. */
export const guideWithPendency = (): GuideOfOneItem =>
  firstGuide(({ pendencia }) => pendencia === 'Procedimento sem autorização');

/** A guide of Centro Médico's own provider whose only item nobody has reviewed. */
export const ownGuide = (): GuideOfOneItem =>
  firstGuide(({ prestador, pendencia }) => prestador === '999520' && pendencia === null);

/** Path of an example file that the server under test wrote for its demonstration. */
export const exampleLot = (name: string): string =>
  join(process.env.E2E_DATA_DIR ?? '', process.env.TEST_PARALLEL_INDEX ?? '0', 'exemplos', name);
