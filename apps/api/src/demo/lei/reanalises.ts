import type { Insertable } from 'kysely';
import type { ProtocoloAtendimentoTable, ReanaliseTable } from '../../db/tables/atendimento.ts';
import type { ContasMedicasTables } from '../../db/tables/contasMedicas.ts';
import { isoOf, momentOf } from '../calendar.ts';

type Autorizacao = Insertable<ContasMedicasTables['autorizacao']>;
type Protocolo = Insertable<ProtocoloAtendimentoTable>;
type Reanalise = Insertable<ReanaliseTable>;

const pedidos = [
  'O médico mandou um laudo novo e pede outra análise.',
  'A pessoa diz que a carência já foi cumprida.',
] as const;

const aberta = { conclusao: null, resposta: null, clausula: null, respondida_em: null, respondida_por: null };

const respostas = [
  {
    conclusao: 'MANTIDA',
    resposta: 'O laudo novo não muda a cobertura contratada.',
    clausula: 'Cláusula 12 do contrato, coberturas',
  },
  { conclusao: 'REVISTA', resposta: 'A carência estava cumprida; a negativa foi revista.', clausula: null },
] as const;

/** Days before today on which a reanalysis was asked for, in turn: an open one, an overdue one, two answered ones. */
const turnos = [3, 17, 30, 45] as const;

/** Most reanalyses of each kind of request that the demonstration has. */
const limites = { autorizacao_codigo: 20, protocolo_codigo: 4 } as const;

/** A denial, with the day from which its reanalysis may be asked for. */
interface Negativa {
  codigo: string;
  matricula: string;
  negadaEm: string;
}

const reanalisesDe = (
  chave: keyof typeof limites,
  negadas: readonly Negativa[],
  today: number,
): Reanalise[] => {
  const made: Reanalise[] = [];
  for (const { codigo, matricula, negadaEm } of negadas.toReversed()) {
    const index = made.length;
    if (index === limites[chave]) break;
    const turno = index % turnos.length;
    const dia = today - (turnos[turno] ?? 0) - Math.floor(index / turnos.length);
    const pedida_em = isoOf(dia);
    if (negadaEm > pedida_em) continue;
    const dada = turno < 2 ? undefined : respostas[turno % respostas.length];
    made.push({
      autorizacao_codigo: null,
      protocolo_codigo: null,
      [chave]: codigo,
      matricula,
      quem_pediu: 'A própria pessoa',
      pedida_em,
      texto: pedidos[index % pedidos.length] ?? pedidos[0],
      por: 'USU_ATENDIMENTO',
      registrada_em: momentOf(dia, 9 + (index % 8), 20),
      ...(dada === undefined
        ? aberta
        : { ...dada, respondida_em: momentOf(dia + 5, 16, 10), respondida_por: 'USU_OUVIDORIA' }),
    });
  }
  return made;
};

/**
 * Reanalyses of denials, without chance: open, overdue and answered in turn, each asked for after its denial. Every second denied
 * protocol has none.
 */
export const buildReanalises = (
  autorizacoes: readonly Autorizacao[],
  protocolos: readonly Protocolo[],
  today: number,
): Reanalise[] => [
  ...reanalisesDe(
    'autorizacao_codigo',
    autorizacoes.flatMap(({ codigo, matricula, status, auditada_em }) =>
      status === 'NEGADA' && auditada_em ? [{ codigo, matricula, negadaEm: String(auditada_em) }] : [],
    ),
    today,
  ),
  ...reanalisesDe(
    'protocolo_codigo',
    protocolos
      .filter(({ conclusao }) => conclusao === 'NEGADA')
      .flatMap(({ codigo, matricula, encerrado_em }, index) =>
        index % 2 === 0 && encerrado_em ? [{ codigo, matricula, negadaEm: String(encerrado_em) }] : [],
      ),
    today,
  ),
];
