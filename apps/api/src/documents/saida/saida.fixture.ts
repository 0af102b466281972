import type { SaidaDocumento } from './saidaPdf.ts';

/** Test data of a paper, as `casosDosPapeis.fixture.ts` gives it. */
interface DadosDaSaida {
  nome: string;
  cpf: string | null;
  texto: string;
  linhas: number;
  telefone: string;
}

/** A request to leave of as many people as `linhas`. */
export const saidaDeTeste = ({ nome, cpf, texto, linhas, telefone }: DadosDaSaida): SaidaDocumento => ({
  operadora: {
    nome: 'Operadora Inventada de Saúde S.A.',
    cnpj: '12ABC34501DE35',
    registroAns: '999999',
    endereco: 'Rua dos Ipês, 45 - Cascavel/PR',
    telefone,
  },
  protocolo: '99999920261110000001',
  titular: nome,
  plano: 'Vida Plena Enfermaria',
  contratacao: 'Individual ou familiar',
  destino: 'À operadora',
  canal: 'Telefone',
  quemPediu: nome,
  pedidoEm: '2026-11-10T18:40',
  pessoas: Array.from({ length: linhas }, (_, n) => ({
    nome,
    matricula: String(1_201 + n).padStart(10, '0'),
    cpf,
  })),
  novoTitular: nome,
  obitoEm: null,
  itens: [texto, 'Mensalidades e coparticipações até a saída continuam devidas.'],
  efeito: 'A saída vale desde 10/11/2026 18:40 e não se desfaz (RN ANS 561/2022).',
  emitidoEm: '2026-11-10T18:42',
});
