import type { ModuleKey } from '@vidas/api-client/shell/modules';
import type { Db } from '../../db/database.ts';
import { ultimoVencido } from '../cobranca/inadimplencia.rules.ts';
import { countEmAtraso, countRetencoes } from '../cobranca/inicio.sql.ts';

/** One figure of a module (ACE-20): number, words, and whether somebody should act. */
export interface Figure {
  modulo: ModuleKey;
  texto: string;
  pedeAtencao: boolean;
}

const written = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${many}`;

/** Active on a day: activated by then and not cancelled yet. */
const ativos = (db: Db, hoje: string) =>
  db
    .selectFrom('beneficiario')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('ativado_em', '<=', hoje)
    .where((eb) => eb.or([eb('cancelado_em', 'is', null), eb('cancelado_em', '>', hoje)]));

const semCco = async (db: Db, hoje: string): Promise<Figure> => {
  const { total } = await ativos(db, hoje).where('cco', 'is', null).executeTakeFirstOrThrow();
  return {
    modulo: 'cadastro',
    texto: written(total, 'beneficiário sem CCO', 'beneficiários sem CCO'),
    pedeAtencao: total > 0,
  };
};

const novas = async (db: Db): Promise<Figure> => {
  const { total } = await db
    .selectFrom('denuncia')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', '=', 'N')
    .executeTakeFirstOrThrow();
  return {
    modulo: 'ouvidoria',
    texto: written(total, 'denúncia nova', 'denúncias novas'),
    pedeAtencao: total > 0,
  };
};

const vidas = async (db: Db, hoje: string): Promise<Figure> => {
  const { total } = await ativos(db, hoje).executeTakeFirstOrThrow();
  return { modulo: 'diretoria', texto: written(total, 'vida ativa', 'vidas ativas'), pedeAtencao: false };
};

const emAtraso = async (db: Db, hoje: string): Promise<Figure> => {
  const total = await countEmAtraso(db, ultimoVencido(hoje));
  return {
    modulo: 'cobranca',
    texto: written(total, 'titular em atraso', 'titulares em atraso'),
    pedeAtencao: total > 0,
  };
};

const emAtendimento = async (db: Db, hoje: string): Promise<Figure> => {
  const { noMes, anteriores } = await countRetencoes(db, hoje.slice(0, 7));
  const total = noMes + anteriores;
  return {
    modulo: 'retencao',
    texto: written(total, 'atendimento aberto', 'atendimentos abertos'),
    pedeAtencao: total > 0,
  };
};

/** The modules that have a figure (ACE-20), each from one query; `hoje` is YYYY-MM-DD. */
export const figures: Partial<Record<ModuleKey, (db: Db, hoje: string) => Promise<Figure>>> = {
  cadastro: semCco,
  ouvidoria: novas,
  cobranca: emAtraso,
  retencao: emAtendimento,
  diretoria: vidas,
};
