import { fake } from '../../http/fake.ts';
import { matriculaInteira } from '../../kinds/matricula.ts';
import { mesesDaLinha, primeiraComparada } from '../../report/comparacao.rules.ts';
import { fakeName, fakePick } from '../../report/names.fake.ts';
import { two } from '../../report/people.fake.ts';
import {
  type EmRisco,
  type Estorno,
  getComissaoEmRisco,
  getEstornos,
  getHistoricoVendasVendedores,
  getIndicadores,
  getIndicadoresVendasGeral,
  getMetas,
  getVendas,
  getVendasVendedores,
  getVendedor,
  type IndicadoresVendas,
  type Metas,
  type ResumoVendedor,
  type Venda,
} from './lancamentos.contract.ts';

/** The seller number `index` with the sales of a month. */
export const fakeResumoVendedor = (index = 1, given: Partial<ResumoVendedor> = {}): ResumoVendedor => ({
  codigoVendedor: String(600 + index),
  nomeVendedor: fakeName(index),
  qtdeVendas: 10 + index,
  totalVendas: (10 + index) * 31_250,
  qtdeVendasComissionadas: 8 + index,
  valorVendasComissionadas: (8 + index) * 6_000,
  qtdeVendasEstornadas: index % 3,
  valorVendasEstornadas: (index % 3) * 6_000,
  ...given,
});

/**
 * The sale number `index`: every fourth belongs to a company, every fifth is administrative, every seventh still waits.
 */
export const fakeVenda = (index = 1, given: Partial<Venda> = {}): Venda => {
  const isAdministrativa = index % 5 === 0;
  const isWaiting = index % 7 === 0;
  const paid = isAdministrativa || isWaiting ? 0 : 6_000;
  const missing = isAdministrativa ? 'Venda administrativa' : 'Aguardando ativação do beneficiário';
  const dia = `2026-11-${two((index % 20) + 1)}`;
  return {
    codigoVenda: String(500_000 + index),
    nomeCliente: fakeName(index + 20),
    codigoUsuario: matriculaInteira(String(4_000 + index)),
    valorPlano: 25_000 + index * 150,
    valorComissao: paid,
    status: isWaiting ? 'Lançado' : 'Efetivado',
    dataVenda: dia,
    dataEfetivacao: isWaiting ? null : dia,
    beneficiarioStatus: isWaiting ? 'Aguardando ativação' : 'Ativo',
    dtAtivacao: isWaiting ? null : dia,
    tipoVenda: isAdministrativa ? 'Venda Administrativa' : 'Comissão - Vendedor Registrado',
    tipoContratacao: index % 4 === 0 ? 2 : 1,
    codigoVendedor: String(601 + (index % 3)),
    nomeVendedor: fakeName(1 + (index % 3)),
    semComissao: paid === 0 ? missing : null,
    ...given,
  };
};

/** The reversal number `index`. */
const fakeEstorno = (index = 1, given: Partial<Estorno> = {}): Estorno => ({
  codigoEstorno: `${490_000 + index}-202611`,
  nomeCliente: fakeName(index + 50),
  valorPlano: 28_990,
  valorEstorno: 6_000,
  dataEfetivacao: '2026-09-14',
  dataEstorno: `2026-11-${two((index % 20) + 1)}`,
  ...given,
});

/** The life number `index` whose commission may still be taken back. */
const fakeEmRisco = (index = 1, given: Partial<EmRisco> = {}): EmRisco => ({
  codigoVenda: String(480_000 + index),
  nomeCliente: fakeName(index + 70),
  codigoUsuario: matriculaInteira(String(3_000 + index)),
  codigoVendedor: String(600 + fakePick([1, 2, 3], index)),
  nomeVendedor: fakeName(fakePick([1, 2, 3], index)),
  valor: 6_000,
  dataEfetivacao: '2026-09-05',
  definitivaEm: `2026-12-${two((index % 28) + 1)}`,
  dias: 10 + (index % 28) + 1,
  dataCancelamento: null,
  situacao: 'Em risco',
  ...given,
});

/** The indicators of a busy month. */
const fakeIndicadores: IndicadoresVendas = {
  vendasQtde: 148,
  vendasIndividualQtde: 131,
  vendasParceriaQtde: 17,
  vendasValor: 4_612_380,
  vendasComissionadasQtde: 139,
  vendasSmartComissionadasQtde: 97,
  vendasPremiumComissionadasQtde: 42,
  vendasComissionadasComissao: 894_120,
  vendasAdministrativasQtde: 9,
  vendasSmartAdminQtde: 6,
  vendasPremiumAdminQtde: 3,
  vendasAdministrativasValor: 281_300,
  estornosQtde: 4,
  estornosValor: 24_000,
  metaVendedorQtde: 180,
};

/** A month without any sale. */
export const semVendas = Object.fromEntries(
  Object.keys(fakeIndicadores).map((key) => [key, 0]),
) as IndicadoresVendas;

/** Goals of eleven months; `count` sellers, every third of whom reached the goal. */
export const fakeMetas = (count = 12): Metas => ({
  meses: [112, 128, 140, 133, 151, 149, 160, 158, 171, 166, 139].map((vidas, index) => ({
    competencia: `2026-${two(index + 1)}`,
    vidas,
    meta: 180,
    anoAnterior: 96 + ((index * 7) % 40),
  })),
  vendedores: Array.from({ length: count }, (_, index) => {
    const vidas = index % 3 === 0 ? 18 : 9;
    return {
      codigoVendedor: String(601 + index),
      nomeVendedor: fakeName(index + 1),
      vidas,
      efetivadas: vidas + (index % 2),
      meta: 15,
      falta: Math.max(0, 15 - vidas),
      situacao: vidas < 15 ? ('Abaixo da meta' as const) : ('Meta alcançada' as const),
    };
  }),
});

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** Sales of twelve sellers in the months up to one: rising for odd ones, falling for even ones. */
const fakeHistorico = (competencia: string) =>
  [primeiraComparada(competencia), ...mesesDaLinha(competencia)].flatMap((mes, at) =>
    many(12, fakeResumoVendedor).map(({ codigoVendedor, totalVendas }, index) => ({
      codigoVendedor,
      competencia: mes,
      totalVendas: totalVendas - (12 - at) * (index % 2 === 0 ? 8_450 : -12_300),
    })),
  );

/** Every call of the launches, for a seller 601 and for managers. */
export const lancamentosFakes = () => [
  fake(getVendedor, [{ codigoVendedor: '601', nomeVendedor: fakeName(1) }]),
  fake(getVendasVendedores, many(12, fakeResumoVendedor)),
  fake(getHistoricoVendasVendedores, ({ params: { competencia } }) => fakeHistorico(competencia)),
  fake(getVendas, many(24, fakeVenda)),
  fake(getEstornos, many(4, fakeEstorno)),
  fake(getIndicadores, fakeIndicadores),
  fake(getIndicadoresVendasGeral, fakeIndicadores),
  fake(getComissaoEmRisco, many(30, fakeEmRisco)),
  fake(getMetas, fakeMetas()),
];
