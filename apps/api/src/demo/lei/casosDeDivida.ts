import { dayIn, dayOfMonth, monthOf } from '../calendar.ts';
import { isActiveOn, type Vida } from '../lives.ts';

/** Holders for situations of debt that chance does not bring every day. Empty without suitable people. */
export interface CasosDeDivida {
  /** First unpaid due day of each holder who stops paying. */
  calados: ReadonlyMap<Vida, number>;
  contestado: Vida | undefined;
  internado: Vida | undefined;
}

/** Day of these contracts, before 01/12/2024: later contracts take a notice by letter. */
const antigo = '2023-05-08';
const novo = '2025-03-03';

/** Days that a notice needs after the second due day, so that it also fits after a long holiday. */
const depoisDoSegundo = 6;

/** Due days of the two newest fees of a holder whose second one is late for some days, and whose next one is not. */
const doisVencimentos = (vida: Vida, today: number): [number, number] | null => {
  const month = monthOf(today) - (vida.diaVencimento > dayOfMonth(today) - depoisDoSegundo ? 1 : 0);
  const segundo = dayIn(month, vida.diaVencimento);
  return segundo > today - 28 && segundo <= today - depoisDoSegundo
    ? [dayIn(month - 1, vida.diaVencimento), segundo]
    : null;
};

const temCelular = ({ membro }: Vida): boolean => /^\d{2}9\d{8}$/.test(membro.pessoa.fone_1 ?? '');

/** Individual contracts: a dispute, a stay, and two fees before day 61. */
const individuais = (able: readonly Vida[], today: number, desde: number) => {
  const [contestado, internado, ...outros] = able;
  const espera = outros.find(
    (vida) => Number(vida.row.matricula.slice(2, 8)) % 20 >= 5 && doisVencimentos(vida, today) !== null,
  );
  if (contestado) contestado.row.contrato_em = antigo;
  if (internado) internado.row.contrato_em = antigo;
  if (espera) espera.row.contrato_em = novo;
  const calados = [contestado, internado].flatMap((vida) => (vida ? [[vida, desde] as const] : []));
  const [primeiro = desde] = (espera && doisVencimentos(espera, today)) ?? [];
  return { contestado, internado, calados: espera ? [...calados, [espera, primeiro] as const] : calados };
};

/** Collective contracts whose holder pays: a sole trader, one on leave, and two of entities, one of which the administrator bills. */
const coletivos = (able: readonly Vida[]): Vida[] => {
  const [mei, afastado] = able.filter(({ row }) => row.tipo_contratacao === 2);
  const [daOperadora, daAdministradora] = able.filter(({ row }) => row.tipo_contratacao === 3);
  if (mei) Object.assign(mei.row, { mei: true, cobranca: 'operadora' });
  if (afastado) Object.assign(afastado.row, { afastado: true, cobranca: 'operadora' });
  if (daOperadora?.empresa) {
    daOperadora.row.cobranca = 'operadora';
    Object.assign(daOperadora.empresa.row, { clausula_exclusao: false, ciencia_empresa: true });
  }
  if (daAdministradora) daAdministradora.row.cobranca = 'administradora';
  return [mei, afastado, daOperadora, daAdministradora].filter((vida) => vida !== undefined);
};

/** Chooses and marks the holders of the cases among those without another part in the lists of debt, the debtors. */
export const buildCasosDeDivida = (
  vidas: readonly Vida[],
  debtors: readonly Vida[],
  { today, silence }: { today: number; silence: number },
): CasosDeDivida => {
  // A notice that lacks the CPF of a dependant is not valid.
  const semCpf = new Set(vidas.flatMap((vida) => (vida.membro.pessoa.cpf ? [] : [vida.titular ?? vida])));
  const able = vidas.filter(
    (vida) =>
      vida.titular === null &&
      vida.staged === undefined &&
      vida.cancelado === null &&
      isActiveOn(vida, today - 400) &&
      !vida.row.debito_automatico &&
      !vida.row.afastado &&
      temCelular(vida) &&
      !semCpf.has(vida) &&
      !debtors.includes(vida),
  );
  const desde = today - silence + 1;
  const { contestado, internado, calados } = individuais(
    able.filter(({ empresa }) => empresa === null),
    today,
    desde,
  );
  // The last ones, so that the invoices of their companies keep their order.
  const pagantes = coletivos(able.filter(({ empresa }) => empresa?.inativada === null).toReversed());
  return {
    calados: new Map([
      ...debtors.map((vida) => [vida, desde] as const),
      ...calados,
      ...pagantes.map((vida) => [vida, desde] as const),
    ]),
    contestado,
    internado,
  };
};
