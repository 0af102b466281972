import type { ChaveDoTipo } from '@vidas/api-client/atendimento/prazo/tipos.rules.ts';
import type { Insertable } from 'kysely';
import type { ContasMedicasTables } from '../../db/tables/contasMedicas.ts';
import { isoOf, momentOf } from '../calendar.ts';

type Autorizacao = Insertable<ContasMedicasTables['autorizacao']>;

const tiposDe: Readonly<Record<Autorizacao['classe'], readonly ChaveDoTipo[]>> = {
  CONSULTA: ['CONSULTA_BASICA', 'CONSULTA', 'DENTISTA', 'RETORNO'],
  EXAME: ['LABORATORIO', 'DIAGNOSTICO', 'ALTA_COMPLEXIDADE'],
  TERAPIA: ['OUTRAS_PROFISSOES', 'ANTINEOPLASICO', 'DIAGNOSTICO'],
  CIRURGIA: ['INTERNACAO', 'HOSPITAL_DIA'],
  INTERNAÇÃO: ['INTERNACAO'],
};

const negativas = [
  ['O procedimento não está na cobertura do plano contratado.', 'Cláusula 12 do contrato, coberturas'],
  ['O beneficiário cumpre carência para este procedimento.', 'Lei 9.656/1998, art. 12, V'],
] as const;

/** A request of the last month that nobody answered in its term. */
export const isEsquecida = (index: number, day: number, today: number): boolean =>
  index % 9 === 5 && day > today - 30 && day < today - 6;

interface Decidida {
  index: number;
  classe: Autorizacao['classe'];
  status: Autorizacao['status'];
  day: number;
  audited: number | null;
  today: number;
}

/**
 * Kind and answer of a request, without chance. One of four has no kind and one of five denials no text, as if the core system had
 * not sent them.
 */
export const respostaDe = ({
  index,
  classe,
  status,
  day,
  audited,
  today,
}: Decidida): Pick<
  Autorizacao,
  'tipo' | 'pedido_em' | 'respondida_em' | 'resposta' | 'clausula' | 'realizada_em'
> => {
  const tipos = tiposDe[classe];
  const tipo = index % 4 === 3 ? null : (tipos[index % tipos.length] ?? null);
  const pedido_em = momentOf(day, 8 + (index % 9), index % 60);
  const nada = { tipo, pedido_em, respondida_em: null, resposta: null, clausula: null, realizada_em: null };
  const isDecidida = status === 'AUTORIZADA' || status === 'NEGADA';
  if (!isDecidida || audited === null || index % 5 === 2) return nada;
  // After the request, also on its own day.
  const respondida_em = momentOf(audited, 17, index % 60);
  if (status === 'NEGADA') {
    const [resposta, clausula] = negativas[index % negativas.length] ?? negativas[0];
    return { ...nada, respondida_em, resposta, clausula };
  }
  const feita = audited + 3 + (index % 8);
  return {
    ...nada,
    respondida_em,
    resposta: 'Solicitação aprovada.',
    realizada_em: index % 3 === 0 && feita <= today ? isoOf(feita) : null,
  };
};
