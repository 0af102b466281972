import { fake } from '../http/fake.ts';
import {
  type AuxilioFuneral,
  type BeneficiarioCancelado,
  type BeneficiarioEmpresa,
  type EmpresaConveniada,
  getBeneficiarioCancelado,
  getEmpresaConveniada,
  getEmpresaConveniadaAtivos,
  getPrestadoresCredenciados,
  getRelatorioEmpresarial,
  getRelatorioEmpresarialTotal,
  getRelatorioFuneral,
  getRelatorioFuneralTotal,
  type PrestadorCredenciado,
} from './cadastro.contract.ts';
import { fakeName, fakePick } from './nomes.fake.ts';

const vendedores = ['Caio Ferraz', 'Lívia Sampaio', 'Rute Azevedo', null] as const;
const cidades = ['Cascavel', 'Toledo', 'Foz do Iguaçu', 'Céu Azul', 'Guaíra', null] as const;
const empresas = [
  'Cooperativa Três Nascentes',
  'Metalúrgica Araucária',
  'Padaria Pão de Mel',
  'Transportes Ipê-Amarelo',
  'Colégio Alvorada',
] as const;
const motivos = ['Inadimplência', 'A pedido do beneficiário', 'Óbito', 'Desligamento da empresa'] as const;

const digitOf = (figures: string, top: number): string => {
  const sum = [...figures]
    .toReversed()
    .reduce((total, figure, index) => total + Number(figure) * ((index % (top - 1)) + 2), 0);
  return sum % 11 < 2 ? '0' : String(11 - (sum % 11));
};
const withDigits = (figures: string, top: number): string => {
  const first = figures + digitOf(figures, top);
  return first + digitOf(first, top);
};
const cpf = (index: number): string => withDigits(String(120_000_000 + index * 5_417), 12);
const cnpj = (index: number): string => withDigits(`${70_000_000 + ((index * 37_199) % 29_000_000)}0001`, 9);
const celular = (index: number): string => `459990${String(10_000 + ((index * 791) % 90_000))}`;
const fixo = (index: number): string => `453390${String(1_000 + ((index * 791) % 9_000))}`;

const two = (value: number): string => String(value).padStart(2, '0');
const matricula = (index: number): string => String(1200 + index).padStart(6, '0');
const codigo = (index: number): string => String(300 + (index % empresas.length)).padStart(4, '0');
const email = (index: number): string | null =>
  index % 6 === 2 ? null : `beneficiario${1200 + index}@exemplo.com.br`;

const bands = [18, 23, 28, 33, 38, 43, 48, 53, 58];
/** The regulator's age band, as our server writes it. */
const faixa = (idade: number): string => {
  const at = bands.findIndex((last) => idade <= last);
  return at === -1 ? '59+' : `${at === 0 ? 0 : (bands[at - 1] ?? 0) + 1}-${bands[at]}`;
};

const pessoa = (index: number) => {
  const idade = (index * 17) % 83;
  // Everybody's birthday is past, so that age and day of birth agree in November 2026.
  return { idade, nascimento: `${2026 - idade}-${two((index % 10) + 1)}-${two((index % 28) + 1)}` };
};

/** Posting number `index` of funeral aid; give what differs. */
export const fakeAuxilioFuneral = (index = 1, given: Partial<AuxilioFuneral> = {}): AuxilioFuneral => ({
  Matricula: matricula(index),
  Nome: fakeName(index),
  Status: index % 9 === 4 ? 'Cancelado' : 'Ativo',
  Nascimento: pessoa(index).nascimento,
  Ativacao: `20${two(12 + (index % 14))}-${two((index % 12) + 1)}-01`,
  Lancamento: `2026-10-${two((index % 28) + 1)}`,
  Valor: 1_290 + (index % 5) * 250,
  Vendedor: fakePick(vendedores, index),
  Cpf: index % 40 === 13 ? null : cpf(index),
  Idade: pessoa(index).idade,
  ...given,
});

/** Active beneficiary number `index` of some company, every third a holder; give what differs. */
export const fakeBeneficiarioEmpresa = (
  index = 1,
  given: Partial<BeneficiarioEmpresa> = {},
): BeneficiarioEmpresa => ({
  codSau: matricula(index),
  empresa: fakePick(empresas, index),
  nome: fakeName(index),
  cpf: cpf(index),
  sexo: index % 2 === 0 ? 'F' : 'M',
  email: email(index),
  fone: index % 8 === 3 ? null : celular(index),
  cidade: fakePick(cidades, index),
  td: index % 3 === 1 ? 'T' : 'D',
  dataAtivacao: `20${two(15 + (index % 11))}-${two((index % 12) + 1)}-01`,
  dataNascimento: pessoa(index).nascimento,
  valor: 18_990 + pessoa(index).idade * 731,
  acomodacao: index % 4 === 0 ? 'APARTAMENTO' : 'ENFERMARIA',
  idade: pessoa(index).idade,
  faixa: faixa(pessoa(index).idade),
  ...given,
});

