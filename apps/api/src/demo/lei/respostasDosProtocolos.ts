import type { Insertable } from 'kysely';
import type { ProtocoloAtendimentoTable } from '../../db/tables/atendimento.ts';
import { isoOf } from '../calendar.ts';

type Protocolo = Insertable<ProtocoloAtendimentoTable>;
type Resposta = Pick<Protocolo, 'conclusao' | 'resposta' | 'clausula' | 'realizada_em'>;

/** Conclusions among every twenty protocols; the core system closes the others without a word. */
const conclusoes: Readonly<Record<number, NonNullable<Protocolo['conclusao']> | undefined>> = {
  1: 'NEGADA',
  5: 'APROVADA',
  9: 'REALIZADA',
  15: 'NEGADA',
};

const textos = {
  APROVADA: 'Pedido aprovado.',
  NEGADA: 'O recibo apresentado não diz quem atendeu.',
  REALIZADA: 'Pedido atendido no contato.',
} as const;

/** Codes of atendimento_tema with a term until something is done. */
const aRealizar: readonly number[] = [1, 8];

const nada = { conclusao: null, resposta: null, clausula: null, realizada_em: null };

/** Answer of a closed protocol, without chance: denied, approved with and without its day of done, done. */
export const respostaDoProtocolo = (
  index: number,
  { tema, isPedido, ended, today }: { tema: number; isPedido: boolean; ended: number; today: number },
): Resposta => {
  const conclusao = isPedido ? conclusoes[index % 20] : undefined;
  if (conclusao === undefined) return nada;
  const feita = ended + 4;
  const isDita = aRealizar.includes(tema) && index % 40 < 20 && feita <= today;
  const diaDe = { NEGADA: null, REALIZADA: isoOf(ended), APROVADA: isDita ? isoOf(feita) : null } as const;
  return {
    conclusao,
    resposta: textos[conclusao],
    clausula: conclusao === 'NEGADA' ? 'Cláusula 20 do contrato, reembolso' : null,
    realizada_em: diaDe[conclusao],
  };
};
