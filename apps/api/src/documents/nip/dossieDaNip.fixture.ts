import type { DossieDaNipDocumento } from './dossieDaNipPdf.ts';

/** Test data of a paper, as `casosDosPapeis.fixture.ts` gives it. */
interface DadosDoDossie {
  nome: string;
  texto: string;
  linhas: number;
  /** Amounts of the lines in turn. */
  cents: readonly number[];
  telefone: string;
}

/** File of the person of a NIP with as many guides, facts and protocols as `linhas`. */
export const dossieDeTeste = ({
  nome,
  texto,
  linhas,
  cents,
  telefone,
}: DadosDoDossie): DossieDaNipDocumento => {
  const cada = (titulo: string) =>
    Array.from({ length: linhas }, (_, n) => ({
      titulo: `${titulo} ${n + 1} · ${texto}`,
      linhas: [texto, 'Respondida em 20/11/2026: sem dado'],
    }));
  return {
    operadora: {
      nome: 'Operadora Inventada de Saúde S.A.',
      cnpj: '12ABC34501DE35',
      registroAns: '999999',
      endereco: 'Rua dos Ipês, 45 - Cascavel/PR',
      telefone,
    },
    emitidoEm: '2026-11-23',
    emitidoPor: nome,
    demanda: '10200300',
    nome,
    daNip: [
      ['Beneficiário', `${nome}, matrícula 0000001201`],
      ['Resolver até', '19/11/2026: venceu há 1 dia útil'],
    ],
    assunto: texto,
    texto,
    resposta: { de: 'De 20/11/2026, por Augusto Saraiva Melo', texto },
    faltas: ['Falta dado: o dia em que o contrato foi assinado.'],
    doContrato: [['Plano', 'Vida Plena Enfermaria, registro na ANS 499999991']],
    fatos: Array.from({ length: linhas }, (_, n) => ({
      dia: '2026-10-10',
      oQue: n % 2 === 0 ? 'Vencimento' : 'Aviso',
      detalhe: texto,
      valorCents: cents[n % cents.length] ?? null,
    })),
    textos: [],
    guias: cada('10/10/2026 · guia'),
    autorizacoes: cada('11/10/2026 · guia'),
    protocolos: [],
  };
};