/** Cancelled beneficiary number `index`; give what differs. */
export const fakeBeneficiarioCancelado = (
  index = 1,
  given: Partial<BeneficiarioCancelado> = {},
): BeneficiarioCancelado => {
  const isOfCompany = index % 3 === 1;
  const isToCome = index % 10 === 6;
  return {
    Matricula: matricula(index),
    Nome: fakeName(index),
    'Codigo Empresa': isOfCompany ? codigo(index) : null,
    'Razao Social': isOfCompany ? `${fakePick(empresas, index)} Ltda.` : null,
    'Data de Ativacao': `20${two(12 + (index % 12))}-03-01`,
    'Data de Cancelamento': isToCome ? '2026-10-31' : `2026-10-${two((index % 28) + 1)}`,
    Ativo: isToCome ? 'SIM' : 'NAO',
    'Tempo no Plano': 14 - (index % 12),
    'Motivo de Cancelamento': fakePick(motivos, index),
    'Custo x Beneficio': index % 7 === 5 ? null : (index * 1_733) % 31_000,
    Mensalidade: 18_990 + pessoa(index).idade * 731,
    Vendedor: fakePick(vendedores, index),
    Telefone: index % 8 === 3 ? null : celular(index),
    'E-mail': email(index),
    'Canc. Fim Mes': isToCome ? 'SIM' : 'NAO',
    ...given,
  };
};

/** Affiliated company number `index`, every sixth without lives; give what differs. */
export const fakeEmpresaConveniada = (
  index = 1,
  given: Partial<EmpresaConveniada> = {},
): EmpresaConveniada => ({
  empCon: String(300 + index).padStart(4, '0'),
  pejFantasia: `${fakePick(empresas, index)} ${fakePick(['Matriz', 'Norte', 'Sul', 'Centro'], index)}`,
  diafatu: fakePick([5, 10, 15, 25], index),
  numUsu: index % 6 === 0 ? 0 : (index * 37) % 1_400,
  dtativo: `20${two(8 + (index % 18))}-${two((index % 12) + 1)}-01`,
  jfnNumero: index % 9 === 7 ? null : fixo(index),
  ...given,
});

const redes = [
  ['Hospital Santa Aurora', 'Hospital', 'Hospital geral'],
  ['Laboratório Bom Jardim', 'Laboratório', 'Análises clínicas'],
  ['Clínica Radiológica Ipê', 'Clínica de imagem', 'Diagnóstico por imagem'],
] as const;
const especialidades = ['Pediatria', 'Cardiologia', 'Ginecologia e obstetrícia', 'Urologia'] as const;

/** Provider number `index`: every fourth a firm, the others doctors; give what differs. */
export const fakePrestador = (index = 1, given: Partial<PrestadorCredenciado> = {}): PrestadorCredenciado => {
  const isFirm = index % 4 === 0;
  const firm = fakePick(redes, index / 4);
  const cidade = fakePick(cidades, index);
  const hasLeft = index % 10 === 6;
  return {
    PEFNOME: isFirm ? `${firm[0]} ${cidade ?? ''}`.trim() : fakeName(index),
    CRM: isFirm ? null : String(20_000 + index * 13),
    DESCRICAO: isFirm ? firm[1] : 'Médico',
    DTCR: `20${two(5 + (index % 15))}-${two((index % 12) + 1)}-${two((index % 28) + 1)}`,
    DTDC: hasLeft ? `2022-${two((index % 12) + 1)}-15` : null,
    ESPECIALIDADE: isFirm ? firm[2] : fakePick(especialidades, index),
    CNPJ: isFirm ? cnpj(index) : null,
    CIDADE: cidade,
    LOGRADOURO: `Rua ${fakePick(['das Aroeiras', 'dos Ipês', 'do Moinho Velho'], index)}, ${100 + index}`,
    DTCRI: hasLeft && index % 20 === 6 ? `2023-${two((index % 12) + 1)}-01` : null,
    TELEFONE: index % 9 === 7 ? null : fixo(index),
    ...given,
  };
};

const list = <Row>(count: number, make: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** The calls of the five reports, `count` rows each; of one company every fifth row. */
export const relatoriosFakes = (count = 60) => [
  fake(getRelatorioFuneral, () => list(count, fakeAuxilioFuneral)),
  fake(getRelatorioFuneralTotal, () => list(count * 2, fakeAuxilioFuneral)),
  fake(getRelatorioEmpresarial, ({ params }) => {
    const empresa = fakePick(empresas, Number(params.param));
    return list(count, fakeBeneficiarioEmpresa).filter((row) => row.empresa === empresa);
  }),
  fake(getRelatorioEmpresarialTotal, () => list(count, fakeBeneficiarioEmpresa)),
  fake(getBeneficiarioCancelado, () => list(count, fakeBeneficiarioCancelado)),
  fake(getEmpresaConveniada, () => list(count, fakeEmpresaConveniada)),
  fake(getEmpresaConveniadaAtivos, () =>
    list(count, fakeEmpresaConveniada).filter(({ numUsu }) => numUsu > 0),
  ),
  fake(getPrestadoresCredenciados, () => list(count, fakePrestador)),
];
