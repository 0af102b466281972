import * as z from 'zod/mini';
import { typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { byPostedMonthsAnd, type QuestionTexts } from '../../report/question.ts';
import { type RowOf, report } from '../../report/report.ts';
import { sinistralidadeDe } from './sinistralidade.rules.ts';

const vazio = z.literal('', 'deixe vazio no relatório resumido');
const codigo = (pede: string) => typed(20).check(z.trim(), z.minLength(1, pede));

const textsOf = (contratos: string, por: string, falha: string): QuestionTexts => ({
  summary: `Custo, mensalidade e coparticipação por competência e ${por}, dos contratos ${contratos}.`,
  says: `Contratos ${contratos}, competências`,
  empty: ['Nenhum valor encontrado', 'Verifique as competências e o código.'],
  failed: `Ocorreu algum problema ao buscar a sinistralidade ${falha}`,
});

const individual = (por: string) => textsOf('individuais', por, 'individual');
const empresarial = (por: string) => textsOf('empresariais', por, 'empresarial');

/** Cost, fees and loss ratio by month: for plans or companies, or for the lives of one contract or company (CTB-8). */
export const sinistralidadeReport = report({
  route: 'contabilidade/sinistralidade',
  title: 'Sinistralidade',
  file: 'sinistralidade.csv',
  texts: {
    ask: 'Escolha as competências e o tipo e busque.',
    idle: 'Escolha as competências e o tipo e use Buscar individual ou Buscar empresarial.',
  },
  questions: {
    individualResumida: byPostedMonthsAnd(
      '/contabilidade/getSinistralidadeIndividualResumida',
      { name: 'matricula', label: 'Matrícula', codec: vazio, isOptional: true },
      individual('plano'),
    ),
    empresarialResumida: byPostedMonthsAnd(
      '/contabilidade/getSinistralidadeEmpresarialResumida',
      { name: 'empCon', label: 'Empresa', codec: vazio, isOptional: true },
      empresarial('empresa e plano'),
    ),
    individualDetalhada: byPostedMonthsAnd(
      '/contabilidade/getSinistralidadeIndividualDetalhada',
      { name: 'matricula', label: 'Matrícula', codec: codigo('informe a matrícula'), isPersonal: true },
      individual('beneficiário'),
    ),
    empresarialDetalhada: byPostedMonthsAnd(
      '/contabilidade/getSinistralidadeEmpresarialDetalhada',
      { name: 'empCon', label: 'Empresa', codec: codigo('informe o código da empresa') },
      empresarial('beneficiário'),
    ),
  },
  row: {
    COMPETENCIA: f.competencia('Competência', { footer: 'count' }),
    EMPRESA: f.empresa('Empresa'),
    SINISTRALIDADE: f.percent('Sinistralidade'),
    CUSTOBRUTO: f.required(f.money('Custo bruto', { principal: true })),
    MENSALIDADE: f.required(f.money('Mensalidade')),
    COPART: f.required(f.money('Coparticipação')),
    BENEFICIARIO: f.pessoa('Beneficiário'),
    PLANO: f.code('Registro do plano'),
    EMP: f.code('Código da empresa'),
    CIDADE: f.cidade('Cidade'),
    MATRICULA: f.ours(f.code('Matrícula')),
  },
  lacks: {
    individualResumida: ['EMPRESA', 'EMP', 'BENEFICIARIO', 'CIDADE', 'MATRICULA'],
    empresarialResumida: ['BENEFICIARIO', 'CIDADE', 'MATRICULA'],
    individualDetalhada: ['EMPRESA', 'EMP'],
  },
  compares: {
    key: ['EMP', 'PLANO', 'MATRICULA'],
    month: 'COMPETENCIA',
    figure: 'SINISTRALIDADE',
    together: { parts: ['CUSTOBRUTO', 'MENSALIDADE', 'COPART'], of: sinistralidadeDe },
    lead: {
      individualResumida: ['PLANO'],
      empresarialResumida: ['EMPRESA'],
      individualDetalhada: ['BENEFICIARIO'],
      empresarialDetalhada: ['BENEFICIARIO'],
    },
  },
});

/** A month of a plan, a company or a life. */
export type Sinistralidade = RowOf<typeof sinistralidadeReport>;
