import { fake } from '../../http/fake.ts';
import { getInicio, type InicioCadastro } from './inicio.contract.ts';

/** A home with work of every kind, with the given changes. */
export const fakeInicio = (given: Partial<InicioCadastro> = {}): InicioCadastro => ({
  ha: { vidas: true, movimentacoes: true },
  conferencia: {
    nome: 'ArqConf9999990220261105.CNX',
    em: '2026-11-06T08:12',
    por: 'Marina Alencar',
    quantidade: 18_412,
  },
  cadastroMudou: false,
  retorno: {
    nome: '99999920261104093011.xml',
    em: '2026-11-05T14:40',
    por: 'Otávio Lins',
    aceitos: 612,
    rejeitados: 24,
  },
  envio: {
    nome: '99999920261104093011.SBX',
    em: '2026-11-04T09:30',
    por: 'Marina Alencar',
    competencia: '2026-10',
    situacao: 'PROCESSADO',
    quantidade: 636,
  },
  calendario: [
    {
      competencia: '2026-11',
      prazo: '2026-12-05',
      situacao: null,
      geradoEm: null,
      retornoEm: null,
      atraso: 0,
      espera: null,
    },
    {
      competencia: '2026-10',
      prazo: '2026-11-05',
      situacao: 'PROCESSADO',
      geradoEm: '2026-11-04T09:30',
      retornoEm: '2026-11-05T14:40',
      atraso: 0,
      espera: null,
    },
    {
      competencia: '2026-09',
      prazo: '2026-10-05',
      situacao: null,
      geradoEm: null,
      retornoEm: null,
      atraso: 47,
      espera: null,
    },
  ],
  semCco: { ativos: 14, inativos: 3 },
  rejeitados: 24,
  congeneres: [
    { codigo: '0201', nome: 'Saúde do Vale', quantidade: 18 },
    { codigo: '0202', nome: 'Vida Plena', quantidade: 1 },
  ],
  diferencas: { semCcoNaOperadora: 9, situacao: 1, campos: 137 },
  ...given,
});

/** A home on the first day: no file yet, no work. */
export const emptyInicio: InicioCadastro = {
  ha: { vidas: false, movimentacoes: false },
  conferencia: null,
  cadastroMudou: false,
  retorno: null,
  envio: null,
  semCco: { ativos: 0, inativos: 0 },
  rejeitados: 0,
  congeneres: [],
  diferencas: { semCcoNaOperadora: 0, situacao: 0, campos: 0 },
};

/** The call of the home. */
export const inicioFakes = (given: Partial<InicioCadastro> = {}) => [fake(getInicio, fakeInicio(given))];
