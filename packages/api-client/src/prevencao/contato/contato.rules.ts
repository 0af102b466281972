/** A result of a contact: whether somebody talked with the person, and the next call with its caller (PRV-11). */
interface Resultado {
  readonly texto: string;
  readonly falou: boolean;
  /** Next call: 'escolhida' is the day that the person asked for; null means none. */
  readonly volta: { readonly dias: number } | { readonly meses: number } | 'escolhida' | null;
  readonly quem: 'qualquer' | 'a mesma' | 'cadastro';
}

export const resultados = {
  NAO_ATENDEU: { texto: 'Não atendeu', falou: false, volta: { dias: 2 }, quem: 'qualquer' },
  LIGAR_DEPOIS: { texto: 'Pediu para ligar depois', falou: true, volta: 'escolhida', quem: 'a mesma' },
  ACEITOU: { texto: 'Aceitou participar', falou: true, volta: { dias: 30 }, quem: 'a mesma' },
  RECUSOU: { texto: 'Recusou', falou: true, volta: { meses: 12 }, quem: 'qualquer' },
  NUMERO_ERRADO: { texto: 'Número errado', falou: false, volta: null, quem: 'cadastro' },
} as const satisfies Record<string, Resultado>;

export type CodigoResultado = keyof typeof resultados;

export const codigosResultado = Object.keys(resultados) as [CodigoResultado, ...CodigoResultado[]];

/** States of a person in a programme (PRV-12). */
export const situacoes = [
  'Nunca contatado',
  'Para ligar hoje',
  'Agendado',
  'Recusou',
  'Número errado',
] as const;

/** States in the order of calling (PRV-20). */
export const ordemDeLigar: readonly (typeof situacoes)[number][] = [
  'Para ligar hoje',
  'Nunca contatado',
  'Agendado',
  'Número errado',
  'Recusou',
];

/** Minutes for which an open dialog reserves a person (PRV-13). */
export const minutosDeReserva = 10;

/** Latest day for a next call, in days from today (PRV-11). */
const diasAdiante = 180;

const somaDias = (dia: string, dias: number): string => {
  const moment = new Date(`${dia}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + dias);
  return moment.toISOString().slice(0, 10);
};

/** The day itself, or the Monday after it: nobody calls on a Saturday or Sunday (PRV-21). */
const diaUtil = (dia: string): string => {
  const semana = new Date(`${dia}T00:00:00Z`).getUTCDay();
  return somaDias(dia, semana === 6 ? 2 : semana === 0 ? 1 : 0);
};

/** The same day `meses` later, or the last day of a shorter month. */
const somaMeses = (dia: string, meses: number): string => {
  const [year = 0, month = 0, day = 0] = dia.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + meses + 1, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
};

/** The first and the last possible day for a next call, ISO. */
export const diasDeVolta = (hoje: string): readonly [primeiro: string, ultimo: string] => [
  somaDias(hoje, 1),
  somaDias(hoje, diasAdiante),
];

/** The day of the next call (ISO), null for none; `escolhida` is the day that the person asked for. */
export const proximoDia = (
  resultado: CodigoResultado,
  hoje: string,
  escolhida: string | null,
): string | null => {
  const { volta } = resultados[resultado];
  if (volta === null || volta === 'escolhida') return volta && escolhida;
  return diaUtil('dias' in volta ? somaDias(hoje, volta.dias) : somaMeses(hoje, volta.meses));
};

/** Problem of a contact, with its field; null when it may be written. */
export const problemaDoContato = (
  {
    resultado,
    proximo,
    telefone,
  }: { resultado: CodigoResultado; proximo: string | null; telefone: string | null },
  hoje: string,
): { readonly field: 'proximo' | 'telefone'; readonly message: string } | null => {
  if (telefone === null && resultado !== 'NUMERO_ERRADO')
    return { field: 'telefone', message: 'Escolha o número chamado.' };
  const isChosen = resultados[resultado].volta === 'escolhida';
  if (!isChosen)
    return proximo === null ? null : { field: 'proximo', message: 'Este resultado não tem data escolhida.' };
  if (proximo === null) return { field: 'proximo', message: 'Escolha o dia de ligar de novo.' };
  const [primeiro, ultimo] = diasDeVolta(hoje);
  return proximo >= primeiro && proximo <= ultimo
    ? null
    : { field: 'proximo', message: `Escolha um dia depois de hoje e dentro de ${diasAdiante} dias.` };
};
