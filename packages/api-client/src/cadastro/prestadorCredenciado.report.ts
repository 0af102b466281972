import * as f from '../report/field.ts';
import { all } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';

/** Providers of the network; DTCR, DTDC and DTCRI are the days of accreditation, its end and its renewal. */
export const prestadorCredenciado = report({
  route: 'cadastro/prestador-credenciado',
  title: 'Prestadores credenciados',
  texts: {
    ask: 'Busque para ver a rede credenciada.',
    idle: 'Use Buscar para ver os prestadores.',
    failed: 'Ocorreu algum problema ao buscar os Prestadores Credenciados.',
  },
  questions: {
    buscar: all('/cadastro/getPrestadoresCredenciados', {
      summary: 'Prestadores da rede credenciada.',
      says: 'Toda a rede credenciada',
      empty: 'Não há prestadores credenciados.',
      button: 'Buscar',
    }),
  },
  row: {
    PEFNOME: f.nome('Nome', { footer: 'count' }),
    CRM: f.code('CRM'),
    DESCRICAO: f.choice('Descrição', ['Médico', 'Hospital', 'Laboratório']),
    DTCR: f.day('Data de credenciamento'),
    DTDC: f.day('Data de descredenciamento'),
    ESPECIALIDADE: f.choice('Especialidade', ['Pediatria', 'Cardiologia', 'Análises clínicas', 'Urologia']),
    CNPJ: f.cnpj('CNPJ'),
    CIDADE: f.cidade('Cidade'),
    LOGRADOURO: f.endereco('Logradouro'),
    DTCRI: f.day('Data de recredenciamento'),
    TELEFONE: f.phone('Telefone'),
  },
});

export type PrestadorCredenciado = RowOf<typeof prestadorCredenciado>;
