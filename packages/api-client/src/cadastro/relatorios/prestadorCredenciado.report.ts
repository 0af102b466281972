import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Providers of the network; DTCR, DTDC and DTCRI are the days of accreditation, its end and its renewal. */
export const prestadorCredenciado = report({
  route: 'cadastro/prestador-credenciado',
  title: 'Prestadores credenciados',
  texts: {
    ask: 'Busque para ver a rede credenciada.',
    idle: 'Use Buscar para ver os prestadores.',
    failed: 'Ocorreu algum problema ao buscar os prestadores credenciados.',
  },
  questions: {
    buscar: all('/cadastro/getPrestadoresCredenciados', {
      summary: 'Prestadores da rede credenciada.',
      says: 'Toda a rede credenciada',
      empty: 'Não há prestadores credenciados.',
    }),
  },
  row: {
    PEFNOME: f.nome('Nome', { footer: 'count' }),
    DESCRICAO: f.choice('Descrição', ['Médico', 'Hospital', 'Laboratório']),
    ESPECIALIDADE: f.choice('Especialidade', ['Pediatria', 'Cardiologia', 'Análises clínicas', 'Urologia']),
    CIDADE: f.cidade('Cidade'),
    DTCR: f.day('Data de credenciamento'),
    DTDC: f.day('Data de descredenciamento'),
    DTCRI: f.day('Data de recredenciamento'),
    TELEFONE: f.phone('Telefone'),
    CRM: f.code('CRM'),
    CNPJ: f.cnpj('CNPJ'),
    LOGRADOURO: f.endereco('Logradouro'),
  },
});

export type PrestadorCredenciado = RowOf<typeof prestadorCredenciado>;
