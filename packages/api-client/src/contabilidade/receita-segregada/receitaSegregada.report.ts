import * as f from '../../report/field.ts';
import { byPostedPeriod, type QuestionTexts } from '../../report/question.ts';
import { type RowOf, report } from '../../report/report.ts';
import { tiposDePlano } from '../contrato.rules.ts';

/** Codes of the postings with a card of their own. */
export const codigosDeLancamento = { mensalidade: 2, desconto: 8, coparticipacao: 9 } as const;

const textsOf = (contratos: string): QuestionTexts => ({
  summary: `Lançamentos ativos das competências do período, um por linha, dos contratos ${contratos}.`,
  says: `Receita dos contratos ${contratos},`,
  empty: ['Nenhum lançamento encontrado', 'Verifique o período e o tipo.'],
  failed: 'Ocorreu algum problema ao buscar a receita segregada',
});

/** Postings on the lives of one kind of contract (CTB-5). */
export const receitaSegregada = report({
  route: 'contabilidade/receita-segregada',
  title: 'Receita segregada',
  file: 'receitaSegregada.csv',
  texts: {
    ask: 'Escolha o período e o tipo e busque.',
    idle: 'Escolha o período e o tipo e use Buscar.',
  },
  questions: {
    individual: byPostedPeriod(
      '/contabilidade/getReceitaSegregadaDetalhadaIndividual',
      textsOf('individuais'),
    ),
    empresarial: byPostedPeriod(
      '/contabilidade/getReceitaSegregadaDetalhadaEmpresarial',
      textsOf('empresariais'),
    ),
  },
  row: {
    LAN_COMPETENCIA: f.competencia('Competência', { footer: 'count' }),
    PEF_NOME: f.nome('Nome'),
    COD_SAU: f.matricula('Matrícula'),
    L_COD: f.text('Lançamento', { filter: 'exact' }),
    LANCOD: f.required(f.count('Código do lançamento')),
    VALOR: f.required(f.money('Valor')),
    EMPRESA: f.empresa('Empresa'),
    DT_VENCIMENTO: f.day('Data de vencimento'),
    FAT_STATUS: f.text('Status da fatura', { filter: 'exact' }),
    CLASSIF: f.text('Classificação', { filter: 'exact' }),
    TITULAR_NOME: f.pessoa('Titular'),
    TITULARIDADE: f.text('Titularidade', { filter: 'exact' }),
    TIPO_PLANO: f.choice('Tipo do plano', tiposDePlano),
    PLA_REGISTRO: f.code('Registro do plano'),
    CIDADE: f.cidade('Cidade'),
    UF: f.uf('UF'),
    BEN_ATIVO: f.simNao('Ativo'),
    DT_ATIVACAO: f.day('Data de ativação'),
    LAN_STATUS: f.text('Status do lançamento', { filter: 'exact' }),
    ASA: f.code('ASA'),
  },
});

/** A posting. */
export type Lancamento = RowOf<typeof receitaSegregada>;
