import { prazosPadrao } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import { type Destino, efeitoDaSaida, type Via } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import type { Insertable } from 'kysely';
import type { SaidaTables } from '../../db/tables/saida.ts';
import { isoOf, momentOf } from '../calendar.ts';
import { isActiveOn, type Vida } from '../lives.ts';

/** Invented requests to leave with their people and steps. */
interface Saidas {
  saidas: Insertable<SaidaTables['saida']>[];
  pessoas: Insertable<SaidaTables['saida_pessoa']>[];
  passos: Insertable<SaidaTables['saida_passo']>[];
}

interface Caso {
  via: Via;
  destino: Destino;
  /** Days before today. */
  ha: number;
  fim?: 'COMPROVANTE' | 'RETIRADA' | 'EFEITO' | 'AVISADA';
  obito?: true;
  familia?: true;
  /** The core system cancels at the end of the month. */
  contradiz?: true;
}

/** Each way and each state; the first is late. */
const casos: readonly Caso[] = [
  { via: 'INDIVIDUAL', destino: 'OPERADORA', ha: 24, familia: true },
  { via: 'INDIVIDUAL', destino: 'OPERADORA', ha: 2 },
  { via: 'INDIVIDUAL', destino: 'OPERADORA', ha: 9, contradiz: true },
  { via: 'INDIVIDUAL', destino: 'OPERADORA', ha: 5, obito: true },
  { via: 'INDIVIDUAL', destino: 'OPERADORA', ha: 3, fim: 'RETIRADA' },
  { via: 'EMPRESARIAL', destino: 'CONTRATANTE', ha: 6, fim: 'AVISADA' },
  { via: 'EMPRESARIAL', destino: 'CONTRATANTE', ha: 40 },
  { via: 'EMPRESARIAL', destino: 'CONTRATANTE', ha: 12, fim: 'EFEITO' },
  { via: 'ADESAO', destino: 'ADMINISTRADORA', ha: 20, fim: 'COMPROVANTE' },
];

const tipos: Readonly<Record<Via, number>> = {
  INDIVIDUAL: 1,
  EMPRESARIAL: 2,
  MEI: 2,
  ADESAO: 3,
  NAO_INFORMADA: 0,
};

const por = 'USU_RETENCAO';

/** Requests to leave of the last weeks: every way and state that the register has people for. */
export const buildSaidas = (vidas: readonly Vida[], today: number, registroAns: string): Saidas => {
  const made: Saidas = { saidas: [], pessoas: [], passos: [] };
  const taken = new Set<string>();
  const titulares = vidas.filter(({ titular }) => titular === null);
  for (const [index, caso] of casos.entries()) {
    const { via, destino, ha, fim, obito, familia, contradiz } = caso;
    const vida = titulares.find(
      (each) =>
        each.row.tipo_contratacao === tipos[via] &&
        !taken.has(each.row.matricula) &&
        (contradiz
          ? each.row.cancelamento_fim_mes === true && each.cancelado !== null && each.cancelado > today
          : each.staged === undefined && each.cancelado === null && isActiveOn(each, today - ha)),
    );
    if (vida === undefined) continue;
    const { matricula } = vida.row;
    taken.add(matricula);
    const id = made.saidas.length + 1;
    const pedidoEm = momentOf(today - ha, 10 + (index % 7), 40);
    const obitoEm = obito ? isoOf(today - ha - 2) : null;
    const efeito = efeitoDaSaida({ via, destino, pedidoEm, primeiroPedidoEm: null, obitoEm }, prazosPadrao);
    const depois = momentOf(today - ha + 1, 11, 5);
    const efeitoEm = fim === 'RETIRADA' ? null : fim === 'EFEITO' ? depois : efeito.em;
    made.saidas.push({
      id,
      protocolo: `${registroAns}${isoOf(today - ha).replaceAll('-', '')}9${String(id).padStart(5, '0')}`,
      titular_matricula: matricula,
      via,
      destino,
      canal: index % 2 === 0 ? 'TELEFONE' : 'PRESENCIAL',
      quem_pediu: vida.membro.pessoa.nome,
      pedido_em: pedidoEm,
      primeiro_pedido_em: null,
      obito_em: obitoEm,
      itens: ['CARENCIAS', 'IMEDIATO', 'DEBITOS', 'USO'],
      novo_titular: null,
      motivo: obito ? 'Falecimento.' : 'Mudou de cidade.',
      por,
      registrada_em: pedidoEm,
      aguarda: efeito.aguarda,
      direto_desde: efeito.diretoDesde,
      efeito_em: efeitoEm,
      sabida_em: efeitoEm === null ? null : fim === 'EFEITO' ? depois : pedidoEm,
      comprovada_em: fim === 'COMPROVANTE' ? depois : null,
      retirada_em: fim === 'RETIRADA' ? pedidoEm : null,
      responsavel: por,
      proximo_em: fim === 'AVISADA' ? isoOf(today + 3) : null,
    });
    const saem = familia ? vidas.filter((each) => each === vida || each.titular === vida) : [vida];
    made.pessoas.push(...saem.map(({ row }) => ({ saida_id: id, matricula: row.matricula })));
    if (fim !== undefined && fim !== 'RETIRADA')
      made.passos.push({
        saida_id: id,
        passo: fim,
        em: depois,
        texto: fim === 'AVISADA' ? 'Levado por e-mail ao RH.' : '',
        por,
        registrado_em: depois,
      });
  }
  return made;
};
