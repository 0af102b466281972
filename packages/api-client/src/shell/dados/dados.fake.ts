import { fake } from '../../http/fake.ts';
import type { ChaveDoPasso } from '../../tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import { getDados, type IdadeDosDados, type ModuloVazio } from './dados.contract.ts';
import { type ModuleKey, moduleKeys } from '../modules.ts';

/** The data of every module, of this morning or with files that are late. */
export const fakeIdades = (given: Partial<Omit<IdadeDosDados, 'modulo'>> = {}): IdadeDosDados[] =>
  moduleKeys.map((modulo) => ({ modulo, em: '2026-11-21T05:00', atrasados: [], ...given }));

/** A module without data, and the steps that it needs, each after the one before. */
export const fakeVazio = (modulo: ModuleKey, ...passos: ChaveDoPasso[]): ModuloVazio => ({
  modulo,
  passos: passos.map((passo, at) => ({ passo, espera: passos.slice(Math.max(at - 1, 0), at) })),
});

/** An installation whose data stand so. */
export const dadosFake = ({
  idades = [],
  vazios = [],
}: {
  readonly idades?: IdadeDosDados[];
  readonly vazios?: ModuloVazio[];
} = {}) => fake(getDados, { idades, vazios });
