import { counted } from '@vidas/api-client/words/counted.ts';
import { semNada } from '@vidas/api-client/kinds/ha.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type BaseDoBanco, existe } from '../../db/existe.ts';
import { countTokensSemProtocolo } from '../atendimento/token.sql.ts';
import { countSemCco } from '../cadastro/conferencia/resumoConferencia.sql.ts';
import { vencidoAte } from '../cobranca/inadimplencia/inadimplencia.sql.ts';
import { countEmAtraso, countRetencoes } from '../cobranca/inicio/inicio.sql.ts';
import { countVidasAtivas } from '../diretoria/painel/painel.sql.ts';

/** One figure of a module (ACE-20): number, words, and whether somebody should act. */
export interface Figure {
  modulo: ModuleKey;
  texto: string;
  pedeAtencao: boolean;
}

/** The count in words; a zero where there is nothing of it would read as good news (REL-35). */
const figureOf = async (
  db: Db,
  base: BaseDoBanco,
  count: number,
  words: readonly [one: string, many: string],
): Promise<string> => {
  if (count > 0) return counted(count, ...words);
  const { [base]: ha } = await existe(db, [base]);
  return ha ? counted(count, ...words) : semNada[base];
};

const ativosSemCco = async (db: Db, hoje: string): Promise<Figure> => {
  const { ativos } = await countSemCco(db, hoje);
  return {
    modulo: 'cadastro',
    texto: await figureOf(db, 'vidas', ativos, ['ativo sem CCO', 'ativos sem CCO']),
    pedeAtencao: ativos > 0,
  };
};

const novas = async (db: Db): Promise<Figure> => {
  const { total } = await db
    .selectFrom('denuncia')
    // Those that say the same and that nobody touched are one row of the list (OUV-29).
    .select(
      sql<number>`count(distinct case when exists (select from denuncia_acao a where a.denuncia_id = denuncia.id)
        or exists (select from denuncia_mensagem m where m.denuncia_id = denuncia.id)
        then id::text else coalesce(encode(impressao, 'hex'), id::text) end)`.as('total'),
    )
    .where('status', '=', 'N')
    .where('id', 'not in', (eb) => eb.selectFrom('denuncia_de_lado').select('denuncia_id'))
    .executeTakeFirstOrThrow();
  return {
    modulo: 'ouvidoria',
    texto: counted(total, 'denúncia nova', 'denúncias novas'),
    pedeAtencao: total > 0,
  };
};

const emAtraso = async (db: Db, hoje: string): Promise<Figure> => {
  const total = await countEmAtraso(db, vencidoAte(hoje));
  return {
    modulo: 'cobranca',
    texto: await figureOf(db, 'titulos', total, ['título em atraso', 'títulos em atraso']),
    pedeAtencao: total > 0,
  };
};

const emAtendimento = async (db: Db, hoje: string): Promise<Figure> => {
  const { abertas } = await countRetencoes(db, hoje.slice(0, 7));
  return {
    modulo: 'retencao',
    texto: await figureOf(db, 'retencoes', abertas, ['retenção em atendimento', 'retenções em atendimento']),
    pedeAtencao: abertas > 0,
  };
};

const vidasAtivas = async (db: Db, hoje: string): Promise<Figure> => ({
  modulo: 'diretoria',
  texto: await figureOf(db, 'vidas', await countVidasAtivas(db, hoje), ['vida ativa', 'vidas ativas']),
  pedeAtencao: false,
});

const tokensSemProtocolo = async (db: Db): Promise<Figure> => {
  const total = await countTokensSemProtocolo(db);
  return {
    modulo: 'atendimento',
    texto: await figureOf(db, 'tokens', total, ['token aguardando protocolo', 'tokens aguardando protocolo']),
    pedeAtencao: total > 0,
  };
};

/** The modules that have a figure (ACE-20), each figureOf as their lists select; `hoje` is YYYY-MM-DD. */
export const figures: Partial<Record<ModuleKey, (db: Db, hoje: string) => Promise<Figure>>> = {
  atendimento: tokensSemProtocolo,
  cadastro: ativosSemCco,
  ouvidoria: novas,
  cobranca: emAtraso,
  retencao: emAtendimento,
  diretoria: vidasAtivas,
};
