import { fake } from '../../http/fake.ts';
import type { ChaveDoPasso } from '../../tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import { getDados, type IdadeDosDados, type ModuloVazio } from './dados.contract.ts';
import { type ModuleKey, moduleKeys } from '../modules.ts';

/** The data of every module, loaded this morning or with late files. */
export const fakeIdades = (given: Partial<Omit<IdadeDosDados, 'modulo'>> = {}): IdadeDosDados[] =>
  moduleKeys.map((modulo) => ({ modulo, em: '2026-11-21T05:00', atrasados: [], ...given }));

/** A module without data, and its missing steps, each after the one before. */
export const fakeVazio = (modulo: ModuleKey, ...passos: ChaveDoPasso[]): ModuloVazio => ({
  modulo,
  passos: passos.map((passo, at) => ({ passo, espera: passos.slice(Math.max(at - 1, 0), at) })),
});

/** An installation with this state of its data. */
export const dadosFake = ({
  idades = [],
  vazios = [],
}: {
  readonly idades?: IdadeDosDados[];
  readonly vazios?: ModuloVazio[];
} = {}) => fake(getDados, { idades, vazios });
