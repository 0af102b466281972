import { plainCargo } from '../../words/fold.ts';
import type { ItemDaGuia, TabelaAprovada } from './item.rules.ts';

/** null to verify, 0 pendencies, 1 processed, 2 valid, 3 not used. */
export type StatusDaGuia = 0 | 1 | 2 | 3 | null;

const names = { 0: 'Pendências', 1: 'Processada', 2: 'Válida', 3: 'Não utilizada' } as const;

/** The status in words; a settled guide that is not used is 'Já baixada' (CTM-30). */
export const nomeDoStatus = (status: StatusDaGuia, isBaixada = false): string => {
  if (status === null) return 'Verificar';
  return status === 3 && isBaixada ? 'Já baixada' : names[status];
};

/** The six tabs of a guide, in their order (CTM-29). */
export const abasDaGuia = [
  { key: 'honorarios', label: 'Honorários médicos' },
  { key: 'diarias', label: 'Diárias e taxas' },
  { key: 'materiais', label: 'Materiais' },
  { key: 'medicamentos', label: 'Medicamentos' },
  { key: 'sadt', label: 'SADT' },
  { key: 'naoIdentificados', label: 'Itens não identificados' },
] as const;

export type AbaDaGuia = (typeof abasDaGuia)[number]['key'];

const byTable: Readonly<Partial<Record<TabelaAprovada, AbaDaGuia>>> = {
  '18': 'diarias',
  '19': 'materiais',
  '20': 'medicamentos',
};

/** The tab of an item; an item of table 22 with an unknown type is not identified (CTM-29). */
export const abaDoItem = ({ codTabelaAprov, tipoProcOS }: ItemDaGuia): AbaDaGuia => {
  if (codTabelaAprov === '22' && tipoProcOS !== null) return tipoProcOS === 'HM' ? 'honorarios' : 'sadt';
  return byTable[codTabelaAprov] ?? 'naoIdentificados';
};

/** Status of an open guide from its items: valid, pendencies, or to verify (CTM-30). */
export const statusPelosItens = (itens: readonly Pick<ItemDaGuia, 'status'>[]): 0 | 2 | null => {
  if (itens.length > 0 && itens.every(({ status }) => status === 1)) return 2;
  return itens.some(({ status }) => status === 0) ? 0 : null;
};

/** Sums of the items of a guide, in cents: approved, denied, and still to be decided (CTM-88). */
export const somasDosItens = (
  itens: readonly Pick<ItemDaGuia, 'status' | 'vrTotal' | 'vrTotalAprov'>[],
): { readonly aprovado: number; readonly glosado: number; readonly aDecidir: number } => {
  const decididos = itens.filter(({ status }) => status === 1);
  const soma = (valores: readonly number[]) => valores.reduce((sum, valor) => sum + valor, 0);
  const aprovado = soma(decididos.map(({ vrTotalAprov }) => vrTotalAprov ?? 0));
  const cobrado = soma(decididos.map(({ vrTotal }) => vrTotal));
  return {
    aprovado,
    glosado: cobrado - aprovado,
    aDecidir: soma(itens.map(({ vrTotal }) => vrTotal)) - cobrado,
  };
};

/** Items may be changed only before the guide is incorporated or discarded (CTM-31). */
export const isEditavel = (status: StatusDaGuia): boolean => status !== 1 && status !== 3;

/** True when a person may take the guide out of use (CTM-32). */
export const podeDescartar = (status: StatusDaGuia): boolean => isEditavel(status);

/** True when a person may reactivate the guide: not used, and not settled (CTM-33). */
export const podeReativar = ({
  status,
  dataBaixa,
}: {
  status: StatusDaGuia;
  dataBaixa: string | null;
}): boolean => status === 3 && dataBaixa === null;

const advanced = ['coord. de contas medicas', 'analista de sistemas'];

/** Occupations that discard and reactivate guides (CTM-32). */
export const isUsuarioAvancado = (cargo: string): boolean => advanced.includes(plainCargo(cargo));

/** Types that a person may choose for a hospital stay (CTM-34). */
export const tiposDeInternacao = [
  { value: 'A', label: 'Internação clínica' },
  { value: 'B', label: 'Internação cirúrgica' },
  { value: 'G', label: 'Internação obstétrica' },
  { value: 'I', label: 'Internação pediátrica' },
] as const;

/** Types that are settled here; the others are settled in the core system (CTM-36). */
export const tiposComBaixa: readonly string[] = ['X', 'C', 'E', 'F', 'H', 'J'];

/** True for a type that the system knows. */
export const isTipoPrevisto = (tipo: string | null): boolean =>
  tipo !== null && (tiposComBaixa.includes(tipo) || tiposDeInternacao.some(({ value }) => value === tipo));

/** True when a person must choose the type: a hospital stay without type, or with type I (CTM-34). */
export const pedeTipo = (guia: {
  readonly tipoAtendimento: string;
  readonly GUI_TIPO: string | null;
}): boolean => guia.tipoAtendimento === '07' && (guia.GUI_TIPO === null || guia.GUI_TIPO === 'I');

/** Message for a type that is not accepted. */
export const tipoInvalido = 'Tipo de guia não selecionado ou não previsto no sistema…';
