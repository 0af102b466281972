import type { CongenereTable, PlanoFaixaTable, PlanoTable, VendedorTable } from '../db/tables/cadastro.ts';
import type { Insertable } from 'kysely';

type Plano = Insertable<PlanoTable>;
type Tipo = PlanoTable['tipo'];
type Linha = 'SMART' | 'PREMIUM';
type Acomodacao = PlanoTable['acomodacao'];

const plano = (
  registro: string,
  tipo: Tipo,
  linha: Linha,
  acomodacao: Acomodacao,
  coparticipacao: number,
): Plano => {
  const name = { SMART: 'Smart', PREMIUM: 'Premium' }[linha];
  const kind = { INDIVIDUAL: 'Individual', EMPRESARIAL: 'Empresarial', ADESAO: 'Adesão' }[tipo];
  const room = { ENFERMARIA: 'Enfermaria', APARTAMENTO: 'Apartamento' }[acomodacao];
  return {
    registro,
    codigo_operadora: `${linha[0]}${tipo[0]}${acomodacao[0]}${coparticipacao}`,
    nome: `${name} ${kind} ${room}`,
    linha,
    tipo,
    acomodacao,
    coparticipacao_percentual: coparticipacao,
    ativo: true,
  };
};

/** Invented products: two lines, three kinds of contract. */
export const planos: readonly Plano[] = [
  plano('478120171', 'INDIVIDUAL', 'SMART', 'ENFERMARIA', 30),
  plano('478121170', 'INDIVIDUAL', 'SMART', 'APARTAMENTO', 30),
  plano('478122178', 'INDIVIDUAL', 'PREMIUM', 'APARTAMENTO', 0),
  plano('481340184', 'EMPRESARIAL', 'SMART', 'ENFERMARIA', 30),
  plano('481341182', 'EMPRESARIAL', 'SMART', 'APARTAMENTO', 20),
  plano('481342181', 'EMPRESARIAL', 'PREMIUM', 'APARTAMENTO', 0),
  plano('485510191', 'ADESAO', 'SMART', 'ENFERMARIA', 30),
  plano('485511190', 'ADESAO', 'PREMIUM', 'APARTAMENTO', 10),
];

const firstBandCents: Readonly<Record<string, number>> = {
  '478120171': 14_980,
  '478121170': 17_950,
  '478122178': 25_290,
  '481340184': 13_490,
  '481341182': 16_540,
  '481342181': 22_910,
  '485510191': 14_470,
  '485511190': 23_720,
};

/**
 * Price of each band in hundredths of the first band's; within the regulator's limits (last ≤ 6 × first; 7 →
 * 10 ≤ 1 → 7).
 */
const bandFactors = [100, 118, 136, 155, 175, 200, 242, 300, 390, 580] as const;

/** Today's prices by plan and age band. */
export const precos: readonly Insertable<PlanoFaixaTable>[] = planos.flatMap(({ registro }) =>
  bandFactors.map((factor, index) => ({
    plano_registro: registro,
    faixa_codigo: index + 1,
    preco_cents: Math.round(((firstBandCents[registro] ?? 0) * factor) / 100),
  })),
);

const priceIndex = new Map(
  precos.map((row) => [`${row.plano_registro} ${row.faixa_codigo}`, row.preco_cents]),
);

const adjustment = 1.08;

/** Number of Mays between two month numbers: contracts are adjusted every May. */
const maysBetween = (from: number, to: number): number =>
  Math.floor((to - 4) / 12) - Math.floor((from - 4) / 12);

/** Fee of a plan for an age band in a month, in cents: today's price without the later yearly adjustments. */
export const feeCents = (registro: string, band: number, month: number, thisMonth: number): number => {
  const price = priceIndex.get(`${registro} ${band}`) ?? 0;
  const years = Math.max(0, maysBetween(month, thisMonth));
  return Math.round(price / adjustment ** years);
};

const vendedor = (
  codigo: string,
  nome: string,
  login: string | null,
  cargo: string,
  meta: number,
): Insertable<VendedorTable> => ({ codigo, nome, login, cargo, meta_vidas: meta, ativo: true });

/** Sellers; 613 may see the group 619, 620, 647, 648, 653. */
export const vendedores: readonly Insertable<VendedorTable>[] = [
  vendedor('601', 'Rogério Pacheco Lima', 'VENDEDOR', 'Vendedor', 25),
  vendedor('604', 'Elaine Vasconcelos', null, 'Vendedora', 25),
  vendedor('607', 'Tomás Guimarães Reis', 'CONSULTOR', 'Consultor de vendas', 20),
  vendedor('613', 'Marina Toledo Figueiredo', 'VENDEDORA', 'Vendedora', 30),
  vendedor('619', 'Caio Meireles', null, 'Vendedor', 20),
  vendedor('620', 'Ingrid Sampaio', null, 'Vendedora', 20),
  vendedor('647', 'Nilton Brandão', null, 'Aux. Administrativo/ Vendedor', 12),
  vendedor('648', 'Verônica Paixão', 'AUXILIAR', 'Aux. Administrativo/ Vendedora', 12),
  vendedor('653', 'Davi Castilho', null, 'Vendedor', 20),
  vendedor('660', 'Helena Prado Nogueira', 'ASSISTENTE', 'Assistente de vendas', 10),
  vendedor('671', 'Saulo Rezende', null, 'Consultor de vendas', 15),
  vendedor('690', 'Márcia Teles Antunes', 'COMERCIAL', 'Gerente Comercial', 0),
];

/** Invented partner insurers. */
export const congeneres: readonly Insertable<CongenereTable>[] = [
  { codigo: '0201', nome: 'Cooperativa Médica Vale do Pinhal', registro_ans: '990201', ativa: true },
  { codigo: '0202', nome: 'Saúde Planalto Assistência', registro_ans: '990202', ativa: true },
  { codigo: '0203', nome: 'Santa Cecília Planos de Saúde', registro_ans: '990203', ativa: true },
];

const motivo = (codigo: string, descricao: string, codigo_sib: string) => ({ codigo, descricao, codigo_sib });

/** The seventeen reasons of cancellation with ANS's codes. */
export const motivos = [
  motivo('01', 'Solicitação do beneficiário', '41'),
  motivo('02', 'Dificuldade financeira', '41'),
  motivo('03', 'Insatisfação com o atendimento', '41'),
  motivo('04', 'Insatisfação com a rede credenciada', '41'),
  motivo('05', 'Mudança de cidade', '41'),
  motivo('06', 'Plano oferecido por outra empresa', '41'),
  motivo('07', 'Custo-benefício', '41'),
  motivo('08', 'Demissão sem justa causa', '42'),
  motivo('09', 'Pedido de demissão', '42'),
  motivo('10', 'Aposentadoria', '42'),
  motivo('11', 'Rescisão do contrato da empresa', '42'),
  motivo('12', 'Inadimplência', '43'),
  motivo('13', 'Óbito', '44'),
  motivo('14', 'Transferência de carteira', '45'),
  motivo('15', 'Inclusão indevida', '46'),
  motivo('16', 'Fraude', '47'),
  motivo('17', 'Portabilidade de carências', '48'),
] as const;
