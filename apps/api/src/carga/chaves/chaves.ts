import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Db } from '../../db/schema.ts';
import { CargaRecusada } from '../cargaRecusada.ts';
import { insereChave, listaChaves, revogaChave } from './chaves.sql.ts';

const nome = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What the console asks about keys. It sends only the hash of a new one: the key stays where it was drawn. */
export const comandoDeChave = z.discriminatedUnion('acao', [
  z.strictObject({ acao: z.literal('carga-chave-nova'), nome, sha256 }),
  z.strictObject({ acao: z.literal('carga-chave-revoga'), nome }),
  z.strictObject({ acao: z.literal('carga-chave-lista') }),
]);

export type ComandoDeChave = z.output<typeof comandoDeChave>;

const PREFIXO = 'carga_';

/** 256 bits: nobody guesses it, and its prefix is found where a key was left by mistake. */
export const sorteiaChave = (): string => `${PREFIXO}${randomBytes(32).toString('base64url')}`;

export const hashDaChave = (chave: string): Buffer => createHash('sha256').update(chave).digest();

/** Does what the console asks and gives the text for the person. Throws `CargaRecusada`. */
export const executaComandoDeChave = async (
  { db, autor, em }: { db: Db; autor: string; em: string },
  comando: ComandoDeChave,
): Promise<string> => {
  if (comando.acao === 'carga-chave-nova') {
    const { nome: novo } = comando;
    if (!(await insereChave(db, { nome: novo, sha256: Buffer.from(comando.sha256, 'hex'), autor, em })))
      throw new CargaRecusada(
        `Já há uma chave ${novo}; revogue-a antes: npm run carga:chave -- revoga --nome ${novo}`,
      );
    return `A chave ${novo} vale a partir de agora.`;
  }
  if (comando.acao === 'carga-chave-revoga') {
    if (!(await revogaChave(db, { nome: comando.nome, autor, em })))
      throw new CargaRecusada(`Não há uma chave ${comando.nome} que valha.`);
    return `A chave ${comando.nome} não vale mais.`;
  }
  const chaves = await listaChaves(db);
  if (chaves.length === 0) return 'Não há chaves.';
  return chaves
    .map(({ nome: dela, criadaEm, criadaPor, revogadaEm, usadaEm }) => {
      const uso = usadaEm === null ? 'nunca usada' : `usada em ${writeDayTime(usadaEm)}`;
      const fim = revogadaEm === null ? 'vale' : `revogada em ${writeDayTime(revogadaEm)}`;
      return `${dela} · criada em ${writeDayTime(criadaEm)} por ${criadaPor} · ${uso} · ${fim}`;
    })
    .join('\n');
};
