import type { Dados } from '../pdf/casosDosPapeis.fixture.ts';
import type { NegativaDocumento } from './negativaPdf.ts';
import type { ReanaliseDocumento } from './reanalisePdf.ts';

type Comum = Omit<NegativaDocumento, 'classe' | 'registradaEm' | 'isProtocolo'>;

const comum = ({ nome, texto, telefone }: Pick<Dados, 'nome' | 'texto' | 'telefone'>): Comum => ({
  codigo: '600123',
  operadora: {
    nome: 'Operadora Inventada de Saúde S.A.',
    documento: '11222333000181',
    registroAns: '999999',
    telefone,
  },
  nome,
  matricula: '0000001200',
  procedimento: texto,
  respondidaEm: '2026-11-10',
  resposta: texto,
  clausula: texto,
  emitidaEm: '2026-11-21',
});

/** A denial of the tests. */
export const negativaDeTeste = (dados: Dados): NegativaDocumento => ({
  ...comum(dados),
  isProtocolo: false,
  classe: 'EXAME',
  registradaEm: '2026-11-05',
});

/** The answer to its reanalysis, which keeps it. */
export const reanaliseDeTeste = (dados: Dados): ReanaliseDocumento => ({
  ...comum(dados),
  quemPediu: dados.nome,
  pedidaEm: '2026-11-12',
  pedido: dados.texto,
  isMantida: true,
});
