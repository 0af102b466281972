import { visao as visaoShape, type VisaoSalva } from '@vidas/api-client/shell/visoes/visoes.contract.ts';
import { createHmac, hkdfSync } from 'node:crypto';
import * as z from 'zod/mini';
import { seal, unseal } from '../../ouvidoria/sealed.ts';
import type { DaTabela, VisaoRow } from './visoes.sql.ts';

const shape = z.object({ nome: z.string(), visao: visaoShape });

const placeOf = ({ usuarioId, tabela }: DaTabela, chave: string): string =>
  `visao:${usuarioId}:${tabela}:${chave}`;

/**
 * Seals views for storage and opens them, because a filter of the ombudsman's desk may contain a reporter's
 * name (SEG-26).
 */
export class VisaoCofre {
  readonly #sealing: Uint8Array;
  readonly #naming: Uint8Array;

  constructor(identityKey: Uint8Array) {
    const derive = (use: string) =>
      new Uint8Array(hkdfSync('sha256', identityKey, new Uint8Array(), `vidas/visoes/${use}`, 32));
    this.#sealing = derive('conteudo');
    this.#naming = derive('nome');
  }

  /** Row key of a name. */
  chaveOf(nome: string): string {
    return createHmac('sha256', this.#naming).update(nome.normalize('NFC')).digest('hex');
  }

  close(owner: DaTabela, visao: VisaoSalva): Pick<VisaoRow, 'chave' | 'conteudo'> {
    const chave = this.chaveOf(visao.nome);
    return { chave, conteudo: seal(this.#sealing, placeOf(owner, chave), visao) };
  }

  /** Empty for an older version's row that today's contract cannot read. */
  open(owner: DaTabela, { chave, conteudo }: VisaoRow): VisaoSalva[] {
    const parsed = z.safeParse(shape, unseal(this.#sealing, placeOf(owner, chave), conteudo));
    return parsed.success ? [parsed.data] : [];
  }
}
