import { expect, it } from 'vitest';
import especificacao from '../../../../docs/especificacao/rotas-e-chamadas.json' with { type: 'json' };
import { rotas } from './routes.ts';

it('has the addresses of the specification, and no others (OUV-1)', () => {
  const specified = especificacao.rotas
    .map(({ rota }) => rota)
    .filter((rota) => rota.startsWith('/ouvidoriaInterna/'));
  expect(Object.values(rotas).toSorted()).toEqual(specified.toSorted());
});
