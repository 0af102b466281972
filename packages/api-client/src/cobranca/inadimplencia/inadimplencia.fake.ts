import { fakeName, fakePick } from '../../report/names.fake.ts';
import { fake, Refusal } from '../../http/fake.ts';
import { matriculaInteira } from '../../kinds/matricula.ts';
import {
  type Cidade,
  type ContratoCancelado,
  type DataCancelamento,
  getInadimplentesMensageriaFoneErrado,
  getListCidade,
  getRelatorioCancelamento,
  getRelatorioCancelamentoData,
  getRelatorioInadimplentes,
  getRelatorioInadimplentesMensageria,
  type Inadimplente,
  type LinhaFoneErrado,
  type LinhaMensageria,
} from './inadimplencia.contract.ts';
import { fakeSituacao } from '../notificacao/notificacao.fake.ts';
import { answersOf } from '../../report/report.fake.ts';
import { type PagamentoVencido, pagamentoVencido } from './pagamentoVencido.report.ts';

/** The days to choose from, newest first. */
const fakeDatas: readonly DataCancelamento[] = [
  { data: '2026-11-30', contratos: 18, porInadimplencia: 14 },
  { data: '2026-10-31', contratos: 60, porInadimplencia: 23 },
  { data: '2026-10-15', contratos: 1, porInadimplencia: 0 },
  { data: '2026-09-30', contratos: 37, porInadimplencia: 19 },
];

/** Invented cities with their IBGE codes. */
const fakeCidades: readonly Cidade[] = [
  { codigo: '4104808', cidade: 'Cascavel', uf: 'PR' },
  { codigo: '4127700', cidade: 'Toledo', uf: 'PR' },
  { codigo: '4108304', cidade: 'Foz do Iguaçu', uf: 'PR' },
  { codigo: '4105300', cidade: 'Céu Azul', uf: 'PR' },
];

const ruas = ['das Aroeiras', 'dos Ipês', 'do Moinho Velho', 'Três Nascentes'] as const;
const bairros = ['Centro', 'Jardim Alvorada', 'Região do Lago', 'Vila Nova'] as const;
const motivos = ['Inadimplência', 'A pedido do beneficiário', 'Óbito'] as const;
const avisos = [
  'aviso de 15/10 por SMS não vale: aviso sem prova',
  '1 mensalidade: a lei pede duas (Lei 9.656/1998, art. 13); sem aviso; 47 dias: a lei pede mais de 60',
  'pediu para sair em 20/10/2026 (protocolo 36859420261020000012); internado desde 16/10',
  null,
] as const;
const semDados = [
  'internação: sem dado',
  'falta dado: contrato sem data; internação: sem dado',
  null,
  'internação: sem dado',
] as const;
const recusas = ['sem telefone', 'telefone com dígitos de menos', 'fixo não recebe SMS'] as const;
const matricula = (index: number): string => matriculaInteira(String(1200 + index));
const celular = (index: number): string => `459990${String(10_000 + ((index * 791) % 90_000))}`;
const dayMs = 86_400_000;
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

const endereco = (index: number) => ({
  endereco: `Rua ${fakePick(ruas, index)}, ${100 + index}`,
  cep: index % 9 === 4 ? null : `8580${String(1_000 + ((index * 37) % 9_000))}`,
  bairro: fakePick(bairros, index),
  cidade: fakePick(fakeCidades, index).cidade,
  uf: 'PR',
});

/** Contract number `index` that ended, with the given changes. */
export const fakeContratoCancelado = (
  index = 1,
  given: Partial<ContratoCancelado> = {},
): ContratoCancelado => {
  const onde = endereco(index);
  const motivo = fakePick(motivos, index);
  return {
    NOME: fakeName(index),
    ENDERECO: onde.endereco,
    CEP: onde.cep,
    BAI_NOME: onde.bairro,
    MUN_CIDADE: onde.cidade,
    MUN_UF: onde.uf,
    MATRICULA: matricula(index),
    MOTIVO: motivo,
    AVISOS: motivo === 'Inadimplência' ? fakePick(avisos, index) : null,
    SEM_DADO: motivo === 'Inadimplência' ? fakePick(semDados, index) : null,
    ...given,
  };
};

