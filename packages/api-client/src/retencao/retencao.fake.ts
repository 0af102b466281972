import { fakeName, fakePick } from '../report/names.fake.ts';
import { fake, Refusal } from '../http/fake.ts';
import { matriculaInteira } from '../kinds/matricula.ts';
import {
  addAtendimentoRetencao,
  type BeneficiarioRetencao,
  type EntradaRetencao,
  getBeneficiariosCancelados,
  getBeneficiariosCanceladosFimMes,
  getMotivosRetencao,
  getRetencao,
  getRetencaoPessoas,
  reabrirAtendimentoRetencao,
} from './retencao.contract.ts';
import { motivosPadrao } from './retencao.rules.ts';
import { getContaDaFamilia } from './saida/saida.contract.ts';
import { fakeConta } from './saida/saida.fake.ts';

const reasons = [
  'Inadimplência',
  'Pedido do beneficiário',
  'Falecimento',
  'Desligamento da empresa',
  'Mudança de cidade',
] as const;
const cpfs = ['52998224725', '11144477735', '39053344705'] as const;
const said = [
  'Contato feito; beneficiário pediu tempo para decidir.',
  'Enviada a proposta de desconto por três meses.',
  'Falou com a família e respondeu.',
] as const;

/** The beneficiary number `index`, cancelled and not attended yet, with the given changes. */
export const fakePessoaRetencao = (
  index = 1,
  given: Partial<BeneficiarioRetencao> = {},
): BeneficiarioRetencao => ({
  matricula: matriculaInteira(String(2400 + index)),
  nome: fakeName(index),
  titularidade: index % 4 === 3 ? 'DEPENDENTE' : 'TITULAR',
  cpf: fakePick(cpfs, index),
  cns: null,
  telefone: index % 6 === 5 ? null : `459912345${String(10 + (index % 90))}`,
  dtAtivacao: `20${String(12 + (index % 12))}-03-01`,
  dtCancelamento: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}`,
  statusBen: 'Cancelado',
  motivoCancelamento: fakePick(reasons, index),
  qtdeRet: 0,
  statusRet: null,
  resultadoRet: null,
  retencaoMotivo: null,
  retCod: null,
  dtRetencao: null,
  descricaoRetencao: null,
  usuario: null,
  ...given,
});

/** An entry of the history, with the given changes. */
export const fakeEntradaRetencao = (given: Partial<EntradaRetencao> = {}): EntradaRetencao => ({
  matricula: '0000002401',
  retCod: '301',
  descricaoRetencao: said[0],
  dtRetencao: '2026-11-16T10:20',
  statusRetencao: 'A',
  resultadoRetencao: null,
  retencaoMotivo: 'Aguardando retorno',
  usuario: 'Priscila Nunes Teles',
  ...given,
});

/** The same beneficiary with his newest entry. */
const withEntrada = (
  pessoa: BeneficiarioRetencao,
  newest: EntradaRetencao,
  count: number,
): BeneficiarioRetencao => ({
  ...pessoa,
  qtdeRet: count,
  statusRet: newest.statusRetencao,
  resultadoRet: newest.resultadoRetencao,
  retencaoMotivo: newest.retencaoMotivo,
  retCod: newest.retCod,
  dtRetencao: newest.dtRetencao,
  descricaoRetencao: newest.descricaoRetencao,
  usuario: newest.usuario ?? null,
});

const entradasDe = (index: number): EntradaRetencao[] => {
  const matricula = fakePessoaRetencao(index).matricula;
  const first = fakeEntradaRetencao({ matricula, retCod: String(300 + index * 3) });
  if (index % 3 === 0) return [];
  const second = fakeEntradaRetencao({
    ...first,
    retCod: String(301 + index * 3),
    descricaoRetencao: said[1],
    dtRetencao: '2026-11-18T15:05',
    retencaoMotivo: 'Em negociação',
  });
  if (index % 3 === 1) return index % 2 === 0 ? [first] : [second, first];
  const isPositive = index % 4 === 0;
  return [
    fakeEntradaRetencao({
      ...first,
      retCod: String(302 + index * 3),
      descricaoRetencao: said[2],
      dtRetencao: '2026-11-19T09:40',
      statusRetencao: 'F',
      resultadoRetencao: isPositive ? 'P' : 'N',
      retencaoMotivo: isPositive ? 'Desconto aplicado' : 'Dificuldade financeira',
      usuario: 'Rui Farias Lobo',
    }),
    first,
  ];
};

/** Start of the invented month. */
export interface RetencaoFakeOptions {
  /** Cancelled beneficiaries of the month. */
  readonly cancelados?: readonly BeneficiarioRetencao[];
  /** Beneficiaries who leave at the end of the month. */
  readonly fimDoMes?: readonly BeneficiarioRetencao[];
  /** The history, the newest entry of a matrícula first. */
  readonly historico?: readonly EntradaRetencao[];
  /** Another person's entry a moment before the first act, which is therefore refused. */
  readonly meanwhile?: EntradaRetencao;
}

/** `count` invented beneficiaries of the month, one after the other. */
export const fakePessoasRetencao = (count: number): BeneficiarioRetencao[] =>
  Array.from({ length: count }, (_, index) => fakePessoaRetencao(index + 1));

/** Their history: one third is finished, one third in attendance, one third without attendance. */
export const fakeHistoricoRetencao = (count: number): EntradaRetencao[] =>
  Array.from({ length: count }, (_, index) => entradasDe(index + 1)).flat();

const leaving = [41, 42, 45].map((index) =>
  fakePessoaRetencao(index, { statusBen: 'Ativo', dtCancelamento: '2026-12-01' }),
);

/** The calls of the retention over one memory. */
export const retencaoFakes = ({
  cancelados = fakePessoasRetencao(24),
  fimDoMes = leaving,
  historico = fakeHistoricoRetencao(24),
  meanwhile,
}: RetencaoFakeOptions = {}) => {
  let entradas = [...historico];
  let late = meanwhile;
  /** The refusal of the slower of two people. */
  const isLate = (): Refusal | null => {
    if (!late) return null;
    const error = `Outro atendimento deste beneficiário foi registrado por ${late.usuario ?? ''} em 21/11/2026 08:55.`;
    entradas = [late, ...entradas];
    late = undefined;
    return new Refusal(409, { error });
  };
  const entradasOf = (matricula: string) => entradas.filter((each) => each.matricula === matricula);
  const seen = (pessoas: readonly BeneficiarioRetencao[]) =>
    pessoas.map((pessoa) => {
      const own = entradasOf(pessoa.matricula);
      return own[0] ? withEntrada(pessoa, own[0], own.length) : pessoa;
    });
  const ofStatus = (status: 'A' | 'F') =>
    seen([...cancelados, ...fimDoMes]).filter(({ statusRet }) => statusRet === status);
  const write = (entrada: Partial<EntradaRetencao>) => {
    const retCod = String(900 + entradas.length);
    entradas = [
      fakeEntradaRetencao({
        dtRetencao: '2026-11-21T09:00',
        usuario: 'Marina Alencar',
        ...entrada,
        retCod,
      }),
      ...entradas,
    ];
    return retCod;
  };
  return [
    fake(getBeneficiariosCancelados, () => seen(cancelados)),
    fake(getBeneficiariosCanceladosFimMes, () => seen(fimDoMes)),
    fake(getRetencaoPessoas, ({ params }) => ofStatus(params.status)),
    fake(getRetencao, ({ params }) =>
      ofStatus(params.status).flatMap(({ matricula }) => entradasOf(matricula)),
    ),
    fake(getContaDaFamilia, ({ body }) => {
      const nome = [...cancelados, ...fimDoMes].find(({ matricula }) => matricula === body.matricula)?.nome;
      const conta = fakeConta();
      const pessoas = conta.pessoas
        .slice(0, 1)
        .map((pessoa) => ({ ...pessoa, ...body, nome: nome ?? pessoa.nome }));
      return {
        ...conta,
        pessoas,
        soma: { mensalidade: 41_250, custo: 318_040 },
        custoSobreMensalidades: 6_425,
      };
    }),
    fake(getMotivosRetencao, [...motivosPadrao]),
    fake(addAtendimentoRetencao, ({ body }) => {
      const refusal = isLate();
      if (refusal) return refusal;
      const retcod = write({
        matricula: body.codsau,
        descricaoRetencao: body.retdesc,
        statusRetencao: body.retstatus,
        resultadoRetencao: body.retresultado,
        retencaoMotivo: motivosPadrao.find(({ codigo }) => codigo === body.retmotivo)?.descricao ?? null,
      });
      return { success: true, message: 'Atendimento adicionado com sucesso!', retcod };
    }),
    fake(reabrirAtendimentoRetencao, ({ body }) => {
      const refusal = isLate();
      if (refusal) return refusal;
      const found = entradas.find(({ retCod }) => retCod === body.retcod);
      if (!found) return new Refusal(404, { error: 'Nenhum atendimento tem este código.' });
      const retcod = write({
        matricula: found.matricula,
        descricaoRetencao: `Atendimento reaberto: ${body.motivo}`,
        retencaoMotivo: 'Em negociação',
      });
      return { success: true, message: 'Atendimento reaberto com sucesso!', retcod };
    }),
  ];
};
