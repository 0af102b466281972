import type { Insertable } from 'kysely';
import type { ReanaliseTable } from '../../db/tables/atendimento.ts';
import type { ContasMedicasTables } from '../../db/tables/contasMedicas.ts';
import { isoOf, momentOf } from '../calendar.ts';

type Autorizacao = Insertable<ContasMedicasTables['autorizacao']>;

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

/** Most reanalyses that the demonstration has. */
const limite = 24;

/** Reanalyses of denials, without chance: open, overdue and answered in turn, each asked for after its denial. */
export const buildReanalises = (
  autorizacoes: readonly Autorizacao[],
  today: number,
): Insertable<ReanaliseTable>[] => {
  const made: Insertable<ReanaliseTable>[] = [];
  const negadas = autorizacoes.filter(({ status, auditada_em }) => status === 'NEGADA' && auditada_em);
  for (const { codigo, matricula, auditada_em } of negadas.toReversed()) {
    const index = made.length;
    if (index === limite) break;
    const turno = index % turnos.length;
    const dia = today - (turnos[turno] ?? 0) - Math.floor(index / turnos.length);
    const pedida_em = isoOf(dia);
    if (String(auditada_em) > pedida_em) continue;
    const dada = turno < 2 ? undefined : respostas[turno % respostas.length];
    made.push({
      autorizacao_codigo: codigo,
      protocolo_codigo: null,
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