/** Delinquent number `index` on 2026-11-30, with the given changes. */
export const fakeInadimplente = (index = 1, given: Partial<Inadimplente> = {}): Inadimplente => {
  const dias = 61 + ((index * 17) % 80);
  const titulos = 2 + Math.floor(dias / 45);
  return {
    nome: fakeName(index),
    ...endereco(index),
    matricula: matricula(index),
    desde: daysBefore('2026-11-30', dias),
    dias,
    titulos,
    valor: titulos * (18_990 + ((index * 731) % 42_000)),
    tipo: 'I',
    ...fakeSituacao(index),
    ...given,
  };
};

/** Line number `index` of the messaging file, with the given changes. */
export const fakeLinhaMensageria = (index = 1, given: Partial<LinhaMensageria> = {}): LinhaMensageria => ({
  TELEFONE: celular(index),
  MENSAGEM: 'Olá! Há mensalidades em aberto no seu plano. Pague com o código abaixo.',
  LOCALIZADOR: `INAD-${matricula(index)}`,
  DATA_HORA_AGENDADA: '',
  ENVIA_INAPP: 'S',
  ENVIA_SMS: 'S',
  ID_FUNCIONALIDADE: '1',
  ID_REGISTRO: String(index),
  TIPO_CALLBACK: '0',
  LINHADIGITAVEL: '00190000090123879877977700168188337710000013500',
  MATRICULA: matricula(index),
  EMAIL: index % 6 === 2 ? '' : `beneficiario${1200 + index}@exemplo.com.br`,
  NOSSONUMERO: `1234567${String(index).padStart(10, '0')}`,
  NOME: fakeName(index),
  TIPOBOLETO: 'I',
  ...given,
});

/** Line number `index` of people without a usable telephone, with the given changes. */
export const fakeLinhaFoneErrado = (index = 1, given: Partial<LinhaFoneErrado> = {}): LinhaFoneErrado => ({
  ...fakeLinhaMensageria(index),
  TELEFONE: fakePick(['', '45999012', '4533901234'], index),
  MOTIVO: fakePick(recusas, index),
  ...given,
});

/** Late payment number `index` on 2026-11-21, of every age; with the given changes. */
export const fakePagamentoVencido = (index = 1, given: Partial<PagamentoVencido> = {}): PagamentoVencido => {
  const dias = 1 + ((index * 23) % 110);
  return {
    nome: fakeName(index),
    email: index % 6 === 2 ? null : `beneficiario${1200 + index}@exemplo.com.br`,
    fone1: index % 8 === 3 ? null : celular(index),
    fone2: index % 3 === 0 ? `453390${String(1_000 + ((index * 791) % 9_000))}` : null,
    fone3: index % 20 === 7 ? '45999012' : null,
    dtVencimento: daysBefore('2026-11-21', dias),
    qtdDiasVencidos: dias,
    matricula: matricula(index),
    tipo: 'I',
    valor: 18_990 + ((index * 731) % 42_000),
    novoBoleto: index % 9 === 4 ? `N0000000${index % 10}` : null,
    titulo: String(7_000_000 + index),
    ...given,
  };
};

const list = <Row>(count: number, make: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const isLeft = (codes: readonly string[], index: number): boolean =>
  !codes.includes(fakePick(fakeCidades, index).codigo);
const without = <Row>(codes: readonly string[], rows: readonly Row[]): Row[] =>
  rows.filter((_, at) => isLeft(codes, at + 1));

/** The calls of the three screens, `count` rows each; a city code outside `fakeCidades` is refused. */
export const inadimplenciaFakes = (count = 60) => [
  fake(getRelatorioCancelamentoData, [...fakeDatas]),
  fake(getRelatorioCancelamento, () => list(count, fakeContratoCancelado)),
  fake(
    getListCidade,
    ({ params }) =>
      fakeCidades.find(({ codigo }) => codigo.startsWith(params.cityCode) && params.cityCode.length >= 6) ??
      new Refusal(404, { error: 'Código de cidade incorreto!' }),
  ),
  fake(getRelatorioInadimplentes, ({ query }) => without(query.codCidade, list(count, fakeInadimplente))),
  fake(getRelatorioInadimplentesMensageria, ({ query }) =>
    without(query.codCidade, list(count, fakeLinhaMensageria)),
  ),
  fake(getInadimplentesMensageriaFoneErrado, ({ query }) =>
    without(query.codCidade, list(Math.ceil(count / 10), fakeLinhaFoneErrado)),
  ),
  ...answersOf(pagamentoVencido, () => list(count, fakePagamentoVencido)),
];
